//! Games around other games, which differ from them in one thing.

/// All of `impl Game` that a wrapper leaves as it is in the game within, with any views, and however it lists what
/// is legal: those are left to the wrapper.
///
/// ```text
/// impl<G: Game> Game for Wrapper<G> {
///     testing::as_within! { G }
///     ...
/// ```
#[macro_export]
macro_rules! as_within {
    ($G:ident) => {
        type Setup = $G::Setup;
        type State = $G::State;
        type Action = $G::Action;
        type Event = $G::Event;
        type Refusal = $G::Refusal;

        const ID: &'static str = $G::ID;
        const EDITION: ::kernel::Edition = $G::EDITION;
        const PLIES_MAX: u32 = $G::PLIES_MAX;
        const LEGAL_MAX: usize = $G::LEGAL_MAX;

        fn admit(setup: &$G::Setup) -> Result<usize, $G::Refusal> {
            $G::admit(setup)
        }

        fn begin(
            setup: &$G::Setup,
            edition: ::kernel::Edition,
            chance: &mut dyn ::kernel::Chance,
            events: &mut Vec<$G::Event>,
        ) -> $G::State {
            $G::begin(setup, edition, chance, events)
        }

        fn turn(state: &$G::State) -> ::kernel::Turn {
            $G::turn(state)
        }

        fn out_of_turn(state: &$G::State) -> ::kernel::SeatSet {
            $G::out_of_turn(state)
        }

        fn pass(state: &$G::State, seat: ::kernel::Seat) -> Option<$G::Action> {
            $G::pass(state, seat)
        }

        fn is_pass(action: &$G::Action) -> bool {
            $G::is_pass(action)
        }

        fn stop(state: &$G::State, seat: ::kernel::Seat) -> ::kernel::Stop {
            $G::stop(state, seat)
        }

        fn check(
            state: &$G::State,
            seat: ::kernel::Seat,
            action: &$G::Action,
        ) -> Result<(), $G::Refusal> {
            $G::check(state, seat, action)
        }

        fn carry_out(
            state: &mut $G::State,
            seat: ::kernel::Seat,
            action: &$G::Action,
            chance: &mut dyn ::kernel::Chance,
            events: &mut Vec<$G::Event>,
        ) {
            $G::carry_out(state, seat, action, chance, events)
        }

        fn observe(event: &$G::Event, observer: ::kernel::Observer) -> Option<$G::Event> {
            $G::observe(event, observer)
        }
    };
}
