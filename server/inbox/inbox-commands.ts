import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import {
  readConversationChange,
  snoozeChoices,
} from "../../domain/conversations/conversation-change.ts";
import { isUuid } from "../../domain/shared/uuid.ts";
import { hideLinksInText } from "../access-links/hide-links-in-text.ts";
import type { AppContext } from "../app-context.ts";
import { findResponsePromise } from "../conversations/response-promise.ts";
import { type DeskCommand, readArguments } from "../command.ts";
import type { Outcome } from "../platform/submissions/outcome.ts";
import { findStaffByEmail } from "../staff/staff.ts";
import { addNote } from "./add-note.ts";
import { changeConversations } from "./change-conversations.ts";
import { enterRequest } from "./enter-request.ts";
import { listInbox, showInInbox } from "./inbox-list-commands.ts";
import { replyToConversation } from "./reply-to-conversation.ts";
import { createCommandSubmission } from "./staff-change.ts";

type Write = (line: string) => void;

const text = { type: "string" } as const;
const flag = { type: "boolean" } as const;
const written = { text, file: text };
const writtenUsage = "--text TEXT|--file FILE";

/** What the office does in its inbox, by the same use cases as its pages. */
export const inboxCommands: Record<string, DeskCommand> = {
  list: listInbox,
  show: showInInbox,
  reply: {
    usage: `ID --seen NUMBER ${writtenUsage} [--close] [--take-over]`,
    summary: "answers by mail in the agency's name; NUMBER is the last message that 'show' printed",
    run: reply,
  },
  note: {
    usage: `ID ${writtenUsage}`,
    summary: "adds a note that only the office sees",
    run: (app, args, write, cwd) => note(app, "note", args, write, cwd),
  },
  call: {
    usage: `ID ${writtenUsage}`,
    summary: "notes what was said on the telephone, which answers what was asked",
    run: (app, args, write, cwd) => note(app, "call", args, write, cwd),
  },
  assign: createChange("assign", "--to EMAIL|nobody", "gives conversations to a colleague"),
  snooze: createChange(
    "snooze",
    `--until ${snoozeChoices.join("|")}|picked [--at YYYY-MM-DDTHH:MM]`,
    "puts conversations aside",
  ),
  close: createChange("close", "", "closes conversations"),
  reopen: createChange("reopen", "", "opens closed conversations again"),
  add: {
    usage: `--name NAME --phone PHONE [--email EMAIL] [--home ID] ${writtenUsage} [--answered]`,
    summary: "enters what somebody asked on the telephone or at the door",
    run: add,
  },
};

async function reply(app: AppContext, args: string[], write: Write, cwd: string): Promise<number> {
  const options = { ...written, seen: text, close: flag, "take-over": flag };
  const read = readArguments(args, "ID", options);
  if (!read.ok) return report(write, read.problem, 2);
  const { values, given: id } = read;
  if (values.seen === undefined) return report(write, "--seen is missing.", 2);
  const body = await readText(values, cwd);
  if (!body.ok) return report(write, body.problem, body.code);
  if (!isUuid(id)) return report(write, noConversation, 1);
  const fields = {
    body: body.text,
    lastSeen: values.seen,
    close: values.close ? "on" : "",
    takeOver: values["take-over"] ? "on" : "",
  };
  const submission = createCommandSubmission();
  const given = { id, fields, attach: [] };
  return tell(write, await replyToConversation(app, { staffId: null }, given, submission));
}

async function note(
  app: AppContext,
  kind: "note" | "call",
  args: string[],
  write: Write,
  cwd: string,
): Promise<number> {
  const read = readArguments(args, "ID", written);
  if (!read.ok) return report(write, read.problem, 2);
  const body = await readKeptText(app, read.values, cwd);
  if (!body.ok) return report(write, body.problem, body.code);
  if (!isUuid(read.given)) return report(write, noConversation, 1);
  const given = { id: read.given, kind, fields: { body: body.text } };
  return tell(write, await addNote(app, given, createCommandSubmission()));
}

async function add(app: AppContext, args: string[], write: Write, cwd: string): Promise<number> {
  const options = { ...written, name: text, phone: text, email: text, home: text, answered: flag };
  const read = readArguments(args, null, options);
  if (!read.ok) return report(write, read.problem, 2);
  const { name = "", phone = "", email = "", home = "", answered } = read.values;
  const body = await readKeptText(app, read.values, cwd);
  if (!body.ok) return report(write, body.problem, body.code);
  const fields = {
    name,
    phone,
    email,
    listingId: home,
    body: body.text,
    answered: answered ? "on" : "",
  };
  const outcome = await enterRequest(app, fields, createCommandSubmission());
  if (!outcome.ok) return report(write, outcome.refusal.detail, 1);
  write(`Entered: ${outcome.answer.id}`);
  return 0;
}

/** Of one conversation or several, whose ids are separated by commas. */
function createChange(
  change: "assign" | "snooze" | "close" | "reopen",
  option: string,
  summary: string,
): DeskCommand {
  return {
    usage: `ID[,ID] ${option}`.trim(),
    summary,
    async run(app, args, write) {
      const read = readArguments(args, "ID", { to: text, until: text, at: text });
      if (!read.ok) return report(write, read.problem, 2);
      const { to, until, at } = read.values;
      if (change === "assign" && to === undefined) return report(write, "--to is missing.", 2);
      const owner = to === undefined || to === "nobody" ? "" : await findOwnerId(app, to);
      if (owner === null) return report(write, "There is no such colleague.", 1);
      const parsed = readConversationChange(
        read.given.split(","),
        { change, owner, until, at },
        app.now(),
        (await findResponsePromise(app.database.orm)).hours,
      );
      if (!parsed.ok) return report(write, parsed.problem, 1);
      return tell(write, await changeConversations(app, parsed, createCommandSubmission()));
    },
  };
}

/** @returns null for nobody who works here */
async function findOwnerId({ database }: AppContext, email: string): Promise<string | null> {
  const found = await findStaffByEmail(database.orm, email);
  return found?.joinedAt && !found.leftAt ? found.id : null;
}

type Text = { ok: true; text: string } | { ok: false; problem: string; code: 1 | 2 };

interface Source {
  text?: string | undefined;
  file?: string | undefined;
}

/** What colleagues read later, without links of ours: what mails a reply looks for them itself. */
async function readKeptText({ database }: AppContext, source: Source, cwd: string): Promise<Text> {
  const read = await readText(source, cwd);
  return read.ok ? { ok: true, text: await hideLinksInText(database.orm, read.text) } : read;
}

async function readText(values: Source, cwd: string): Promise<Text> {
  if ((values.text === undefined) === (values.file === undefined)) {
    return { ok: false, problem: "Give --text or --file, one of them.", code: 2 };
  }
  if (values.text !== undefined) return { ok: true, text: values.text };
  try {
    return { ok: true, text: await readFile(resolve(cwd, values.file ?? ""), "utf8") };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return { ok: false, problem: `The file can't be read: ${error.message}`, code: 1 };
  }
}

function tell(write: Write, outcome: Outcome<{ done: string }>): number {
  if (!outcome.ok) return report(write, outcome.refusal.detail, 1);
  write(outcome.answer.done);
  return 0;
}

function report<Code extends 1 | 2>(write: Write, problem: string, code: Code): Code {
  write(problem);
  return code;
}

const noConversation = "There is no such conversation.";
