import { type Figure, figures } from "./figure.ts";
import { type OpenKey, openNames } from "./open-now.ts";
import { getViewingsPerLet } from "./rates.ts";

/** A column of a table of the figures, for the page and for its file. */
export interface FigureColumn<Row> {
  /** Over it in the file. */
  header: string;
  /** Over it on the page, if that says it otherwise. */
  title?: string;
  numeric?: boolean;
  /** In the file, and on the page unless that shows it otherwise. */
  value: (row: Row) => string | number | null;
  /** The file leaves it out: it outlives an erasure. */
  namesPeople?: boolean;
}

/** Of one table, by name. The file has all of them in their order, the page chooses among them. */
export type FigureColumns<Row> = Readonly<Record<string, FigureColumn<Row>>>;

/** A figure beside the weeks before. */
export interface FigureLine {
  figure: Figure;
  count: number;
  before: number;
  median: number | null;
  ninth: number | null;
  medianBefore: number | null;
}

export const figureColumns = {
  name: { header: "Figure", value: ({ figure }) => figures[figure].name },
  count: { header: "Count", title: "This period", numeric: true, value: ({ count }) => count },
  before: { header: "Count before", title: "Before", numeric: true, value: ({ before }) => before },
  unit: { header: "Values", value: ({ figure }) => figures[figure].value },
  median: { header: "Median", numeric: true, value: ({ median }) => round(median) },
  ninth: { header: "90th percentile", numeric: true, value: ({ ninth }) => round(ninth) },
  medianBefore: {
    header: "Median before",
    numeric: true,
    value: ({ medianBefore }) => round(medianBefore),
  },
} as const satisfies FigureColumns<FigureLine>;

export interface AnswerCount {
  /** London date: of more than one week, the Monday of each. */
  day: string;
  count: number;
  median: number;
}

export const answerColumns = {
  day: { header: "From", value: ({ day }) => day },
  count: { header: "First responses", numeric: true, value: ({ count }) => count },
  median: { header: "Median minutes", numeric: true, value: ({ median }) => round(median) },
} as const satisfies FigureColumns<AnswerCount>;

export interface SourceCount {
  /** Its name. */
  source: string;
  asked: number;
  came: number;
  lets: number;
}

export const sourceColumns = {
  source: { header: "Source", value: ({ source }) => source },
  asked: { header: "Enquiries", title: "Enquired", numeric: true, value: ({ asked }) => asked },
  came: { header: "Attended", title: "Attended", numeric: true, value: ({ came }) => came },
  lets: { header: "Tenancies", title: "Moved in", numeric: true, value: ({ lets }) => lets },
  viewingsPerLet: {
    header: "Viewings per tenancy",
    numeric: true,
    value: ({ came, lets }) => getViewingsPerLet(came, lets),
  },
} as const satisfies FigureColumns<SourceCount>;

interface ReasonCount {
  /** The reason in words. */
  name: string;
  count: number;
}

export const reasonColumns = {
  name: { header: "Reason", value: ({ name }) => name },
  count: { header: "Offers", numeric: true, value: ({ count }) => count },
} as const satisfies FigureColumns<ReasonCount>;

/** One of what a figure counts. */
export interface FigureRow {
  key: string;
  /** London date. */
  on: string;
  who: string | null;
  home: string | null;
  /** What it opens. */
  place: "conversation" | "viewing" | "offers" | "let" | "home";
  placeId: string;
  value: number | null;
  note: string | null;
}

const home = { header: "Property", value: (row: FigureRow) => row.home };
/** The page names whom it is about; the file says where they are. */
const record = { header: "Record", title: "Record", value: getRowPath };

/** Of what a figure counts, with its notes in words. */
export function createRowColumns(figure: Figure) {
  return {
    on: { header: "Day", value: ({ on }) => on },
    home,
    value: {
      header: figures[figure].value ?? "Value",
      numeric: true,
      value: ({ value }) => round(value),
    },
    note: { header: "Note", title: "Reason", value: ({ note }) => note },
    record,
  } as const satisfies FigureColumns<FigureRow>;
}

/** Of what is open now. */
export function createOpenColumns(key: OpenKey) {
  return {
    on: { header: openNames[key].day, value: ({ on }) => on },
    home,
    record,
    // A clock's words can name one.
    note: { header: "Note", title: "Reason", namesPeople: true, value: ({ note }) => note },
  } as const satisfies FigureColumns<FigureRow>;
}

const pathsOf: Record<FigureRow["place"], string> = {
  conversation: "/office/inbox/",
  viewing: "/office/diary/viewing/",
  offers: "/office/offers/",
  let: "/office/tenancies/",
  home: "/office/listings/",
};

function getRowPath({ place, placeId }: FigureRow): string {
  return pathsOf[place] + encodeURIComponent(placeId);
}

function round(value: number | null): number | null {
  return value && Math.round(value * 10) / 10;
}
