### The words of parts of the page that are everywhere, in English. They are a part of the program: they are said before
### anything is fetched. Project Fluent’s syntax: https://projectfluent.org/fluent/guide

close = Close
dismiss = Dismiss
