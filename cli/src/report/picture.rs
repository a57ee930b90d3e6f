//! An execution graph as a picture that needs nothing else (SVG 1.1): a lane for each thread, time
//! goes down, and what threads have to do with each other are arrows.

use super::graph::{ExecutionGraph, event_words, meant, place, stand};
use super::problem::{Location, Problem};
use super::relations::{Relation, relations};
use super::svg::{escaped, text};
use super::words::spot_at;
use rustc_hash::{FxHashMap, FxHashSet};
use std::fmt::Write;
use tresse_explore::graph::{EventView, ThreadView, View};
use tresse_machine::Machine;
use tresse_memmodels::graph::{Edge, EventId};

/// Sizes, in pixels.
const HIGH: usize = 36;
const ROW: usize = 54;
const GAP: usize = 90;
const EDGE: usize = 20;
/// Of one character at the two sizes that are used, on average and rather too much.
const CHARACTER: usize = 8;
const SMALL: usize = 6;
/// Beyond so many events, those that have to do with their own thread only are drawn as one.
const MOST: usize = 200;

/// How an arrow is drawn, and what the legend says of it.
struct Style {
    name: &'static str,
    colour: &'static str,
    is_dashed: bool,
    meaning: &'static str,
    /// At what height of a box it begins and ends.
    at: usize,
}

const STYLES: [Style; 6] = [
    Style { name: "rf", colour: "#1a7f37", is_dashed: false, meaning: "reads from", at: 8 },
    Style {
        name: "co",
        colour: "#bf6a02",
        is_dashed: false,
        meaning: "coherence order: from a write to the next one",
        at: 24,
    },
    Style {
        name: "fr",
        colour: "#c0262d",
        is_dashed: true,
        meaning: "from-reads: to the write that comes after the one that was read",
        at: 16,
    },
    Style {
        name: "after",
        colour: "#6e7781",
        is_dashed: true,
        meaning: "starts a thread, or is what a join or a wake-up comes after",
        at: 30,
    },
    Style {
        name: "po",
        colour: "#24292f",
        is_dashed: false,
        meaning: "program order, where it is a part of the cycle",
        at: 18,
    },
    Style {
        name: "other",
        colour: "#8250df",
        is_dashed: true,
        meaning: "what else the model's text relates",
        at: 20,
    },
];

/// The style of a relation.
fn style(relation: Relation) -> &'static Style {
    match relation {
        Relation::Rf => &STYLES[0],
        Relation::Co => &STYLES[1],
        Relation::Fr => &STYLES[2],
        Relation::Starts | Relation::After => &STYLES[3],
        Relation::Po => &STYLES[4],
        Relation::Other => &STYLES[5],
    }
}

impl ExecutionGraph {
    /// A picture (SVG): a lane for each thread. What an error is about is marked in it.
    pub fn svg(&self, error: Option<&Problem>) -> String {
        picture(&self.view, &self.machine, error)
    }
}

/// The graph as a file's content. What `problem` is about is marked.
pub(crate) fn picture(view: &View, machine: &Machine, problem: Option<&Problem>) -> String {
    let title = problem.map_or_else(String::new, |p| format!("{}: {}", p.code, p.message));
    Picture::new(view, machine, &marked(view, machine, problem), &[]).draw(&title)
}

/// The graph as a file's content, with what a model's text forbids it by drawn thick.
pub(crate) fn forbidden_picture(
    view: &View,
    machine: &Machine,
    cycle: &[Edge],
    title: &str,
) -> String {
    let marked = cycle.iter().flat_map(|edge| [edge.from, edge.to]).collect();
    Picture::new(view, machine, &marked, cycle).draw(title)
}

/// One box: an event, or several of one thread that are drawn as one.
struct Drawn {
    text: String,
    place: String,
    row: usize,
    is_marked: bool,
}

struct Lane<'v> {
    thread: &'v ThreadView,
    boxes: Vec<Drawn>,
    left: usize,
    width: usize,
}

/// The lane of a box, and its number there.
type Place = (usize, usize);

/// An arrow between two boxes.
struct Arrow {
    from: Place,
    to: Place,
    relation: Relation,
    /// It is a part of what a model's text forbids.
    is_thick: bool,
}

struct Picture<'v> {
    lanes: Vec<Lane<'v>>,
    /// The box of each event.
    at: FxHashMap<EventId, Place>,
    arrows: Vec<Arrow>,
    /// What was read of what was there at first.
    initial: String,
    height: usize,
    width: usize,
}

impl<'v> Picture<'v> {
    fn new(
        view: &'v View,
        machine: &Machine,
        marked: &FxHashSet<EventId>,
        cycle: &[Edge],
    ) -> Picture<'v> {
        let thick: Vec<_> = cycle
            .iter()
            .map(|edge| (edge.from, edge.to, Relation::of_text(&edge.relation)))
            .collect();
        let mut edges = drawn(view);
        edges.retain(|edge| !thick.contains(edge));
        edges.extend(&thick);
        let mut picture = Picture {
            lanes: Vec::new(),
            at: FxHashMap::default(),
            arrows: Vec::new(),
            initial: initial(view),
            height: 0,
            width: 0,
        };
        picture.fill_lanes(view, machine, marked, &edges);
        let arrow = |edge: &(EventId, EventId, Relation)| {
            let (from, to) = (*picture.at.get(&edge.0)?, *picture.at.get(&edge.1)?);
            let is_thick = thick.contains(edge);
            (from != to).then_some(Arrow { from, to, relation: edge.2, is_thick })
        };
        picture.arrows = edges.iter().filter_map(arrow).collect();
        picture.set_rows();
        picture.set_columns();
        picture
    }

    /// The boxes of each thread. Where there are many events, runs of those that no arrow leads to
    /// or from are one box.
    fn fill_lanes(
        &mut self,
        view: &'v View,
        machine: &Machine,
        marked: &FxHashSet<EventId>,
        edges: &[(EventId, EventId, Relation)],
    ) {
        let is_big = view.events().count() > MOST;
        let crossing = edges.iter().filter(|(a, b, _)| a.thread != b.thread);
        let crossing: FxHashSet<EventId> = crossing.flat_map(|(a, b, _)| [*a, *b]).collect();
        for thread in &view.threads {
            let (lane, mut boxes) = (self.lanes.len(), Vec::<Drawn>::new());
            let mut run = 0;
            for event in &thread.events {
                let is_initial = event.from == Some(EventId::INIT);
                // For others the arrow says it.
                let text = event_words(view, event, if is_initial { " [from init]" } else { "" });
                let is_marked = marked.contains(&event.id);
                let is_plain = is_big && !is_marked && !crossing.contains(&event.id);
                run = if is_plain { run + 1 } else { 0 };
                match boxes.last_mut() {
                    Some(last) if run > 1 => last.text = format!("{run} events"),
                    _ => {
                        let place = place(machine, event.site);
                        boxes.push(Drawn { text, place, row: 0, is_marked });
                    }
                }
                self.at.insert(event.id, (lane, boxes.len() - 1));
            }
            self.lanes.push(Lane { thread, boxes, left: 0, width: 0 });
        }
    }

    /// Every box is below those before it in its thread, and below what it reads from: a way down
    /// is taken box by box, each once all that is above it is placed (Kahn).
    fn set_rows(&mut self) {
        let mut below: FxHashMap<Place, Vec<Place>> = FxHashMap::default();
        let mut above: FxHashMap<Place, usize> = FxHashMap::default();
        let mut lead = |from: Place, to: Place| {
            below.entry(from).or_default().push(to);
            *above.entry(to).or_default() += 1;
        };
        let arrows = self
            .arrows
            .iter()
            .filter(|a| matches!(a.relation, Relation::Rf | Relation::Starts | Relation::After));
        arrows.for_each(|arrow| lead(arrow.from, arrow.to));
        for (lane, drawn) in self.lanes.iter().enumerate() {
            (1..drawn.boxes.len()).for_each(|n| lead((lane, n - 1), (lane, n)));
        }
        let lanes = (0..self.lanes.len()).filter(|lane| !self.lanes[*lane].boxes.is_empty());
        let mut open: Vec<Place> =
            lanes.map(|lane| (lane, 0)).filter(|first| !above.contains_key(first)).collect();
        while let Some(place) = open.pop() {
            let row = self.lanes[place.0].boxes[place.1].row;
            self.height = self.height.max(row + 1);
            for to in below.remove(&place).unwrap_or_default() {
                let drawn = &mut self.lanes[to.0].boxes[to.1];
                drawn.row = drawn.row.max(row + 1);
                let left = above.entry(to).or_default();
                *left -= 1;
                if *left == 0 {
                    open.push(to);
                }
            }
        }
    }

    fn set_columns(&mut self) {
        let mut left = EDGE + 30;
        for lane in &mut self.lanes {
            let wide = |drawn: &Drawn| {
                let place = drawn.place.chars().count() * SMALL;
                (drawn.text.chars().count() * CHARACTER).max(place) + 16
            };
            let stand = stand(lane.thread).map_or(0, |text| text.chars().count() * CHARACTER);
            lane.left = left;
            lane.width = lane.boxes.iter().map(wide).max().unwrap_or(0).max(stand).max(110);
            left += lane.width + GAP;
        }
        self.width = left;
    }

    fn top(&self, row: usize) -> usize {
        90 + row * ROW
    }

    fn draw(&self, title: &str) -> String {
        let longest = title.chars().count().max(self.initial.chars().count());
        let width = self.width.max(2 * EDGE + longest * CHARACTER);
        let height = self.top(self.height) + 50 + STYLES.len() * 18;
        let mut out = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" \
             viewBox=\"0 0 {width} {height}\" font-family=\"monospace\" font-size=\"13\">\n\
             <rect width=\"{width}\" height=\"{height}\" fill=\"#ffffff\"/>\n<defs>\n"
        );
        for Style { name, colour, .. } in STYLES {
            let _ = writeln!(
                out,
                "<marker id=\"{name}\" viewBox=\"0 0 10 10\" refX=\"9\" refY=\"5\" \
                 markerUnits=\"userSpaceOnUse\" markerWidth=\"10\" markerHeight=\"10\" \
                 orient=\"auto-start-reverse\">\
                 <path d=\"M0 0L10 5L0 10z\" fill=\"{colour}\"/></marker>"
            );
        }
        out.push_str("</defs>\n");
        text(&mut out, (EDGE, 22), "#c0262d", "start", title);
        text(&mut out, (EDGE, 42), "#57606a", "start", &self.initial);
        self.arrows.iter().enumerate().for_each(|(i, arrow)| self.arrow(&mut out, arrow, i));
        self.lanes.iter().for_each(|lane| self.lane(&mut out, lane));
        self.legend(&mut out);
        out + "</svg>\n"
    }

    fn lane(&self, out: &mut String, lane: &Lane<'_>) {
        let middle = lane.left + lane.width / 2;
        text(out, (middle, 74), "#24292f", "middle", &format!("thread {}", lane.thread.number));
        for pair in lane.boxes.windows(2) {
            let (from, to) = (self.top(pair[0].row) + HIGH, self.top(pair[1].row));
            let _ = writeln!(
                out,
                "<path d=\"M{middle} {from}V{to}\" stroke=\"#8c959f\" fill=\"none\"/>"
            );
        }
        for drawn in &lane.boxes {
            let (x, y, width) = (lane.left, self.top(drawn.row), lane.width);
            let (edge, fill, thick) = match drawn.is_marked {
                true => ("#c0262d", "#ffebe9", 2),
                false => ("#8c959f", "#f6f8fa", 1),
            };
            let _ = writeln!(
                out,
                "<rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{HIGH}\" rx=\"4\" \
                 fill=\"{fill}\" stroke=\"{edge}\" stroke-width=\"{thick}\"/>"
            );
            text(out, (middle, y + 16), "#24292f", "middle", &drawn.text);
            let place = escaped(&drawn.place);
            let _ = writeln!(
                out,
                "<text x=\"{middle}\" y=\"{}\" fill=\"#57606a\" text-anchor=\"middle\" \
                 font-size=\"10\">{place}</text>",
                y + 29
            );
        }
        if let Some(stand) = stand(lane.thread) {
            let row = lane.boxes.last().map_or(0, |drawn| drawn.row + 1);
            text(out, (middle, self.top(row) + 10), "#c0262d", "middle", &stand);
        }
    }

    /// From side to side: to the next lane's near side; within a lane at its left.
    fn arrow(&self, out: &mut String, arrow: &Arrow, number: usize) {
        let place = |(lane, number): Place| (&self.lanes[lane], self.lanes[lane].boxes[number].row);
        let ((from, above), (to, below)) = (place(arrow.from), place(arrow.to));
        let Style { name, colour, is_dashed, at, .. } = style(arrow.relation);
        let (y1, y2) = (self.top(above) + at, self.top(below) + at);
        let (right1, right2) = (from.left + from.width, to.left + to.width);
        let path = match arrow.from.0.cmp(&arrow.to.0) {
            std::cmp::Ordering::Less => {
                let bend = (to.left - right1) / 2;
                format!(
                    "M{right1} {y1}C{} {y1} {} {y2} {} {y2}",
                    right1 + bend,
                    to.left - bend,
                    to.left
                )
            }
            std::cmp::Ordering::Greater => {
                let bend = (from.left - right2) / 2;
                format!(
                    "M{} {y1}C{} {y1} {} {y2} {right2} {y2}",
                    from.left,
                    from.left - bend,
                    right2 + bend
                )
            }
            std::cmp::Ordering::Equal => {
                let bend = from.left.saturating_sub(18 + 5 * (number % 4));
                format!("M{} {y1}C{bend} {y1} {bend} {y2} {} {y2}", from.left, to.left)
            }
        };
        let dashes = if *is_dashed { " stroke-dasharray=\"5 3\"" } else { "" };
        let width = if arrow.is_thick { "3" } else { "1.4" };
        let _ = writeln!(
            out,
            "<path d=\"{path}\" stroke=\"{colour}\" fill=\"none\" stroke-width=\"{width}\"{dashes} \
             marker-end=\"url(#{name})\"/>"
        );
    }

    fn legend(&self, out: &mut String) {
        let top = self.top(self.height) + 40;
        let is_used =
            |one: &&Style| self.arrows.iter().any(|arrow| style(arrow.relation).name == one.name);
        for (i, style) in STYLES.iter().filter(is_used).enumerate() {
            let Style { name, colour, is_dashed, meaning, .. } = style;
            let y = top + i * 18;
            let dashes = if *is_dashed { " stroke-dasharray=\"5 3\"" } else { "" };
            let _ = writeln!(
                out,
                "<path d=\"M{EDGE} {}H{}\" stroke=\"{colour}\" fill=\"none\" \
                 stroke-width=\"1.4\"{dashes} marker-end=\"url(#{name})\"/>",
                y - 4,
                EDGE + 36
            );
            text(out, (EDGE + 46, y), "#24292f", "start", &format!("{name}: {meaning}"));
        }
    }
}

/// All that is drawn as an arrow: initial values stand in a line of their own, and an update comes
/// right after what it reads from without another one.
fn drawn(view: &View) -> Vec<(EventId, EventId, Relation)> {
    let read: FxHashSet<(EventId, EventId)> =
        view.events().filter_map(|event| Some((event.from?, event.id))).collect();
    let mut pairs = relations(view);
    pairs.retain(|(from, to, relation)| {
        from.is_event() && (*relation != Relation::Co || !read.contains(&(*from, *to)))
    });
    pairs
}

/// Initial values that something reads.
pub(super) fn initial(view: &View) -> String {
    let initial = view.events().filter(|e| e.from == Some(EventId::INIT));
    let is_read: FxHashSet<usize> = initial.filter_map(|e| e.location).collect();
    let read = view.locations.iter().enumerate().filter(|(number, _)| is_read.contains(number));
    let values: Vec<String> = read
        .filter_map(|(_, l)| Some(format!("{} = {}", l.name, meant(l, l.initial.as_ref()?))))
        .collect();
    match values.is_empty() {
        true => String::new(),
        false => format!("at first: {}", values.join(", ")),
    }
}

/// What an error is about: of each place that it names, calls aside, the last event there of the
/// thread that it names.
pub(super) fn marked(
    view: &View,
    machine: &Machine,
    problem: Option<&Problem>,
) -> FxHashSet<EventId> {
    let named =
        problem.into_iter().flat_map(|p| &p.locations).filter(|at| at.role != "called from");
    let last = |at: &Location| {
        let thread = view.threads.iter().find(|t| Some(t.number) == at.thread)?;
        let is_there = |event: &&EventView| {
            let spots = spot_at(machine, event.site);
            spots.first().is_some_and(|spot| {
                (&spot.file, spot.line, spot.col) == (&at.spot.file, at.spot.line, at.spot.col)
            })
        };
        thread.events.iter().rev().find(is_there).map(|event| event.id)
    };
    named.filter_map(last).collect()
}
