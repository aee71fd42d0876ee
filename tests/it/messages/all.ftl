### Everything of the format that is used, in one file that is read as English and as Russian.

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

## Variables

variable = { $name } draws {$n} cards.
twice = { $name }, { $name }: { $n }
line-begins = Names:
    { $name }
    { $n } of them
placeable-first = { $n }
    { $name }

## Selectors

coins = { $n ->
    [one] { $n } coin
    [few] { $n } coins (few)
    [many] { $n } coins (many)
   *[other] { $n } coins
}
coins-ru = У вас { $n ->
        [one] { $n } монета
        [few] { $n } монеты
        [many] { $n } монет
       *[other] { $n } (other)
    }.
exact = { $n ->
    [0] none
    [1] a single one
    [one] one of them
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
    [few] a few{ $name ->
       *[Anna] , Anna
        [other] , others
    }
   *[other] many
}
long-variant = { $n ->
    [one]
        One line
        and another
    [few] Few
   *[other] Other
        lines
}
literal = { "x" ->
    [x] a literal
   *[y] never
}

## Terms and messages

-dragon = { $case ->
   *[nominative] дракон
    [genitive] дракона
}
-hoard = The Hoard
-of-dragon = hoard of { -dragon(case: "genitive") }
-hero = { $as ->
   *[alone] { $letter ->
       *[small] hero
        [capital] Hero
    }
    [several] heroes
}
the-dragon = { -dragon } and { -dragon(case: "genitive") }
heroes = { -hero }, { -hero(letter: "capital") }, { -hero(as: "several", letter: "capital") }
term = Welcome to { -hoard }!
terms-inside = { -of-dragon }
message = { coins }; { plain }; { by-name }

## Functions

capital = { CAPITAL($name) } goes.
capital-of-term = { CAPITAL(-hoard) }, { CAPITAL(-dragon) } and { CAPITAL("the") }
capital-of-message = { CAPITAL(by-name) }
name = { NAME($name, case: "genitive") } and { CAPITAL(NAME($name)) }
by-term = { $name ->
    [dragon] a dragon
   *[other] something else
}
