//! The table as a picture that needs nothing else: a row for each combination of all axes but the
//! last, a column for each value of that.

use super::{Cell, Kind, Table};
use crate::report::svg::{escaped, text};
use std::fmt::Write;

/// Sizes, in pixels.
const WIDE: usize = 110;
const HIGH: usize = 40;
const LINE: usize = 20;
/// Of one character, on average, at the size that is used.
const CHARACTER: usize = 8;

const BLACK: &str = "#24292f";

const KINDS: [(Kind, &str, &str); 5] = [
    (Kind::Right, "#bfe3c0", "no errors"),
    (Kind::Wrong, "#f2a9a0", "an error"),
    (Kind::Open, "#f7dfa1", "open"),
    (Kind::Refused, "#d0d0d6", "refused, or not modelled"),
    (Kind::Never, "#ffffff", "not looked at"),
];

fn colour(kind: Kind) -> &'static str {
    KINDS.iter().find(|(known, ..)| *known == kind).map_or("#ffffff", |(_, colour, _)| colour)
}

impl Table {
    /// The picture (SVG 1.1).
    pub fn svg(&self) -> String {
        let columns = self.axes.last().map_or(1, |axis| axis.values.len());
        let rows: Vec<&[Cell]> = self.cells.chunks(columns).collect();
        let name =
            |row: &[Cell]| row[0].values.split_last().map_or(String::new(), |v| v.1.join(", "));
        let names: Vec<String> = rows.iter().map(|row| name(row)).collect();
        let longest = names.iter().map(|name| name.chars().count()).max().unwrap_or(0);
        let (left, top) = (20 + longest * CHARACTER, 70);
        let width = (left + columns * WIDE + 20).max(40 + self.title().chars().count() * CHARACTER);
        let height = top + rows.len() * HIGH + 20 + LINE * (KINDS.len() + 1);
        let mut out = String::new();
        let _ = writeln!(
            out,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" \
             viewBox=\"0 0 {width} {height}\" font-family=\"sans-serif\" font-size=\"13\">"
        );
        let _ = writeln!(out, "<rect width=\"{width}\" height=\"{height}\" fill=\"#ffffff\"/>");
        text(&mut out, (20, 25), BLACK, "start", &self.title());
        for (column, value) in self.axes.last().iter().flat_map(|a| &a.values).enumerate() {
            text(&mut out, (left + column * WIDE + WIDE / 2, top - 10), BLACK, "middle", value);
        }
        for (r, row) in rows.iter().enumerate() {
            let y = top + r * HIGH;
            text(&mut out, (left - 10, y + HIGH / 2 + 5), BLACK, "end", &names[r]);
            for (c, cell) in row.iter().enumerate() {
                self.square(&mut out, (left + c * WIDE, y), r * columns + c, cell);
            }
        }
        legend(&mut out, (20, top + rows.len() * HIGH + 30));
        out + "</svg>\n"
    }

    fn title(&self) -> String {
        let axes: Vec<&str> = self.axes.iter().map(|axis| &axis.name[..]).collect();
        format!("{}: {}", self.named(), axes.join(" x "))
    }

    fn square(&self, out: &mut String, (x, y): (usize, usize), number: usize, cell: &Cell) {
        let found = &cell.found;
        let edge = if self.differs(number) { "#202020" } else { "#ffffff" };
        let (wide, high, fill) = (WIDE - 4, HIGH - 4, colour(found.kind));
        let told = found.message.as_ref().unwrap_or(&found.verdict);
        let _ = writeln!(
            out,
            "<g><title>{}: {}</title><rect x=\"{x}\" y=\"{y}\" width=\"{wide}\" height=\"{high}\" \
             fill=\"{fill}\" stroke=\"{edge}\" stroke-width=\"2\"/>",
            escaped(&cell.label()),
            escaped(told)
        );
        let first = match (found.kind, found.codes.first()) {
            (_, Some(code)) => code.clone(),
            (Kind::Right, None) => "no errors".into(),
            (_, None) => found.verdict.clone(),
        };
        text(out, (x + wide / 2, y + 15), BLACK, "middle", &first);
        if !matches!(found.kind, Kind::Refused | Kind::Never) {
            let count = found.complete + found.blocked;
            text(out, (x + wide / 2, y + 31), BLACK, "middle", &format!("{count} executions"));
        }
        out.push_str("</g>\n");
    }
}

fn legend(out: &mut String, (x, y): (usize, usize)) {
    for (i, (_, colour, what)) in KINDS.iter().enumerate() {
        let y = y + i * LINE;
        let _ = writeln!(
            out,
            "<rect x=\"{x}\" y=\"{}\" width=\"14\" height=\"14\" fill=\"{colour}\" \
             stroke=\"#808080\"/>",
            y - 11
        );
        text(out, (x + 22, y), BLACK, "start", what);
    }
    let y = y + KINDS.len() * LINE;
    text(
        out,
        (x, y),
        BLACK,
        "start",
        "A dark edge: it says something else than the first that is not grey.",
    );
}
