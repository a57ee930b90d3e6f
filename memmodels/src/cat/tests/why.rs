//! Why a text forbids an execution.

use super::candidates::{model, models, threads};
use super::litmus::ROWS;
use super::{Cat, Execution, parse};
use crate::cat::{Arrow, Forbidden};
use crate::patience::Halt;

fn why(cat: &Cat, x: &Execution) -> Option<Forbidden> {
    cat.why_until(x, &Halt::new(&|| false)).expect("a text").expect("an answer")
}

/// Does an arrow of this name lead there in the execution?
fn is_there(x: &Execution, Arrow { from, to, relation }: &Arrow) -> bool {
    let fr = || x.rf.inverse().compose(&x.co);
    match &relation[..] {
        "po" => x.po.contains(*from, *to),
        "rf" => x.rf.contains(*from, *to),
        "co" => x.co.contains(*from, *to),
        "fr" => fr().contains(*from, *to),
        "rmw" => x.rmw.contains(*from, *to),
        "tc" => x.extra_sync.contains(*from, *to),
        other => panic!("{other} is no relation of these texts"),
    }
}

fn is_path(arrows: &[Arrow]) -> bool {
    arrows.windows(2).all(|pair| pair[0].to == pair[1].from)
}

#[test]
fn what_forbids_an_execution_is_a_cycle_of_what_is_there() {
    let models = models();
    let mut cycles = 0;
    for row in ROWS {
        threads(row.threads).each(|x, _| {
            for model in &models {
                let judgement = model.check(x).expect("a judgement");
                let forbidden = why(model, x);
                let check = forbidden.as_ref().map(|f| &f.check);
                assert_eq!(check, judgement.violated.as_ref());
                let Some(Forbidden { check, arrows, .. }) = forbidden else { continue };
                let name = format!("{} under {}: {check} {arrows:?}", row.name, model.name());
                assert!(!arrows.is_empty() && arrows.iter().all(|a| is_there(x, a)), "{name}");
                if check == "atomicity" {
                    // Beside each other: the update, and the way from its read to its write.
                    assert!(arrows[0].relation == "rmw" && is_path(&arrows[1..]), "{name}");
                    continue;
                }
                cycles += 1;
                let closes = arrows.last().map(|a| a.to) == arrows.first().map(|a| a.from);
                assert!(is_path(&arrows) && closes, "{name}");
            }
        });
    }
    assert!(cycles > 1_000, "{cycles}");
}

/// Store buffering: what the literature draws.
#[test]
fn the_cycle_of_store_buffering_is_po_fr_po_fr() {
    let sb = &ROWS[0];
    let mut seen = 0;
    threads(sb.threads).each(|x, outcome| {
        if outcome.reads != sb.reads {
            return;
        }
        let forbidden = why(&model("sc"), x).expect("forbidden");
        assert_eq!(
            (&forbidden.check[..], &forbidden.text[..]),
            ("sc", "acyclic po | tc | com as sc")
        );
        let mut names: Vec<_> = forbidden.arrows.iter().map(|a| &a.relation[..]).collect();
        let begins_late = usize::from(names[0] == "fr");
        names.rotate_left(begins_late);
        assert_eq!(names, ["po", "fr", "po", "fr"]);
        assert_eq!(why(&model("tso"), x), None);
        seen += 1;
    });
    assert_eq!(seen, 1);
}

/// Steps of program order are one arrow, and a recursive definition is one by its name.
#[test]
fn arrows_are_as_few_as_can_be() {
    let x = super::execution();
    let text = |text: &str| why(&parse(text).expect("a text"), &x).expect("forbidden").arrows;
    // Of an inverse the arrow is drawn as it leads.
    let arrows = text("empty (rf^-1 ; rf) \\ id");
    assert!(arrows.len() == 2 && arrows.iter().all(|a| is_there(&x, a)), "{arrows:?}");
    let arrows = text("let rec step = rf | rf ; step empty step");
    assert_eq!(arrows.len(), 1, "{arrows:?}");
    let names = |text_: &str| -> Vec<String> {
        text(text_).into_iter().map(|arrow| arrow.relation).collect()
    };
    assert_eq!(names("empty rf & ext"), ["rf"]);
    assert_eq!(names("empty (M * M) & rf & loc"), ["rf"]);
    assert_eq!(names("empty (W * R) | rf"), ["rf"]);
    // Where nothing else relates two events, that is said.
    assert_eq!(names("empty W * R"), ["other"]);
}
