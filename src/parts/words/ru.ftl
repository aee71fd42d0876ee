### Слова частей страницы, которые есть везде. Они — часть программы: их говорят раньше, чем что-либо загружено.
### Синтаксис Project Fluent: https://projectfluent.org/fluent/guide

close = Закрыть
dismiss = Убрать
