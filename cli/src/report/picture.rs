//! An execution graph as a picture that needs nothing else (SVG 1.1): a lane for each thread, time
//! goes down, and what threads have to do with each other are arrows.

use super::graph::{ExecutionGraph, event_text, place, stand};
use super::plain::plain;
use super::problem::Problem;
use rustc_hash::{FxHashMap, FxHashSet};
use std::fmt::Write;
use tresse_explore::graph::{Act, EventView, ThreadView, View};
use tresse_machine::Machine;
use tresse_memmodels::graph::EventId;

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

/// A relation: its name, its colour, whether its arrows are dashed, and what it is.
type Relation = (&'static str, &'static str, bool, &'static str);

const RF: Relation = ("rf", "#1a7f37", false, "reads from");
const CO: Relation = ("co", "#bf6a02", false, "coherence order: from a write to the next one");
const FR: Relation =
    ("fr", "#c0262d", true, "from-reads: to the write that comes after the one that was read");
const AFTER: Relation = ("after", "#6e7781", true, "starts, or comes after the end");
const RELATIONS: [Relation; 4] = [RF, CO, FR, AFTER];

impl ExecutionGraph {
    /// A picture (SVG): a lane for each thread. What an error is about is marked in it.
    pub fn svg(&self, error: Option<&Problem>) -> String {
        picture(&self.view, &self.machine, error)
    }
}

/// The graph as a file's content. What `problem` is about is marked.
pub(crate) fn picture(view: &View, machine: &Machine, problem: Option<&Problem>) -> String {
    let title = problem.map_or_else(String::new, |p| format!("{}: {}", p.code, p.message));
    Picture::new(view, machine, problem).draw(&title)
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
    fn new(view: &'v View, machine: &Machine, problem: Option<&Problem>) -> Picture<'v> {
        let edges = edges(view);
        let mut picture = Picture {
            lanes: Vec::new(),
            at: FxHashMap::default(),
            arrows: Vec::new(),
            initial: initial(view),
            height: 0,
            width: 0,
        };
        picture.fill_lanes(view, machine, problem, &edges);
        let arrow = |(from, to, relation): &(EventId, EventId, Relation)| {
            let (from, to) = (*picture.at.get(from)?, *picture.at.get(to)?);
            (from != to).then_some(Arrow { from, to, relation: *relation })
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
        problem: Option<&Problem>,
        edges: &[(EventId, EventId, Relation)],
    ) {
        let is_big = view.events().count() > MOST;
        let crossing = edges.iter().filter(|(a, b, _)| a.thread != b.thread);
        let crossing: FxHashSet<EventId> = crossing.flat_map(|(a, b, _)| [*a, *b]).collect();
        for thread in &view.threads {
            let (lane, mut boxes) = (self.lanes.len(), Vec::<Drawn>::new());
            let mut run = 0;
            for event in &thread.events {
                let text = event_text(view, event);
                // The arrow says which write it reads from.
                let text = match text.split_once(" [from (") {
                    Some((before, after)) => {
                        format!("{before}{}", after.split_once(")]").map_or("", |rest| rest.1))
                    }
                    None => text,
                };
                let is_plain = is_big && !crossing.contains(&event.id);
                run = if is_plain { run + 1 } else { 0 };
                match boxes.last_mut() {
                    Some(last) if run > 1 => last.text = format!("{run} events"),
                    _ => boxes.push(Drawn {
                        text,
                        place: place(machine, event.site),
                        row: 0,
                        is_marked: problem.is_some_and(|p| is_about(p, machine, event)),
                    }),
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
        let downward = [RF, AFTER].map(|relation| relation.0);
        let arrows = self.arrows.iter().filter(|a| downward.contains(&a.relation.0));
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
        let height = self.top(self.height) + 50 + RELATIONS.len() * 18;
        let mut out = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" \
             viewBox=\"0 0 {width} {height}\" font-family=\"monospace\" font-size=\"13\">\n\
             <rect width=\"{width}\" height=\"{height}\" fill=\"#ffffff\"/>\n<defs>\n"
        );
        for (name, colour, ..) in RELATIONS {
            let _ = writeln!(
                out,
                "<marker id=\"{name}\" viewBox=\"0 0 10 10\" refX=\"9\" refY=\"5\" \
                 markerWidth=\"7\" markerHeight=\"7\" orient=\"auto-start-reverse\">\
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
        let (name, colour, is_dashed, _) = arrow.relation;
        // Arrows of one box leave it at different heights.
        let shift = 8 + match name {
            "rf" => 0,
            "fr" => 8,
            "co" => 16,
            _ => 22,
        };
        let (y1, y2) = (self.top(above) + shift, self.top(below) + shift);
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
        let dashes = if is_dashed { " stroke-dasharray=\"5 3\"" } else { "" };
        let _ = writeln!(
            out,
            "<path d=\"{path}\" stroke=\"{colour}\" fill=\"none\" stroke-width=\"1.4\"{dashes} \
             marker-end=\"url(#{name})\"/>"
        );
    }

    fn legend(&self, out: &mut String) {
        let top = self.top(self.height) + 40;
        let is_used = |relation: &&Relation| self.arrows.iter().any(|a| a.relation.0 == relation.0);
        for (i, (name, colour, is_dashed, what)) in RELATIONS.iter().filter(is_used).enumerate() {
            let y = top + i * 18;
            let dashes = if *is_dashed { " stroke-dasharray=\"5 3\"" } else { "" };
            let _ = writeln!(
                out,
                "<path d=\"M{EDGE} {}H{}\" stroke=\"{colour}\" fill=\"none\" \
                 stroke-width=\"1.4\"{dashes} marker-end=\"url(#{name})\"/>",
                y - 4,
                EDGE + 36
            );
            text(out, (EDGE + 46, y), "#24292f", "start", &format!("{name}: {what}"));
        }
    }
}

/// All that is drawn as an arrow.
fn edges(view: &View) -> Vec<(EventId, EventId, Relation)> {
    let mut edges = Vec::new();
    for thread in &view.threads {
        if let (true, Some(first)) = (thread.parent.is_event(), thread.events.first()) {
            edges.push((thread.parent, first.id, AFTER));
        }
    }
    for event in view.events() {
        if let Some(from) = event.from.filter(|from| from.is_event()) {
            let relation = if matches!(event.act, Act::After(_)) { AFTER } else { RF };
            edges.push((from, event.id, relation));
        }
        if let (true, Some(next)) =
            (matches!(event.act, Act::Read | Act::Lock { .. }), view.overwriter(event))
        {
            edges.push((event.id, next, FR));
        }
    }
    // An update comes right after what it reads from.
    let read: FxHashSet<(EventId, EventId)> =
        view.events().filter_map(|event| Some((event.from?, event.id))).collect();
    let pairs = view.locations.iter().flat_map(|location| location.co.windows(2));
    let pairs = pairs.map(|pair| (pair[0], pair[1])).filter(|pair| !read.contains(pair));
    edges.extend(pairs.map(|(from, to)| (from, to, CO)));
    edges
}

/// Initial values that something reads.
fn initial(view: &View) -> String {
    let is_read = |number: usize| {
        view.events().any(|e| e.from == Some(EventId::INIT) && e.location == Some(number))
    };
    let read = view.locations.iter().enumerate().filter(|(number, _)| is_read(*number));
    let values: Vec<String> =
        read.filter_map(|(_, l)| Some(format!("{} = {}", l.name, l.initial.as_ref()?))).collect();
    match values.is_empty() {
        true => String::new(),
        false => format!("at first: {}", values.join(", ")),
    }
}

/// Is an event at one of the places that an error is about?
fn is_about(problem: &Problem, machine: &Machine, event: &EventView) -> bool {
    problem.locations.iter().any(|at| {
        let here = format!("{}:{}", at.spot.file, at.spot.line);
        at.thread == Some(u32::from(event.id.thread)) && place(machine, event.site) == here
    })
}

/// Words of the input as XML takes them.
fn escaped(text: &str) -> String {
    plain(text).replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

fn text(out: &mut String, (x, y): (usize, usize), colour: &str, anchor: &str, words: &str) {
    if !words.is_empty() {
        let words = escaped(words);
        let _ = writeln!(
            out,
            "<text x=\"{x}\" y=\"{y}\" fill=\"{colour}\" text-anchor=\"{anchor}\">{words}</text>"
        );
    }
}
