import { replyUndoSeconds } from "../../../domain/conversations/held-reply.ts";
import { repliesForms } from "../../../domain/conversations/replies-forms.ts";
import { formatCount } from "../../../domain/shared/formats/count.ts";
import type { Texts } from "../../../domain/shared/fields/form-steps.ts";
import { defineActs, type FormCall, type FormOutcome } from "../../staff/office-form.ts";
import { and, asc, eq, inArray, isNull, max, or, sql } from "drizzle-orm";
import { fillTemplate, type TemplateValues } from "../../../domain/conversations/reply-template.ts";
import { isUuid } from "../../../domain/shared/uuid.ts";
import type { AppContext } from "../../app-context.ts";
import { conversationMessages, conversations } from "../../conversations/conversation-tables.ts";
import { listings } from "../../listings/listing-tables.ts";
import type { Queryable } from "../../platform/database/client.ts";
import type { StaffActor } from "../../platform/submissions/record-audit.ts";
import type { SignedIn } from "../../staff/sessions.ts";
import { listTypingColleagues } from "./reply-presence.ts";
import { listReplyTemplates } from "./reply-templates.ts";
import { replyToConversation } from "./reply-to-conversation.ts";
import { readStaffSubmission } from "../staff-change.ts";
import { findTemplateValues } from "./template-values.ts";
import { undoChange } from "../undo-change.ts";
import { findHeldReply } from "./undo-reply.ts";

/** So many are read through, and fit into one form. */
export const maxBulkReplies = 20;

/**
 * One text for several people, filled in for each: what is sent is what was looked at.
 * @param ids of conversations; what is none, or more than `maxBulkReplies`, is left out
 * @param title of the text, null before one is chosen
 */
export async function prepareReplies(
  app: AppContext,
  by: Pick<SignedIn, "staffId" | "name">,
  ids: readonly string[],
  title: string | null,
) {
  const { orm } = app.database;
  const chosen = ids.filter(isUuid).slice(0, maxBulkReplies);
  const templates = await listReplyTemplates(orm);
  const template = templates.find((one) => one.title === title) ?? null;
  const writers = await listTypingColleagues(orm, { except: by.staffId, now: app.now() });
  const lastSeen = await findLastMessages(orm, chosen);
  const replies = [];
  for (const { home, ...one } of await findRecipients(orm, chosen)) {
    const shownHome = home && { ...home, isListed: home.status !== "withdrawn" };
    const known = { ...one, home: shownHome, by };
    const values: TemplateValues = template ? await findTemplateValues(app, known) : {};
    const writer = writers.find(({ conversationId }) => conversationId === one.id)?.name ?? null;
    replies.push({
      id: one.id,
      name: one.name,
      home: home?.name ?? null,
      lastSeen: lastSeen.get(one.id) ?? 0,
      problem: describeProblem(one.email, writer),
      ...(template ? fillTemplate(template.body, values) : { text: "", missing: [] }),
    });
  }
  return { replies, template, titles: templates.map((one) => one.title) };
}

function describeProblem(email: string | null, writer: string | null): string | null {
  if (email === null) return "didn’t give an email address. Call them and log the call.";
  return writer === null ? null : `is left out because ${writer} is writing to them.`;
}

/** Who waits longest first. */
function findRecipients(db: Queryable, ids: readonly string[]) {
  const { id, name, email, branch, listingId, waitingSince, mergedInto } = conversations;
  return db
    .select({
      id,
      name,
      email,
      branch,
      home: {
        id: listings.id,
        name: listings.name,
        displayAddress: listings.displayAddress,
        rentPcm: listings.rentPcm,
        status: listings.status,
      },
    })
    .from(conversations)
    .leftJoin(listings, eq(listings.id, listingId))
    .where(and(inArray(id, [...ids]), isNull(mergedInto)))
    .orderBy(asc(waitingSince), asc(id));
}

/** Of each conversation and what was joined to it. */
async function findLastMessages(db: Queryable, ids: readonly string[]) {
  const id = sql<string>`coalesce(${conversations.mergedInto}, ${conversations.id})`;
  const rows = await db
    .select({ id, last: max(conversationMessages.id) })
    .from(conversations)
    .innerJoin(conversationMessages, eq(conversationMessages.conversationId, conversations.id))
    .where(or(inArray(conversations.id, [...ids]), inArray(conversations.mergedInto, [...ids])))
    .groupBy(id);
  return new Map(rows.map((row) => [row.id, row.last ?? 0]));
}

type Fields = Readonly<Partial<Record<string, string>>>;

/**
 * Sends what was prepared, each reply in a transaction of its own: whom somebody answered meanwhile,
 * or who wrote again, is left and named. Each can be undone for seconds.
 * @param fields `send-`, `body-` and `lastSeen-` with the id of each conversation
 */
export async function sendReplies(app: AppContext, signedIn: SignedIn, fields: Fields) {
  const ids = Object.keys(fields)
    .filter((name) => name.startsWith("send-"))
    .map((name) => name.slice("send-".length))
    .filter(isUuid)
    .slice(0, maxBulkReplies);
  const left: { id: string; reason: string }[] = [];
  const mails: string[] = [];
  for (const id of ids) {
    const reply = {
      body: fields[`body-${id}`] ?? "",
      lastSeen: fields[`lastSeen-${id}`] ?? "",
      template: fields["template"] ?? "",
      close: fields["change"] === "send-and-close" ? "on" : "",
    };
    const { key } = fields;
    const submission = readStaffSubmission(signedIn, { ...reply, id, key });
    const given = { id, fields: reply, attach: [], isHeld: true };
    const outcome = await replyToConversation(app, signedIn, given, submission);
    if (outcome.ok) mails.push(outcome.answer.mail);
    else left.push({ id, reason: outcome.refusal.detail });
  }
  return { sent: mails.length, mails, left };
}

/**
 * Withdraws what was just sent to several, as far as it waits still.
 * @param fields `token`: ids of the mails
 * @returns their texts as fields of the form that sent them
 */
export async function undoReplies(app: AppContext, by: StaffActor, { token = "", key }: Fields) {
  const left: { id: string; reason: string }[] = [];
  const texts: Record<string, string> = {};
  let gone = 0;
  for (const mail of token.split(",").filter(isUuid).slice(0, maxBulkReplies)) {
    const held = await findHeldReply(app.database.orm, by.staffId, mail);
    const submission = readStaffSubmission(by, { change: "undo", token: mail, key });
    const undone = await undoChange(app, mail, submission);
    if (!undone.ok || held === null) {
      gone++;
      continue;
    }
    left.push({ id: held.was.id, reason: "Undone. We didn’t send this reply." });
    texts[`body-${held.was.id}`] = held.body;
  }
  return { undone: left.length, gone, left, texts };
}

interface RepliesMore {
  /** Of what is being sent: by them it is taken back. */
  mails: readonly string[];
  /** Who gets nothing, and why. */
  left: readonly { id: string; reason: string }[];
  /** What stands in the form again. */
  texts: Texts;
}

async function send({ app, by, texts }: FormCall): Promise<FormOutcome<RepliesMore>> {
  const { sent, mails, left } = await sendReplies(app, by, texts);
  const going = formatCount(sent, "reply", "replies");
  const said =
    sent === 0
      ? "We haven’t sent anything."
      : `Sending ${going} in ${formatCount(replyUndoSeconds, "second")}.`;
  const others = formatCount(left.length, "was", "were");
  const done = left.length === 0 ? said : `${said} ${others} left out. See why below.`;
  return { ok: true, answer: { done, more: { mails, left, texts } } };
}

async function takeBack({ app, by, texts: form }: FormCall): Promise<FormOutcome<RepliesMore>> {
  const { undone, gone, left, texts } = await undoReplies(app, by, form);
  const tooLate =
    gone === 0 ? "" : ` ${formatCount(gone, "reply", "replies")} had already been sent.`;
  const said =
    undone === 0 && gone === 0
      ? "We haven’t sent anything."
      : undone === 0
        ? "Nothing was undone."
        : `${formatCount(undone, "reply", "replies")} undone.`;
  return { ok: true, answer: { done: said + tooLate, more: { mails: [], left, texts } } };
}

export const repliesActs = defineActs<typeof repliesForms, RepliesMore>(repliesForms, {
  send: { ownTransactions: send },
  "send-and-close": { ownTransactions: send },
  undo: { ownTransactions: takeBack },
});
