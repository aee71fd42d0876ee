### What the refusals of these tests say.

over = The match is over.
no-coin = There is no { $coin }.
too-many = { $n } are too many.
