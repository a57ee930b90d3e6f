//! What keys do.

use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use std::path::PathBuf;
use tresse::Failure;
use tresse::debug::{By, Panes, Place, Session};

/// What is shown, and how it is looked at.
pub(super) struct App<'s, 'p> {
    session: &'s mut Session<'p>,
    pub title: String,
    pub panes: Panes,
    /// The pane that the arrows move in.
    pub focus: Pane,
    /// Lines above the first one that is shown, by pane.
    pub scroll: [u16; Pane::ALL.len()],
    pub mode: Mode,
    /// What the last key did, if that is to be told.
    pub message: String,
}

/// A part of the screen that may have more lines than fit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Pane {
    Threads,
    Queues,
    Memory,
    Watches,
    Output,
}

impl Pane {
    pub(super) const ALL: [Pane; 5] =
        [Pane::Threads, Pane::Queues, Pane::Memory, Pane::Watches, Pane::Output];

    fn next(self) -> Pane {
        Pane::ALL[(self as usize + 1) % Pane::ALL.len()]
    }
}

/// What keys are for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Mode {
    /// To move.
    Walk,
    /// To leave the page about keys.
    Help,
    /// To type the name of a variable.
    Watch(String),
    /// To type the number of an event.
    Event(String),
}

/// Whether to go on after a key.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Flow {
    Stay,
    Quit,
}

/// Lines that a page key moves by.
const PAGE: u16 = 10;

/// The keys, and what each does: the help page.
pub(super) const KEYS: &[(&str, &str)] = &[
    ("n  Right  Space", "to the next event: a visible step of the machine, an event of a graph"),
    ("p  Left", "to the event before"),
    ("i  I", "one operation of a thread forward, back (of the IR: what an instruction is made of)"),
    ("l  L", "to where a thread comes to another line of the source; back"),
    ("g  Home", "to the beginning"),
    ("G  End", "to the end; any key stops a long way"),
    (":", "to the event with this number"),
    ("t  0-9", "look at the next thread, at this thread"),
    ("s", "source or IR"),
    ("w  W", "watch a variable: `x`, `queue.tail`, `nodes[2].next`; drop the last one"),
    ("Tab  Up  Down  PgUp  PgDn", "choose a pane, and scroll it"),
    ("?", "this page"),
    ("q  Ctrl-C", "quit"),
];

impl<'s, 'p> App<'s, 'p> {
    pub(super) fn new(session: &'s mut Session<'p>, files: &[PathBuf]) -> App<'s, 'p> {
        let panes = session.panes();
        let names: Vec<String> = files.iter().map(|file| file.display().to_string()).collect();
        App {
            session,
            title: tresse::plain(&names.join(" ")),
            panes,
            focus: Pane::Threads,
            scroll: [0; Pane::ALL.len()],
            mode: Mode::Walk,
            message: String::new(),
        }
    }

    /// Does what a key is for.
    pub(super) fn key(
        &mut self,
        key: KeyEvent,
        goes_on: &mut dyn FnMut() -> bool,
    ) -> Result<Flow, Failure> {
        let is_control = key.modifiers.contains(KeyModifiers::CONTROL);
        if is_control && key.code == KeyCode::Char('c') {
            return Ok(Flow::Quit);
        }
        self.message.clear();
        match std::mem::replace(&mut self.mode, Mode::Walk) {
            Mode::Walk => return self.walk(key.code, goes_on),
            Mode::Help => {}
            Mode::Watch(text) => match typed(text, key.code) {
                Typed::More(text) => self.mode = Mode::Watch(text),
                Typed::Done(name) => {
                    self.session.watch(&name);
                    self.panes = self.session.panes();
                }
                Typed::Left => {}
            },
            Mode::Event(text) => match typed(text, key.code) {
                Typed::More(text) => self.mode = Mode::Event(text),
                Typed::Done(number) => match number.trim().parse() {
                    Ok(event) => {
                        let there = self.session.go_to(Place { event, operation: 0 })?;
                        self.came(there, "the execution ends before that");
                    }
                    Err(_) => self.message = "an event is named by its number".into(),
                },
                Typed::Left => {}
            },
        }
        Ok(Flow::Stay)
    }

    fn walk(&mut self, code: KeyCode, goes_on: &mut dyn FnMut() -> bool) -> Result<Flow, Failure> {
        let at = self.focus as usize;
        match code {
            KeyCode::Char('q') => return Ok(Flow::Quit),
            KeyCode::Char('?' | 'h') => self.mode = Mode::Help,
            KeyCode::Char('w') => self.mode = Mode::Watch(String::new()),
            KeyCode::Char(':') => self.mode = Mode::Event(String::new()),
            KeyCode::Char('W') => {
                self.session.unwatch();
                self.panes = self.session.panes();
            }
            KeyCode::Char('n' | ' ') | KeyCode::Right => self.forward(By::Event, goes_on)?,
            KeyCode::Char('p') | KeyCode::Left => self.back(By::Event, goes_on)?,
            KeyCode::Char('i') => self.forward(By::Instruction, goes_on)?,
            KeyCode::Char('I') => self.back(By::Instruction, goes_on)?,
            KeyCode::Char('l') => self.forward(By::Line, goes_on)?,
            KeyCode::Char('L') => self.back(By::Line, goes_on)?,
            KeyCode::Char('g') | KeyCode::Home => {
                let there = self.session.go_to(Place::default())?;
                self.came(there, "");
            }
            KeyCode::Char('G') | KeyCode::End => {
                let there = self.session.to_end(goes_on)?;
                self.came(there, "stopped on the way");
            }
            KeyCode::Char('t') => {
                self.session.look_at_next();
                self.panes = self.session.panes();
            }
            KeyCode::Char(digit @ '0'..='9') => {
                self.session.look_at(digit.to_digit(10).unwrap_or(0));
                self.panes = self.session.panes();
            }
            KeyCode::Char('s') => {
                self.session.toggle_ir();
                self.panes = self.session.panes();
            }
            KeyCode::Tab => self.focus = self.focus.next(),
            KeyCode::Down => self.scroll[at] = self.scroll[at].saturating_add(1),
            KeyCode::Up => self.scroll[at] = self.scroll[at].saturating_sub(1),
            KeyCode::PageDown => self.scroll[at] = self.scroll[at].saturating_add(PAGE),
            KeyCode::PageUp => self.scroll[at] = self.scroll[at].saturating_sub(PAGE),
            _ => self.message = "no such key; ? lists them".into(),
        }
        Ok(Flow::Stay)
    }

    fn forward(&mut self, by: By, goes_on: &mut dyn FnMut() -> bool) -> Result<(), Failure> {
        let there = self.session.forward_while(by, goes_on)?;
        self.came(there, "this is the end");
        Ok(())
    }

    fn back(&mut self, by: By, goes_on: &mut dyn FnMut() -> bool) -> Result<(), Failure> {
        let there = self.session.back_while(by, goes_on)?;
        self.came(there, "this is the beginning");
        Ok(())
    }

    fn came(&mut self, there: bool, otherwise: &str) {
        self.panes = self.session.panes();
        if !there {
            let why = self.session.stopped();
            why.as_deref().unwrap_or(otherwise).clone_into(&mut self.message);
        }
    }
}

/// What becomes of a word that is typed.
enum Typed {
    More(String),
    Done(String),
    Left,
}

fn typed(mut text: String, code: KeyCode) -> Typed {
    match code {
        KeyCode::Enter => return Typed::Done(text),
        KeyCode::Esc => return Typed::Left,
        KeyCode::Backspace => drop(text.pop()),
        KeyCode::Char(c) => text.push(c),
        _ => {}
    }
    Typed::More(text)
}
