### Everything of the format that is read.

## Patterns

plain = A plain text.
accents = Ёж — «это» ½ “quoted”
spaces =    begins late
several = One line
    and another.
block =
    First
      indented further
    and back.
empty-lines = One


    two.
braces = { "{" }not a placeable{ "}" }
blank-kept = { "  " }kept{ " " }
number = { 42 } and { "x" }
with-attribute = A message
    .title = its attribute
    .other = another
after = It goes on.

## Variables

variable = { $name } draws {$n} cards.
twice = { $name }, { $name }: { $n }
missing = { $nobody } is missing.
line-begins = Names:
    { $name }
    { $n } of them
placeable-first = { $n }
    { $name }

## Selectors

coins = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
coins-ru = У вас { $n ->
        [one] { $n } монета
        [few] { $n } монеты
       *[many] { $n } монет
    }.
exact = { $n ->
    [0] none
    [1] a single one
    [few] a few
   *[other] { $n }
} left
by-name = { $name ->
    [Anna] she
   *[other] they
}
nested = { $n ->
    [one] { $name ->
        [Anna] one, Anna
       *[other] one, others
    }
   *[other] many
}
long-variant = { $n ->
    [one]
        One line
        and another
   *[other] Other
        lines
}
no-value = { $nobody ->
    [one] x
   *[other] default
}

## Terms and messages

-dragon = { $case ->
   *[nominative] дракон
    [genitive] дракона
}
    .gender = masculine
-hoard = The Hoard
-of-dragon = hoard of { -dragon(case: "genitive") }
the-dragon = { -dragon } and { -dragon(case: "genitive") }
term = Welcome to { -hoard }!
terms-inside = { -of-dragon }
attribute = { with-attribute.title }, { with-attribute }
message = { coins }; { plain }
by-gender = { -dragon.gender ->
    [masculine] он
   *[feminine] она
}
term-sees-nothing = { -sees }
-sees = [{ $name }]

## Functions

capital = { CAPITAL($name) } goes.
capital-of-term = { CAPITAL(-hoard) } and { CAPITAL("the") }
