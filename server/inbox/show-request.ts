import { formatFieldName } from "../../domain/shared/field-name.ts";
import { isUuid } from "../../domain/shared/uuid.ts";
import type { Queryable } from "../platform/database/client.ts";
import {
  findEnquiry,
  findSiteRequest,
  listHistory,
  listMailsAbout,
  findViewingWish,
} from "./desk-requests.ts";
import { findAnswers } from "../enquiries/qualification-answers.ts";
import type { AppContext } from "../app-context.ts";
import { type DeskCommand, readArguments } from "../command.ts";
import { getLondonDateTime } from "../../domain/shared/london-time.ts";

export const showRequest: DeskCommand = {
  usage: "ID",
  summary: "everything in one request, and what was done about it",
  async run(app, args, write) {
    const read = readArguments(args, "ID", {});
    if (!read.ok) {
      write(read.problem);
      return 2;
    }
    const lines = await formatLines(app, read.given);
    if (lines === null) {
      write("There is no such request.");
      return 1;
    }
    for (const line of lines) write(line);
    return 0;
  },
};

async function formatLines(
  { database: { orm } }: AppContext,
  id: string,
): Promise<string[] | null> {
  const about = (await formatEnquiryLines(orm, id)) ?? (await formatSiteRequestLines(orm, id));
  if (about === null) return null;
  const done = await listHistory(orm, id);
  const mails = await listMailsAbout(orm, id);
  return [
    ...about,
    "Done:",
    ...done.map(({ at, actor, action }) => `  ${getLondonDateTime(at)}  ${action}, ${actor}`),
    ...mails.map(({ at, kind, state, id: mail }) => {
      return `  ${getLondonDateTime(at)}  mail ${kind}, ${state}, ${mail}`;
    }),
  ];
}

async function formatEnquiryLines(db: Queryable, id: string): Promise<string[] | null> {
  const found = await findEnquiry(db, id);
  if (found === null) return null;
  const { listing, person, message, viewingOption } = found;
  const wish = await findViewingWish(db, id);
  const qualification =
    wish && (await findAnswers(db, { enquiryIds: [id], contactIds: [found.contactId] }));
  return [
    formatHead(found),
    `Home: ${listing.name}, ${listing.area}, your reference ${listing.ref}, id ${listing.id}`,
    ...formatFactLines({ ...person, message, viewingOption, ...wish }),
    ...(qualification
      ? [`What they said of themselves, ${getLondonDateTime(qualification.completedAt)}:`]
      : []),
    ...formatFactLines(qualification?.answers ?? {}).map((line) => `  ${line}`),
  ];
}

async function formatSiteRequestLines(db: Queryable, id: string): Promise<string[] | null> {
  const found = isUuid(id) ? await findSiteRequest(db, id) : null;
  return found && [formatHead(found), ...formatFactLines({ ...found.person, ...found.payload })];
}

function formatHead({ kind, createdAt }: { kind: string; createdAt: Date }): string {
  return `${kind}, ${getLondonDateTime(createdAt)} in London`;
}

/** Returns one line per value, including nested ones. */
function formatFactLines(facts: object): string[] {
  return Object.entries(facts).flatMap(([name, value]: [string, unknown]) => {
    if (value === null || value === "") return [];
    if (typeof value === "object") return formatFactLines(value);
    const text = typeof value === "string" ? value : JSON.stringify(value);
    const lines = text.split(/\r\n?|\n/);
    return lines.length > 1
      ? [`${formatFieldName(name)}:`, ...lines.map((line) => `  ${line}`)]
      : [`${formatFieldName(name)}: ${lines[0]}`];
  });
}
