import { randomUUID } from "node:crypto";
import { and, eq, isNull, sql } from "drizzle-orm";
import * as v from "valibot";
import { type Applicant, toPhoneKey } from "../../../domain/contacts/applicant.ts";
import { splitName } from "../../../domain/contacts/full-name.ts";
import { callForms } from "../../../domain/conversations/call-forms.ts";
import {
  manualRequestFields,
  type ManualRequest,
} from "../../../domain/conversations/message-fields.ts";
import { formatNameKey } from "../../../domain/shared/text/compare-names.ts";
import type { Texts } from "../../../domain/shared/fields/form-steps.ts";
import type { AppContext } from "../../app-context.ts";
import { isConversationOf } from "../../branches/of-branch.ts";
import { addCaller } from "../../contacts/add-caller.ts";
import { contacts } from "../../contacts/contact-tables.ts";
import { claimByTelephone } from "../../contacts/claim-contact.ts";
import { isCallerOf } from "../../conversations/callers.ts";
import { conversations } from "../../conversations/conversation-tables.ts";
import { noteAnswered } from "../../conversations/note-answered.ts";
import { lockConversation, type Person, toPerson } from "../../conversations/open-conversation.ts";
import { recordRequest } from "../../conversations/record-request.ts";
import { listingRecords } from "../../listings/listing-record-tables.ts";
import { findUnadvertisedHome } from "../../listings/office-home.ts";
import type { Queryable, Transaction } from "../../platform/database/client.ts";
import type { Outcome } from "../../platform/submissions/outcome.ts";
import { recordAudit, type StaffActor } from "../../platform/submissions/record-audit.ts";
import { defineActs, done, type FormCall, type FormOutcome } from "../../staff/office-form.ts";
import { refuse, refuseFields } from "../../staff/refusals.ts";
import { getBranchLimit, type SignedIn } from "../../staff/sessions.ts";
import { findCallBooking } from "./book-from-call.ts";
import { changeAsStaff, readStaffSubmission, type StaffSubmission } from "../staff-change.ts";

const call = { name: "enterrequest", answer: v.object({ id: v.string() }) };

/**
 * Enters what somebody asked on the telephone or at the door, for whoever answered. It goes on in
 * the person's conversation about the home, if there is one.
 * @param taker whoever took it: of their branch is what is about no home. Where they are limited to it and the
 *   conversation is another's, it only stands there: that branch still has to answer
 */
export function enterRequest(
  app: AppContext,
  fields: object,
  submission: StaffSubmission,
  taker: Pick<SignedIn, "branchView"> = {},
): Promise<Outcome<{ id: string }>> {
  const parsed = v.safeParse(manualRequestFields, fields);
  if (!parsed.success) return Promise.resolve(refuseFields(parsed.issues));
  const request = parsed.output;
  return changeAsStaff(app, call, submission, async (tx) => {
    const listingId = request.listingId || null;
    if (listingId !== null && !(await hasHome(tx, listingId))) return noHome;
    const at = app.now();
    const recordId = randomUUID();
    const id = await recordRequest(tx, {
      kind: "call",
      recordId,
      person: await findCalling(tx, request, { listingId, recordId, at }),
      listingId,
      text: request.body,
      branch: taker.branchView?.own ?? null,
      at,
    });
    const isTheirs = await isConversationFor(tx, taker, id);
    const answered = isTheirs && request.answered;
    if (isTheirs) await takeUnowned(tx, id, submission);
    const { cameFrom } = request;
    if (isTheirs && cameFrom !== null)
      await tx.update(conversations).set({ cameFrom }).where(eq(conversations.id, id));
    const conversation = answered ? await lockConversation(tx, id) : null;
    if (conversation) await noteAnswered(tx, conversation, at);
    await recordAudit(tx, {
      at,
      actor: submission,
      action: "conversation.entered",
      subject: "conversation",
      subjectId: id,
      detail: { answered },
    });
    return { ok: true, answer: { id } };
  });
}

const enter = {
  ownTransactions: async ({ app, by, texts }: FormCall): Promise<FormOutcome> => {
    const { change, listingId = "" } = texts;
    if (change === "enter-and-book" && (await findUnadvertisedHome(app.database.orm, listingId)))
      return noViewing;
    const submission = readStaffSubmission(by, texts);
    const entered = await enterRequest(app, texts, submission, by);
    if (!entered.ok) return entered;
    const { id } = entered.answer;
    const { orm } = app.database;
    // They can't open it, so nothing there would tell them.
    if (!(await isConversationFor(orm, by, id))) return done(filedElsewhere);
    return { ok: true, answer: { done: null, to: await findNext(orm, id, texts) } };
  },
};

const filedElsewhere =
  "Call logged. Another branch is already in touch with this person about it, so we’ve added it to their conversation and they’ll reply.";

/** What the page of a call does. */
export const callActs = defineActs(callForms, { enter, "enter-and-book": enter });

/** The conversation, or a viewing for whoever rang. */
async function findNext(db: Queryable, id: string, texts: Texts): Promise<string> {
  if (texts["change"] !== "enter-and-book") return `/office/inbox/${id}`;
  return `/office/diary/book?${await findCallBooking(db, id, texts["listingId"] ?? "")}`;
}

/** Whether they may open it. */
async function isConversationFor(
  db: Queryable,
  by: Pick<SignedIn, "branchView">,
  id: string,
): Promise<boolean> {
  const own = and(eq(conversations.id, id), isConversationOf(getBranchLimit(by)));
  return (await db.$count(conversations, own)) > 0;
}

/**
 * Whoever rings may say that they are somebody on record: with an address and a number the record stays
 * as it is. Without an address the number alone is the key, and nobody is taken for the contact who has it: staff
 * join the two, unless the call was logged on the card of somebody with that number. Where the number's
 * conversation has become that of a contact by now, whoever has another name is another contact.
 */
async function findCalling(
  tx: Transaction,
  { name, phone, email, person }: ManualRequest,
  { listingId, recordId, at }: { listingId: string | null; recordId: string; at: Date },
): Promise<Person> {
  const called = { ...splitName(name), phone };
  if (email !== "") {
    const typed = { ...called, email };
    const contact = await claimByTelephone(tx, typed, { subject: "request", recordId, at });
    return { ...toPerson(contact.id, contact), sentAs: name };
  }
  const known = person === "" ? null : await findByNumber(tx, person, phone);
  const isOther = known === null && (await isOfAnother(tx, called, listingId));
  const contactId = isOther ? await addCaller(tx, called) : known;
  return { contactId, name, phone, email: null };
}

/** Whether the conversation of this number about the home is that of a contact with another name. */
async function isOfAnother(
  tx: Transaction,
  called: Pick<Applicant, "firstname" | "lastname" | "phone">,
  listingId: string | null,
): Promise<boolean> {
  const { firstname, lastname } = contacts;
  const isAbout =
    listingId === null ? isNull(conversations.listingId) : eq(conversations.listingId, listingId);
  const [holder] = await tx
    .select({ firstname, lastname })
    .from(conversations)
    .innerJoin(contacts, eq(contacts.id, conversations.contactId))
    .where(and(isCallerOf([toPhoneKey(called.phone)]), isAbout));
  return holder !== undefined && formatNameKey(holder) !== formatNameKey(called);
}

/** The contact with this id, if they gave this number and no address. */
async function findByNumber(tx: Transaction, id: string, phone: string): Promise<string | null> {
  const own = and(
    eq(contacts.id, id),
    eq(contacts.phoneKey, toPhoneKey(phone)),
    isNull(contacts.email),
  );
  const [found] = await tx.select({ id: contacts.id }).from(contacts).where(own);
  return found?.id ?? null;
}

async function hasHome(tx: Transaction, id: string): Promise<boolean> {
  return (await tx.$count(listingRecords, eq(listingRecords.id, id))) > 0;
}

/** Whoever took the call takes care of it, unless a colleague does already. */
async function takeUnowned(tx: Transaction, id: string, by: StaffActor): Promise<void> {
  await tx
    .update(conversations)
    .set({ ownerId: by.staffId, state: sql`case when state = 'new' then 'open' else state end` })
    .where(and(eq(conversations.id, id), isNull(conversations.ownerId)));
}

const noHome = refuse("We can’t find that property.", "listingId");
const noViewing = refuse(
  "This property isn’t advertised, so no one can view it. Log the call without a viewing.",
  "listingId",
);
