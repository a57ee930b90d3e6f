//! `tresse`: the command line (DESIGN §6), a user of the library of the same name.

mod command;

fn main() -> std::process::ExitCode {
    command::main()
}
