//! The screen: panes, a line about where it is, and one about keys.

use super::app::{App, KEYS, Mode, Pane};
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::{Color, Modifier, Style, Stylize};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Clear, Paragraph};
use tresse::debug::{Panes, ThreadLine};

/// The keys that are always in view.
const FOOTER: &str = "n/p event  i/I operation  l/L line  g/G begin/end  t thread  s source/IR  \
                      w watch  ? keys  q quit";

/// Draws it all.
pub(super) fn draw(frame: &mut Frame<'_>, app: &App<'_, '_>) {
    let notes = rows_of(app.panes.notes.len());
    let rows = [
        Constraint::Length(1),
        Constraint::Length(notes),
        Constraint::Fill(1),
        Constraint::Length(1),
    ];
    let [head, told, body, foot] = Layout::vertical(rows).areas(frame.area());
    let title =
        [Span::from(format!("{} ", app.title)).bold(), Span::from(app.panes.headline.as_str())];
    frame.render_widget(Line::from_iter(title), head);
    let notes: Vec<Line<'_>> =
        app.panes.notes.iter().map(|note| Line::from(note.as_str()).fg(Color::Red)).collect();
    frame.render_widget(Paragraph::new(notes), told);
    let columns = [Constraint::Percentage(55), Constraint::Percentage(45)];
    let [left, right] = Layout::horizontal(columns).areas(body);
    let lines = rows_of(app.panes.threads.len() + app.panes.calls.len() + 3);
    let rows = [Constraint::Fill(1), Constraint::Length(lines.min(left.height / 2))];
    let [source, threads] = Layout::vertical(rows).areas(left);
    of_source(frame, source, &app.panes);
    of_pane(frame, threads, app, Pane::Threads, "threads", of_threads(&app.panes));
    let fits = |lines: &[String]| rows_of(lines.len() + 2);
    let watches = fits(&app.panes.watches).min(right.height / 4);
    let output = fits(&app.panes.output).min(right.height / 4);
    let rows = [
        Constraint::Fill(1),
        Constraint::Fill(1),
        Constraint::Length(watches),
        Constraint::Length(output),
    ];
    let [queues, memory, watches, output] = Layout::vertical(rows).areas(right);
    let name = if app.panes.is_graph { "events of the graph" } else { "queues" };
    let text = |lines: &[String]| lines.iter().map(|l| Line::from(l.clone())).collect();
    of_pane(frame, queues, app, Pane::Queues, name, text(&app.panes.queues));
    of_pane(frame, memory, app, Pane::Memory, "memory", text(&app.panes.memory));
    of_pane(frame, watches, app, Pane::Watches, "watches", text(&app.panes.watches));
    of_pane(frame, output, app, Pane::Output, "output", text(&app.panes.output));
    let bottom = match &app.mode {
        Mode::Watch(typed) => format!("watch: {typed}_"),
        Mode::Event(typed) => format!("to event: {typed}_"),
        _ if !app.message.is_empty() => app.message.clone(),
        _ => FOOTER.to_owned(),
    };
    frame.render_widget(Line::from(bottom).reversed(), foot);
    if app.mode == Mode::Help {
        help(frame);
    }
}

/// So many rows of the screen, which has no more than 65,535.
fn rows_of(lines: usize) -> u16 {
    u16::try_from(lines).unwrap_or(u16::MAX)
}

/// A pane of lines. What it scrolls by stops where there is nothing more.
fn of_pane(
    frame: &mut Frame<'_>,
    area: Rect,
    app: &App<'_, '_>,
    pane: Pane,
    name: &str,
    lines: Vec<Line<'_>>,
) {
    let inner = area.height.saturating_sub(2);
    let most = rows_of(lines.len()).saturating_sub(inner);
    // Of what grows at its end, the end is shown.
    let is_from_end = pane == Pane::Output || pane == Pane::Queues && app.panes.is_graph;
    let scroll = app.scroll[pane as usize].min(most);
    let first = if is_from_end { most - scroll } else { scroll };
    let style = match app.focus == pane {
        true => Style::new().add_modifier(Modifier::BOLD),
        false => Style::new(),
    };
    let more =
        if most > 0 { format!(" {name} ({} lines) ", lines.len()) } else { format!(" {name} ") };
    let block = Block::bordered().title(more).border_style(style);
    frame.render_widget(Paragraph::new(lines).scroll((first, 0)).block(block), area);
}

fn of_threads(panes: &Panes) -> Vec<Line<'_>> {
    let line = |thread: &ThreadLine| {
        let mark = if thread.is_next { "\u{25b6}" } else { " " };
        let line = Line::from(format!("{mark} {} {}", thread.number, thread.text));
        if thread.is_selected { line.bold() } else { line }
    };
    let calls = panes.calls.iter().map(|call| Line::from(format!("      in {call}")).dim());
    let mut out = Vec::new();
    for thread in &panes.threads {
        out.push(line(thread));
        if thread.is_selected {
            out.extend(calls.clone().skip(1));
        }
    }
    out
}

fn of_source(frame: &mut Frame<'_>, area: Rect, panes: &Panes) {
    let inner = area.height.saturating_sub(2) as usize;
    let current = panes.source.current.unwrap_or(0);
    let first = current.saturating_sub(inner / 2);
    let shown = panes.source.lines.iter().enumerate().skip(first).take(inner);
    let lines: Vec<Line<'_>> = shown
        .map(|(place, line)| {
            let is_current = panes.source.current == Some(place);
            let mark = if is_current { "\u{25b6}" } else { " " };
            let threads: Vec<String> = line.threads.iter().map(u32::to_string).collect();
            let text = format!("{:>3}{mark}{:>4} {}", threads.join(","), line.number, line.text);
            if is_current { Line::from(text).bold() } else { Line::from(text) }
        })
        .collect();
    let title = format!(" {} ", panes.source.title);
    frame.render_widget(Paragraph::new(lines).block(Block::bordered().title(title)), area);
}

/// The width of the column of keys on the page about them.
const COLUMN: u16 = 28;

/// The page about keys, over the rest.
fn help(frame: &mut Frame<'_>) {
    let area = frame.area();
    let height = (KEYS.len() as u16 + 2).min(area.height);
    let longest = KEYS.iter().map(|(_, what)| what.chars().count()).max().unwrap_or(0);
    let width = (longest as u16 + COLUMN + 2).min(area.width);
    let page = Rect {
        x: area.x + (area.width - width) / 2,
        y: area.y + (area.height - height) / 2,
        width,
        height,
    };
    let lines: Vec<Line<'_>> = KEYS
        .iter()
        .map(|(keys, what)| {
            let keys = format!("{keys:<width$}", width = usize::from(COLUMN)).bold();
            Line::from(vec![keys, Span::from(*what)])
        })
        .collect();
    let block = Block::bordered().title(" keys: any key goes back ");
    frame.render_widget(Clear, page);
    frame.render_widget(Paragraph::new(lines).block(block), page);
}
