//! The table as a picture that needs nothing else: a row for each combination of all axes but the
//! last, a column for each value of that. Bars show how much memory cells need, beside each other.

use super::text::memory;
use super::{Cell, Found, Kind, Table};
use crate::report::svg::{escaped, text};
use std::fmt::Write;

/// Sizes, in pixels.
const WIDE: usize = 188;
const HIGH: usize = 80;
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

/// A bar in a cell: how much of one kind of memory the program needs there.
struct Bar {
    name: &'static str,
    colour: &'static str,
    /// What it is.
    meaning: &'static str,
    /// Of a cell, if it is known.
    of: fn(&Found) -> Option<u64>,
}

const BARS: [Bar; 2] = [
    Bar {
        name: "stack",
        colour: "#3b6ea5",
        meaning: "the most stack that one thread needs",
        of: |found| found.memory.as_ref()?.stacks.iter().max().copied(),
    },
    Bar {
        name: "heap",
        colour: "#7a4f9a",
        meaning: "the most heap at once (\u{2264}: no more than that)",
        of: |found| found.memory.as_ref()?.heap.as_ref().map(|heap| heap.bytes),
    },
];

/// Of a bar: where it begins in a cell, and how long the longest one is.
const BAR: (usize, usize) = (44, 52);

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
        let widest = self.notes().iter().chain([&self.title()]).map(|l| l.chars().count()).max();
        let width = (left + columns * WIDE + 20).max(60 + widest.unwrap_or(0) * CHARACTER);
        let height = top + rows.len() * HIGH + 20 + LINE * (KINDS.len() + BARS.len() + 2);
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
        self.legend(&mut out, (20, top + rows.len() * HIGH + 30));
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
        let needs = match memory(found) {
            [stacks, heap] if found.memory.is_some() => {
                format!("; bytes of stack by thread: {stacks}; bytes of heap: {heap}")
            }
            _ => String::new(),
        };
        let _ = writeln!(
            out,
            "<g><title>{}: {}{}</title>\
             <rect x=\"{x}\" y=\"{y}\" width=\"{wide}\" height=\"{high}\" fill=\"{fill}\" \
             stroke=\"{edge}\" stroke-width=\"2\"/>",
            escaped(&cell.label()),
            escaped(told),
            escaped(&needs)
        );
        let first = match (found.kind, found.codes.first()) {
            (_, Some(code)) => code.clone(),
            (Kind::Right, None) => "no errors".into(),
            (_, None) => found.verdict.clone(),
        };
        let is_seen = !matches!(found.kind, Kind::Refused | Kind::Never);
        let line = if is_seen { 17 } else { high / 2 + 5 };
        text(out, (x + wide / 2, y + line), BLACK, "middle", &first);
        if is_seen {
            let count = found.complete + found.blocked;
            text(out, (x + wide / 2, y + 33), BLACK, "middle", &executions(count));
            self.bars(out, (x, y + 48), found);
        }
        out.push_str("</g>\n");
    }

    /// How much memory the program needs: bars that begin at one line, with their numbers.
    fn bars(&self, out: &mut String, (x, y): (usize, usize), found: &Found) {
        out.push_str("<g font-size=\"11\">\n");
        for (i, bar) in BARS.iter().enumerate() {
            let (y, begin) = (y + 15 * i, x + BAR.0);
            let Some(bytes) = (bar.of)(found) else { continue };
            text(out, (begin - 5, y + 4), BLACK, "end", bar.name);
            // What is needed is seen, however little it is.
            let long = match self.longest(bar) {
                None | Some(0) => 0,
                Some(most) => (bytes as f64 / most as f64 * BAR.1 as f64).ceil() as usize,
            };
            let (top, colour) = (y - 4, bar.colour);
            let _ = writeln!(
                out,
                "<rect x=\"{begin}\" y=\"{top}\" width=\"{}\" height=\"9\" fill=\"#ffffff\" \
                 fill-opacity=\"0.55\"/><rect x=\"{begin}\" y=\"{top}\" width=\"{long}\" \
                 height=\"9\" fill=\"{colour}\"/>",
                BAR.1
            );
            text(out, (begin + BAR.1 + 5, y + 4), BLACK, "start", &amount(bar, bytes, found));
        }
        out.push_str("</g>\n");
    }

    /// The greatest number of all cells: the longest bar.
    fn longest(&self, bar: &Bar) -> Option<u64> {
        self.cells.iter().filter_map(|cell| (bar.of)(&cell.found)).max()
    }

    /// What stands below the table beside what the colours mean: of each bar, and of signs.
    fn notes(&self) -> Vec<String> {
        let of_bars = BARS.iter().map(|bar| {
            let longest = match self.longest(bar) {
                None => "not known".to_owned(),
                Some(0) => "none is needed".to_owned(),
                Some(most) => format!("the longest bar is {}", short(most)),
            };
            format!("{}: {}; {longest}", bar.name, bar.meaning)
        });
        let signs = [
            "A question mark: not everything was visited there.".to_owned(),
            "A dark edge: it says something else than the first that is not grey.".to_owned(),
        ];
        of_bars.chain(signs).collect()
    }

    fn legend(&self, out: &mut String, (x, y): (usize, usize)) {
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
        for (i, words) in self.notes().iter().enumerate() {
            let y = y + (KINDS.len() + i) * LINE;
            if let Some(bar) = BARS.get(i) {
                let (top, colour) = (y - 9, bar.colour);
                let _ = writeln!(
                    out,
                    "<rect x=\"{x}\" y=\"{top}\" width=\"14\" height=\"9\" fill=\"{colour}\"/>"
                );
            }
            let left = if i < BARS.len() { x + 22 } else { x };
            text(out, (left, y), BLACK, "start", words);
        }
    }
}

fn executions(n: u64) -> String {
    format!("{n} execution{}", if n == 1 { "" } else { "s" })
}

/// A number beside its bar.
fn amount(bar: &Bar, bytes: u64, found: &Found) -> String {
    let heap = found.memory.as_ref().and_then(|memory| memory.heap.as_ref());
    let is_bound = bar.name == "heap" && heap.is_some_and(|heap| !heap.is_exact && bytes > 0);
    let (bound, mark) =
        (if is_bound { "\u{2264} " } else { "" }, if found.is_whole() { "" } else { " ?" });
    format!("{bound}{}{mark}", short(bytes))
}

/// Bytes, shortly: the exact number is in the cell's title.
fn short(bytes: u64) -> String {
    const UNITS: [&str; 4] = ["KiB", "MiB", "GiB", "TiB"];
    if bytes < 10_000 {
        return format!("{bytes} B");
    }
    let (mut number, mut unit) = (bytes as f64 / 1024.0, 0);
    while number >= 1000.0 && unit + 1 < UNITS.len() {
        (number, unit) = (number / 1024.0, unit + 1);
    }
    format!("{number:.1} {}", UNITS[unit])
}
