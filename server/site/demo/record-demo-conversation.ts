import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { usualOfficeHours } from "../../../domain/agency/office-hours.ts";
import { readConversationChange } from "../../../domain/conversations/conversation-change.ts";
import { noAnswers, type SiteRequest } from "../../../domain/requests/requests.ts";
import { addDays, getLondonDate } from "../../../domain/shared/dates.ts";
import { findAccessLink } from "../../access-links/access-links.ts";
import type { AppContext } from "../../app-context.ts";
import { addInboundMessage } from "../../conversations/add-inbound-message.ts";
import { conversationMessages, conversations } from "../../conversations/conversation-tables.ts";
import { qualifications } from "../../enquiries/enquiry-tables.ts";
import { submitEnquiry } from "../../enquiries/submit-enquiry.ts";
import { addNote } from "../../inbox/add-note.ts";
import { changeConversations } from "../../inbox/change-conversations.ts";
import { enterRequest } from "../../inbox/requests/enter-request.ts";
import { replyToConversation } from "../../inbox/replies/reply-to-conversation.ts";
import { readStaffSubmission } from "../../inbox/staff-change.ts";
import type { Transaction } from "../../platform/database/client.ts";
import { recordMarketingChoice } from "../../people/record-choice.ts";
import { saveRequest } from "../../requests/save-request.ts";
import type { DemoConversation, DemoConversationStep } from "./demo-data.ts";
import { expectDone } from "./expect-done.ts";
import { unlimited } from "./unlimited.ts";

/** What the steps need: everything they do is in one transaction. */
export interface DemoTransaction {
  app: AppContext;
  tx: Transaction;
  /** When it was so many office minutes ago. */
  getTime: (ago: number) => Date;
  people: readonly { id: string; name: string; email: string }[];
  /** Ids of homes by their reference. */
  homes: ReadonlyMap<string, string>;
}

/** Takes each step through the use case that a visitor's or a colleague's form would use. */
export async function recordDemoConversation(
  demo: DemoTransaction,
  conversation: DemoConversation,
): Promise<void> {
  let id = "";
  for (const step of conversation.steps) {
    const at = demo.getTime(step.ago);
    const app = { ...demo.app, now: () => at };
    id = (await ask(demo, app, conversation, step)) ?? id;
    await answer(demo, app, conversation, { step, id });
    await tell(demo, app, { step, id });
  }
}

const submit = () => ({ key: randomUUID(), bodyHash: "", linkOrigin: null });

/** @returns the conversation that a request opened; null for a step that is none */
async function ask(
  demo: DemoTransaction,
  app: AppContext,
  person: DemoConversation,
  step: DemoConversationStep,
): Promise<string | null> {
  switch (step.do) {
    case "enquiry":
    case "viewing": {
      const outcome = await submitEnquiry(
        { ...app, ...unlimited },
        {
          kind: step.do,
          listingId: demo.homes.get(step.home) ?? "",
          applicant: toApplicant(person),
          message: step.text,
          viewingOption: step.do === "viewing" ? "In person" : null,
          humanCheckToken: null,
        },
        submit(),
      );
      return findConversationId(demo.tx, await findEnquiryId(demo.tx, expectDone(outcome).EnqId));
    }
    case "call": {
      const { name, email, phone } = person;
      const answered = step.answered ? "on" : "";
      const fields = { name, email, phone, body: step.text, answered };
      return expectDone(await enterRequest(app, fields, sign(demo, step.by))).id;
    }
    case "valuation":
    case "switch":
    case "demo":
    case "contact":
    case "referral": {
      const request = toSiteRequest(person, step);
      const outcome = await saveRequest({ ...app, ...unlimited }, request, submit());
      return findConversationId(demo.tx, expectDone(outcome).requestId);
    }
    default:
      return null;
  }
}

function toSiteRequest(
  { name, email, phone, ...person }: DemoConversation,
  step: Extract<DemoConversationStep, { do: SiteRequest["kind"] }>,
): SiteRequest {
  const applicant = toApplicant({ name, email, phone, ...person });
  if (step.do === "contact") {
    return { kind: "contact", contact: applicant, body: step.text, humanCheckToken: null };
  }
  if (step.do === "referral") {
    const { landlord } = step;
    const referral = {
      name,
      email,
      landlordName: landlord.name,
      landlordEmail: landlord.email,
      landlordPhone: landlord.phone,
    };
    return { kind: "referral", referral, humanCheckToken: null };
  }
  const { text: freetext, source = null, homes = null } = step;
  const told = { ...noAnswers, homes };
  return { kind: step.do, applicant, freetext, source, ...told, humanCheckToken: null };
}

async function answer(
  demo: DemoTransaction,
  app: AppContext,
  { name, email }: DemoConversation,
  { step, id }: { step: DemoConversationStep; id: string },
): Promise<void> {
  switch (step.do) {
    case "mail":
      await addInboundMessage(demo.tx, {
        conversationId: id,
        body: step.text,
        mail: {
          from: { name, address: email },
          subject: "Re: your email",
          html: null,
          quoted: null,
        },
        mailMessageId: `${randomUUID()}@example.com`,
        isAutomatic: false,
        at: app.now(),
      });
      return;
    case "reply": {
      const sender = findColleague(demo, step.by);
      const fields = { body: step.text, lastSeen: "999999999999999" };
      const given = { id, fields, attach: [] };
      expectDone(
        await replyToConversation(
          app,
          { staffId: sender.id, name: sender.name },
          given,
          sign(demo, step.by),
        ),
      );
      return;
    }
    case "note": {
      const given = { id, kind: "note" as const, body: step.text };
      expectDone(await addNote(demo.tx, { app, by: sign(demo, step.by) }, given));
      return;
    }
    case "assign":
    case "snooze":
    case "close": {
      const form = {
        change: step.do,
        owner: findColleague(demo, step.by).id,
        until: step.do === "snooze" ? step.choice : undefined,
      };
      const read = readConversationChange([id], form, app.now(), usualOfficeHours);
      if (!read.ok) throw new Error(read.problem);
      expectDone(await changeConversations(app, read, sign(demo, step.by)));
    }
  }
}

/** What people say of themselves, and of being written to. */
async function tell(
  demo: DemoTransaction,
  app: AppContext,
  { step, id }: { step: DemoConversationStep; id: string },
): Promise<void> {
  if (step.do === "qualify") {
    const { answers, movesInDays } = step;
    await demo.tx.insert(qualifications).values({
      contactId: await findContactId(demo.tx, id),
      answers: { ...answers, startDate: addDays(getLondonDate(app.now()), movesInDays) },
      completedAt: app.now(),
      ofRecord: true,
    });
  }
  if (step.do === "agree") {
    const sender = { staffId: findColleague(demo, step.by).id };
    await recordMarketingChoice(app, sender, await findContactId(demo.tx, id), step.choice);
  }
}

function toApplicant({ name, email, phone }: DemoConversation) {
  const [firstname = "", ...rest] = name.split(" ");
  return { firstname, lastname: rest.join(" "), email, phone };
}

function findColleague({ people }: DemoTransaction, by: string) {
  const found = people.find(({ email }) => email.startsWith(`${by}@`));
  if (!found) throw new Error(`The demo has no ${by}.`);
  return found;
}

function sign(demo: DemoTransaction, by: string) {
  return readStaffSubmission({ staffId: findColleague(demo, by).id }, {});
}

/** Nobody opens its link by this. */
async function findEnquiryId(tx: Transaction, EnqId: string): Promise<string> {
  const link = await findAccessLink(tx, "enquiry", EnqId);
  if (link === null) throw new Error("An enquiry of the demo has no link.");
  return link.recordId;
}

async function findConversationId(tx: Transaction, recordId: string): Promise<string> {
  const [row] = await tx
    .select({ id: conversationMessages.conversationId })
    .from(conversationMessages)
    .where(eq(conversationMessages.recordId, recordId));
  if (!row) throw new Error("A request of the demo has no conversation.");
  return row.id;
}

async function findContactId(tx: Transaction, conversationId: string): Promise<string> {
  const [row] = await tx
    .select({ id: conversations.contactId })
    .from(conversations)
    .where(eq(conversations.id, conversationId));
  if (!row?.id) throw new Error("Somebody of the demo has no card.");
  return row.id;
}
