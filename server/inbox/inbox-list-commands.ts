import { requestKindNames } from "../../domain/conversations/request-kinds.ts";
import { formatWait, readResponseClock } from "../../domain/conversations/response-clock.ts";
import { stateNames } from "../../domain/conversations/conversation-state.ts";
import { inboxViews, readInboxCriteria } from "../../domain/conversations/inbox-view.ts";
import { getLondonDateTime } from "../../domain/shared/london-time.ts";
import { formatAction, formatActor } from "../../domain/staff/history.ts";
import { type DeskCommand, readArguments } from "../command.ts";
import { findResponsePromise } from "../conversations/response-promise.ts";
import { findStaffByEmail } from "../staff/staff.ts";
import { findConversation, type OpenConversation } from "./find-conversation.ts";
import { listConversations } from "./list-conversations.ts";

/** Whose is whose is asked with `--owner`. */
const views = inboxViews.filter((view) => view !== "mine");

const text = { type: "string" } as const;

export const listInbox: DeskCommand = {
  usage: `[--view ${views.join("|")}] [--find WORDS] [--owner EMAIL] [--late] [--after CURSOR]`,
  summary: "conversations in order of duty, fifty at once; --find searches all of them",
  async run({ database: { orm }, now }, args, write) {
    const read = readArguments(args, null, {
      view: text,
      find: text,
      owner: text,
      late: { type: "boolean" },
      after: text,
    });
    if (!read.ok) {
      write(read.problem);
      return 2;
    }
    const { view = "all", find = "", owner: email, late, after = "" } = read.values;
    if (!views.some((known) => known === view)) {
      write(`There is no view '${view}'.`);
      return 2;
    }
    const owner = email === undefined ? null : await findStaffByEmail(orm, email);
    if (email !== undefined && owner === null) {
      write("There is no such colleague.");
      return 1;
    }
    const query = new URLSearchParams({ view, q: find, after, ...(late && { late: "on" }) });
    if (owner) query.set("owner", owner.id);
    const promise = await findResponsePromise(orm);
    const by = { staffId: null, promise, now: now() };
    const page = await listConversations(orm, readInboxCriteria(query), by);
    if (page.rows.length === 0) write("There are none.");
    for (const row of page.rows) {
      const clock =
        row.lane === "unanswered" && row.waitingSince !== null
          ? `waits ${formatWait(readResponseClock(row.waitingSince, by.now, promise).minutes)}`
          : stateNames[row.state].toLowerCase();
      const about = row.home ?? "-";
      write([row.id, clock, row.owner ?? "nobody", row.kind, about, row.name].join("  "));
    }
    if (page.after !== null) write(`There are more: --after ${page.after}`);
    return 0;
  },
};

export const showInInbox: DeskCommand = {
  usage: "ID",
  summary: "one conversation in full, and what was done about it",
  async run({ database }, args, write) {
    const read = readArguments(args, "ID", {});
    if (!read.ok) {
      write(read.problem);
      return 2;
    }
    const found = await findConversation(database.orm, read.given);
    if (found === null) {
      write("There is no such conversation.");
      return 1;
    }
    for (const line of formatConversation(found)) write(line);
    return 0;
  },
};

function formatConversation(found: OpenConversation): string[] {
  const { conversation, owner, home, messages, history } = found;
  const { id, name, phone, email, kind, state, snoozedUntil } = conversation;
  const until = snoozedUntil === null ? "" : ` until ${getLondonDateTime(snoozedUntil)}`;
  return [
    `${id}, ${requestKindNames[kind].toLowerCase()}, ${stateNames[state].toLowerCase()}${until}, ${owner ?? "nobody"}'s`,
    [name, phone, email].filter(Boolean).join(", "),
    ...(home ? [`Home: ${home.name}, ${home.area}, id ${home.id}`] : []),
    ...messages.flatMap((message) => [
      `${message.id}  ${getLondonDateTime(message.at)}  ${describeMessage(message)}`,
      ...message.body.split(/\r\n?|\n/).map((line) => `    ${line}`.trimEnd()),
    ]),
    "Done:",
    ...history.map(({ at, action, actor, name: by }) => {
      return `  ${getLondonDateTime(at)}  ${formatAction(action)}, ${formatActor(actor, by)}`;
    }),
  ];
}

function describeMessage(message: OpenConversation["messages"][number]): string {
  const { kind, requestKind, by, sending, bounceReason, isAutomatic } = message;
  if (kind === "request" && requestKind !== null) return requestKindNames[requestKind];
  const sent = bounceReason === null ? sending : "came back";
  return [`${isAutomatic ? "automatic " : ""}${kind}`, by, sent].filter(Boolean).join(", ");
}
