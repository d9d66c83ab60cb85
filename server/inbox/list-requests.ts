import { buildToRentSource, portfolioSource } from "../../domain/requests/request-sources.ts";
import { parseLondonMoment } from "../../domain/shared/london-time.ts";
import {
  enquiryKinds,
  listNewestEnquiries,
  listNewestSiteRequests,
  siteRequestKinds,
} from "./desk-requests.ts";
import type { AppContext } from "../app-context.ts";
import { type DeskCommand, readArguments } from "../command.ts";
import { getLondonDateTime } from "../../domain/shared/london-time.ts";

type Write = (line: string) => void;

/** Limit of a list without `--since`. */
const newest = 100;
/** Limit with `--since`, never reached in practice. */
const maxRows = 10_000;

const kinds = [...enquiryKinds, ...siteRequestKinds];

export const listRequests: DeskCommand = {
  usage: `[--kind ${kinds.join("|")}] [--since YYYY-MM-DD]`,
  summary: `what people asked for, the newest first; the newest ${newest} unless --since is given`,
  async run(app, args, write) {
    const read = readArguments(args, null, {
      kind: { type: "string" },
      since: { type: "string" },
    });
    if (!read.ok) return reportUsageError(write, read.problem);
    const { kind = null, since = null } = read.values;
    if (kind !== null && !kinds.some((known) => known === kind)) {
      return reportUsageError(write, `There is no kind '${kind}'.`);
    }
    const from = since === null ? null : parseLondonMoment(since, "00:00");
    if (since !== null && from === null) {
      return reportUsageError(write, `'${since}' is no date: write YYYY-MM-DD.`);
    }
    const lines = await formatRequestLines(app, kind, from);
    write(`${lines.length} ${lines.length === 1 ? "request" : "requests"}, times of London.`);
    for (const line of lines) write(line);
    return 0;
  },
};

async function formatRequestLines(
  { database }: AppContext,
  kind: string | null,
  since: Date | null,
) {
  const limit = since === null ? newest : maxRows;
  const range = { since, limit };
  const enquiryKind = enquiryKinds.find((known) => known === kind) ?? null;
  const siteKind = siteRequestKinds.find((known) => known === kind) ?? null;
  const about =
    siteKind === null ? await listNewestEnquiries(database.orm, enquiryKind, range) : [];
  const others =
    enquiryKind === null ? await listNewestSiteRequests(database.orm, siteKind, range) : [];
  return [
    ...about.map((row) => ({ ...row, home: `${row.listing.name}, ${row.listing.area}` })),
    ...others.map((row) => {
      return {
        ...row,
        kind: formatKind(row),
        home: "-",
        person: row.person ?? readPayloadPerson(row),
      };
    }),
  ]
    .toSorted((a, b) => Number(b.createdAt) - Number(a.createdAt))
    .slice(0, limit)
    .map(({ id, createdAt, kind: of, home, person: { firstname, lastname } }) =>
      [id, getLondonDateTime(createdAt), of, home, `${firstname} ${lastname}`.trim()].join("  "),
    );
}

type SiteRow = Awaited<ReturnType<typeof listNewestSiteRequests>>[number];

/** Appends the source form unless it is the usual one. */
function formatKind({ kind, payload }: Pick<SiteRow, "kind" | "payload">): string {
  const source = "source" in payload ? payload.source : null;
  return source === buildToRentSource || source === portfolioSource ? `${kind} (${source})` : kind;
}

function readPayloadPerson({ payload }: Pick<SiteRow, "payload">) {
  if ("contact" in payload) return payload.contact;
  return { firstname: "name" in payload ? payload.name : "", lastname: "" };
}

function reportUsageError(write: Write, problem: string): 2 {
  write(problem);
  return 2;
}
