import { formatCount } from "../../domain/shared/formats/count.ts";
import { nameAnswerTime } from "../../domain/conversations/response-target-text.ts";
import { formatWait } from "../../domain/conversations/response-clock.ts";
import {
  type Figure,
  metricNames,
  figures as definitions,
  funnelSteps,
} from "../../domain/reports/figure.ts";
import {
  describeSpan,
  type FigureSpan,
  findDayAfter,
  getSpanBefore,
} from "../../domain/reports/figure-span.ts";
import { formatValue } from "../../domain/reports/format-value.ts";
import type { FigureLine, FigureRow } from "../../domain/reports/table-columns.ts";
import { getPercent, getViewingsPerLet } from "../../domain/reports/rates.ts";
import { declineReasons } from "../../domain/offers/decline-reasons.ts";
import { getLondonDate } from "../../domain/shared/dates.ts";
import { formatShortDate } from "../../domain/shared/formats/short-date.ts";
import { formatInteger } from "../../domain/shared/text/format-integer.ts";
import { createLondonFormat } from "../../domain/shared/london-format.ts";
import type { Counts, Figures } from "./find-figures.ts";

const namePromise = (minutes: number) => nameAnswerTime(minutes, "1 hour");
const shortWeekday = createLondonFormat("en-GB", { weekday: "short" });

/** The figures in the words of their page. */
export function describeMetrics(figures: Figures, span: FigureSpan, now: Date) {
  return {
    weeks: span.weeks,
    day: span.lastDay,
    note: now < span.until ? `${describeSpan(span)} (so far)` : describeSpan(span),
    earlier: getSpanBefore(span).lastDay,
    later: findDayAfter(span, now),
    promise: namePromise(figures.promise.promiseMinutes),
    heads: describeHeads(figures),
    bars: describeBars(figures, span, getLondonDate(now)),
    funnel: describeFunnel(figures.counts),
    reasons: describeReasons(figures),
    sources: figures.sources,
    all: listFigureLines(figures),
  };
}

/** Each figure with the weeks before, for the page and its file. */
export function listFigureLines({ counts, before }: Figures): FigureLine[] {
  return metricNames.map((figure) => ({
    figure,
    ...counts[figure],
    before: before[figure].count,
    medianBefore: before[figure].median,
  }));
}

export interface FigureHead {
  figure: Figure;
  name: string;
  value: string;
  notes: string[];
}

export function describeHeads({ counts, before, promise }: Figures): FigureHead[] {
  return [
    describeAnswer(counts, before),
    describeInTime(counts, before, promise.promiseMinutes),
    describeViewings(counts, before),
    describeDays(counts, before),
  ];
}

export const noFigure = "–";

function describeAnswer({ answered }: Counts, before: Counts): FigureHead {
  const format = (value: number | null) => formatValue("answered", value) ?? noFigure;
  return {
    figure: "answered",
    name: "Median first response",
    value: format(answered.median),
    notes: [
      ...describeBefore(formatValue("answered", before.answered.median)),
      ...(answered.ninth === null ? [] : [`90th percentile: ${format(answered.ninth)}.`]),
    ],
  };
}

function describeInTime(counts: Counts, before: Counts, promised: number): FigureHead {
  const percent = (of: Counts) => {
    const share = getPercent(of["in-time"].count, of["in-time"].count + of.late.count);
    return share === null ? null : `${share}%`;
  };
  const due = counts["in-time"].count + counts.late.count;
  return {
    figure: "late",
    name: `Replied within ${namePromise(promised)}`,
    value: percent(counts) ?? noFigure,
    notes: [
      `${counts["in-time"].count} of ${due}. Target: 100%.`,
      ...describeBefore(percent(before)),
    ],
  };
}

function describeViewings({ came, lets }: Counts, before: Counts): FigureHead {
  const rate = getViewingsPerLet(came.count, lets.count);
  const former = getViewingsPerLet(before.came.count, before.lets.count);
  return {
    figure: "came",
    name: "Viewings per tenancy",
    value: rate === null ? noFigure : String(rate),
    notes: [
      rate === null
        ? "Not enough tenancies to show."
        : `${formatCount(came.count, "viewing")}, ${countLets(lets.count)}.`,
      ...describeBefore(former),
    ],
  };
}

function describeDays({ lets, voids }: Counts, before: Counts): FigureHead {
  const empty = formatValue("voids", voids.median);
  return {
    figure: "lets",
    name: "Median days to let",
    value: lets.median === null ? noFigure : String(Math.round(lets.median)),
    notes: [
      lets.count === 0 ? "No tenancies in this period." : `Median of ${countLets(lets.count)}.`,
      ...describeBefore(before.lets.median && Math.round(before.lets.median)),
      ...(empty === null ? [] : [`Void period: ${empty}.`]),
    ],
  };
}

function countLets(count: number): string {
  return formatCount(count, "tenancy", "tenancies");
}

/** Of the same number of weeks before these, if there was anything. */
function describeBefore(value: string | number | null): string[] {
  return value === null ? [] : [`Previous period: ${value}.`];
}

/** Heights are shares of the highest, or of the promise where all are below it. */
function describeBars({ answers, promise }: Figures, { weeks }: FigureSpan, today: string) {
  const { promiseMinutes } = promise;
  const highest = Math.max(promiseMinutes, ...answers.map(({ median }) => median));
  return {
    goal: (promiseMinutes / highest) * 100,
    bars: answers.map(({ day, count, median }) => ({
      day,
      name: weeks === 1 ? shortWeekday(new Date(`${day}T12:00:00Z`)) : formatShortDate(day, today),
      wait: formatWait(Math.round(median)),
      count,
      height: (median / highest) * 100,
      isLate: median >= promiseMinutes,
    })),
  };
}

function describeFunnel(counts: Counts) {
  const highest = Math.max(1, ...funnelSteps.map((figure) => counts[figure].count));
  // Of a viewing ahead, or of one that nobody wrote down, nobody knows yet.
  const recorded = counts.came.count + counts["no-shows"].count;
  // Who has a viewing in these weeks may have asked before them: only the same people are a share.
  const booked = getPercent(counts["asked-booked"].count, counts.asked.count);
  const missed = getPercent(counts["no-shows"].count, recorded);
  return {
    steps: funnelSteps.map((figure) => ({
      figure,
      name: definitions[figure].name,
      count: counts[figure].count,
      share: (counts[figure].count / highest) * 100,
    })),
    notes: [
      ...(booked === null
        ? []
        : [
            `${booked}% of enquirers booked a viewing (${counts["asked-booked"].count} of ${formatInteger(counts.asked.count)}).`,
          ]),
      ...(missed === null
        ? []
        : [
            `${missed}% no-show rate (${counts["no-shows"].count} of ${formatInteger(recorded)} recorded viewings).`,
          ]),
      ...(counts.unrecorded.count === 0
        ? []
        : [`Past viewings without an outcome: ${formatInteger(counts.unrecorded.count)}.`]),
      "Each person counts once per property, on the day of each step.",
    ],
  };
}

const reasonNames: Readonly<Record<string, string>> = declineReasons;

/** A row of a figure, its note in words. */
export function describeRow(row: FigureRow): FigureRow {
  return { ...row, note: row.note === null ? null : describeNote(row.note) };
}

export function describeNote(note: string): string {
  if (note === "withdrawn") return "Withdrawn by renter";
  return reasonNames[note] ?? "No reason recorded";
}

export function describeReasons({ reasons }: Figures) {
  const highest = Math.max(1, ...reasons.map(({ count }) => count));
  return reasons.map(({ note, count }) => ({
    note,
    name: describeNote(note),
    count,
    share: (count / highest) * 100,
    isTheirs: note === "withdrawn",
  }));
}
