//! The flags that name a model: `--sc` and so on, one for each row of the table.

use clap::{Arg, ArgAction, ArgMatches, Args, Command, Error, FromArgMatches};
use tresse_memmodels::MODELS;

/// The model that a flag has named.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Named(pub Option<&'static str>);

impl FromArgMatches for Named {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Named, Error> {
        Ok(Named(MODELS.iter().map(|model| model.name).find(|name| matches.get_flag(name))))
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), Error> {
        Named::from_arg_matches(matches).map(|named| *self = named)
    }
}

impl Args for Named {
    fn augment_args(command: Command) -> Command {
        MODELS.iter().fold(command, |command, model| {
            let help = format!("The same as --model {}", model.name);
            let arg = Arg::new(model.name).long(model.name).help(help);
            command.arg(arg.action(ArgAction::SetTrue).group("a_model"))
        })
    }

    fn augment_args_for_update(command: Command) -> Command {
        Named::augment_args(command)
    }
}
