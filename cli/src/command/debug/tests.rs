//! The panes, on a screen that is no terminal.

use super::app::{App, Flow, Mode};
use super::draw::draw;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use std::path::PathBuf;
use tresse::config::RacePolicy;
use tresse::debug::{Debug, Session};
use tresse::{Loader, Program};

/// Memory with all that there is to see in it.
const PROGRAM: &str = r#"
@number = global i32 258
@pointer = global ptr null
@wide = global [3 x i64] [i64 1, i64 1, i64 1]
@text = constant [6 x i8] c"hello\00"
declare ptr @malloc(i64)
declare i32 @puts(ptr)
define i32 @main() {
  %n = load i32, ptr @number
  %w = load i64, ptr @wide
  %local = alloca i64
  %half = alloca i16
  store i8 7, ptr %half
  store i64 poison, ptr %local
  %block = call ptr @malloc(i64 4)
  store ptr %block, ptr @pointer
  %written = call i32 @puts(ptr @text)
  ret i32 0
}
"#;

fn program() -> Program {
    Loader::new().ir("panes.ll", PROGRAM).load().unwrap()
}

fn app<'s, 'p>(session: &'s mut Session<'p>) -> App<'s, 'p> {
    App::new(session, &[PathBuf::from("panes.ll")])
}

fn press(app: &mut App<'_, '_>, keys: &[KeyCode]) -> Flow {
    let mut flow = Flow::Stay;
    for key in keys {
        flow = app.key(KeyEvent::new(*key, KeyModifiers::NONE), &mut || true).unwrap();
    }
    flow
}

/// The screen as text.
fn screen(app: &App<'_, '_>, width: u16, height: u16) -> String {
    let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
    terminal.draw(|frame| draw(frame, app)).unwrap();
    let buffer = terminal.backend().buffer();
    let rows = buffer.content().chunks(usize::from(width));
    let lines = rows.map(|row| row.iter().map(|cell| cell.symbol()).collect::<String>());
    lines.map(|line| line.trim_end().to_owned()).collect::<Vec<_>>().join("\n")
}

#[test]
fn memory_shows_bytes_undef_poison_and_provenance() {
    let program = program();
    let mut session = Debug::new(&program).start().unwrap();
    let mut app = app(&mut session);
    // To the beginning of the last instruction: locals go when `main` returns.
    while !screen(&app, 120, 40).contains("\u{2502}hello") {
        assert_eq!(press(&mut app, &[KeyCode::Char('n')]), Flow::Stay);
    }
    press(&mut app, &[KeyCode::Char('I')]);
    let seen = screen(&app, 200, 40);
    for expected in [
        "number  [02 01 00 00]",
        "pointer  [",
        "'&block 5 of %block",
        "wide, 24 bytes",
        "+0    [01 00 00 00 00 00 00 00]",
        "the same 2 more times",
        "%local  [poison poison poison poison poison poison poison poison]",
        "%half  [07 undef]",
        "block 5 of %block  [undef undef undef undef]",
    ] {
        assert!(seen.contains(expected), "{expected:?} is not in\n{seen}");
    }
    // Bytes of a pointer have a mark.
    let pointer = seen.lines().find(|line| line.contains("pointer  [")).unwrap();
    assert_eq!(pointer.matches("' ").count() + pointer.matches("']").count(), 8, "{pointer}");
}

#[test]
fn watches_are_typed_and_dropped() {
    let program = program();
    let mut session = Debug::new(&program).start().unwrap();
    let mut app = app(&mut session);
    let typed = |name: &str| -> Vec<KeyCode> {
        let name = name.chars().map(KeyCode::Char);
        [KeyCode::Char('w')].into_iter().chain(name).chain([KeyCode::Enter]).collect()
    };
    press(&mut app, &typed("number"));
    press(&mut app, &typed("nothing"));
    assert_eq!(app.panes.watches, ["number = 258", "nothing = there is no such variable here"]);
    press(&mut app, &[KeyCode::Char('W')]);
    assert_eq!(app.panes.watches, ["number = 258"]);
    assert!(screen(&app, 120, 40).contains("number = 258"));
    // A name can be left again, and mended.
    press(&mut app, &[KeyCode::Char('w'), KeyCode::Char('x'), KeyCode::Backspace]);
    assert_eq!(app.mode, Mode::Watch(String::new()));
    press(&mut app, &[KeyCode::Esc]);
    assert_eq!((app.mode.clone(), app.panes.watches.len()), (Mode::Walk, 1));
}

#[test]
fn the_ends_are_told() {
    let program = program();
    let mut session = Debug::new(&program).start().unwrap();
    let mut app = app(&mut session);
    press(&mut app, &[KeyCode::Char('p')]);
    assert_eq!(app.message, "this is the beginning");
    press(&mut app, &[KeyCode::Char('G')]);
    assert_eq!(app.message, "");
    let seen = screen(&app, 120, 40);
    assert!(seen.contains("the program exited with status 0"), "{seen}");
    assert!(!seen.contains("memory leak"), "a global variable has the block: {seen}");
    assert!(seen.contains("\u{2502}hello"), "{seen}");
    press(&mut app, &[KeyCode::Char('l')]);
    assert_eq!(app.message, "this is the end");
    press(&mut app, &[KeyCode::Char('z')]);
    assert_eq!(app.message, "no such key; ? lists them");
    press(&mut app, &[KeyCode::Home]);
    assert!(screen(&app, 120, 40).contains("event 0"));
    assert_eq!(press(&mut app, &[KeyCode::Char('q')]), Flow::Quit);
}

#[test]
fn help_lists_every_key_and_any_size_can_be_drawn() {
    let program = program();
    let mut session = Debug::new(&program).start().unwrap();
    let mut app = app(&mut session);
    press(&mut app, &[KeyCode::Char('?')]);
    let seen = screen(&app, 130, 40);
    for (keys, what) in super::app::KEYS {
        assert!(seen.contains(keys) && seen.contains(what), "{keys}: {seen}");
    }
    press(&mut app, &[KeyCode::Tab, KeyCode::Tab, KeyCode::PageDown, KeyCode::Down]);
    for (width, height) in [(1, 1), (2, 3), (10, 4), (80, 24), (300, 2), (3, 100)] {
        screen(&app, width, height);
    }
}

/// What `run` warns of is seen here as well, and races that do not end the execution.
#[test]
fn leaks_and_races_that_are_no_end_are_told() {
    let text = "declare ptr @malloc(i64)\ndefine i32 @main() {\n  \
                %p = call ptr @malloc(i64 4)\n  ret i32 0\n}\n";
    let program = Loader::new().ir("leak.ll", text).load().unwrap();
    let mut session = Debug::new(&program).start().unwrap();
    let mut leaking = app(&mut session);
    press(&mut leaking, &[KeyCode::Char('G')]);
    let seen = screen(&leaking, 120, 40);
    assert!(seen.contains("memory leak: 4 bytes in 1 block are lost"), "{seen}");

    let text = "@x = global i32 0\ndeclare i32 @pthread_create(ptr, ptr, ptr, ptr)\n\
                define ptr @f(ptr %0) {\n  store i32 1, ptr @x\n  ret ptr null\n}\n\
                define i32 @main() {\n  %t = alloca i64\n  \
                %c = call i32 @pthread_create(ptr %t, ptr null, ptr @f, ptr null)\n  \
                store i32 2, ptr @x\n  ret i32 0\n}\n";
    let program = Loader::new().ir("race.ll", text).load().unwrap();
    let config = tresse::Config { race: RacePolicy::Report, ..tresse::Config::default() };
    let mut session = Debug::new(&program).config(config).start().unwrap();
    let mut racing = app(&mut session);
    press(&mut racing, &[KeyCode::Char('G')]);
    let seen = screen(&racing, 120, 40);
    assert!(seen.contains("1 data race so far, the last one on x"), "{seen}");
}
