import { greet } from "../../../domain/shared/text/greeting-name.ts";
import { max, inArray, or, eq } from "drizzle-orm";
import { toEmailKey } from "../../../domain/shared/mail/email-address.ts";
import {
  parseViewingPlan,
  parseViewingStart,
} from "../../../domain/viewings/bookings/booking-time.ts";
import {
  formatViewingTimes,
  listViewingTimes,
} from "../../../domain/viewings/bookings/viewing-time-text.ts";
import { formatShortMoment } from "../../../domain/shared/formats/short-date.ts";
import type { SlotChoice } from "../../../domain/viewings/requests/slot-choice.ts";
import { notifyOffice } from "../../agency/office-changes.ts";
import type { AppContext } from "../../app-context.ts";
import { conversationMessages, conversations } from "../../conversations/conversation-tables.ts";
import { recordAnswerElsewhere } from "../../conversations/note-answered.ts";
import { getSiteOrigin } from "../../platform/http/site-origin.ts";
import { recordAudit } from "../../platform/submissions/record-audit.ts";
import type { Queryable } from "../../platform/database/client.ts";
import { transact } from "../../platform/database/transact.ts";
import type { Outcome } from "../../platform/submissions/outcome.ts";
import type { SignedIn } from "../../staff/sessions.ts";
import { findDiaryHome, listDiaryPeople } from "../../viewings/diary/diary-facts.ts";
import { findPrivateHomeViewing, mustAskTenant } from "../../viewings/keys/find-home-viewing.ts";
import {
  type ViewingRequestRow,
  findViewingRequest,
} from "../../viewings/requests/list-unbooked-requests.ts";
import { buildChoiceLink } from "../../viewings/mails/booking-links.ts";
import { forgetOfferedTimes, recordOfferedTimes } from "../../viewings/requests/offered-times.ts";
import { replyToConversation } from "./reply-to-conversation.ts";
import type { StaffSubmission } from "../staff-change.ts";
import { refuse } from "../../staff/refusals.ts";

interface ViewingOffer {
  enquiryId: string;
  slots: readonly SlotChoice[];
}

/**
 * Mails several times to whoever asked, in their conversation, and records them as offered. A link in
 * the mail opens the page on which they choose one. It waits for seconds, in which it can be undone.
 */
export async function offerViewingTimes(
  app: AppContext,
  signedIn: SignedIn,
  { enquiryId, slots }: ViewingOffer,
  submission: StaffSubmission,
): Promise<Outcome<{ done: string; undo: string }>> {
  const { orm } = app.database;
  const ask = await findViewingRequest(orm, enquiryId);
  if (ask === null || ask.conversationId === null) {
    return refuse("This request doesn’t have a conversation to reply in.");
  }
  if (ask.home.status === "let-agreed") return letAgreed;
  const times = await readTimes(orm, ask, slots, app.now());
  if (times.length === 0) return noTimeLeft;
  const conversationId = ask.conversationId;
  const mayChoose =
    !mustAskTenant(await findPrivateHomeViewing(orm, ask.home.id)) &&
    (await isAnsweredAt(orm, conversationId, ask.contact.email));
  return transact(orm, async (tx) => {
    // The reply's own transaction is then a part of this one.
    const inside = { ...app, database: { ...app.database, orm: tx } };
    const before = await findLastMessage(tx, conversationId);
    const offeredId = await recordOfferedTimes(tx, {
      listingId: ask.home.id,
      contactId: ask.contact.id,
      enquiryId,
      channel: "mail",
      staffId: signedIn.staffId,
      times,
      at: app.now(),
    });
    const siteUrl = getSiteOrigin(app.config);
    const link = mayChoose ? buildChoiceLink(siteUrl, offeredId) : null;
    const body = writeOffer(ask, times, link);
    const fields = { body, lastSeen: String(before) };
    const offer = { id: offeredId, text: writeOffer(ask, times, null) };
    const reply = { id: conversationId, fields, attach: [], offer, isHeld: true };
    const outcome = await replyToConversation(inside, signedIn, reply, submission);
    // The same form sent twice is one reply, and one offer.
    if (!outcome.ok || (await findLastMessage(tx, conversationId)) === before) {
      await forgetOfferedTimes(tx, offeredId);
    }
    if (!outcome.ok) return outcome;
    return {
      ok: true,
      answer: {
        done: `Sending times to ${ask.contact.firstname}.`,
        undo: outcome.answer.mail,
      },
    };
  });
}

/** Nothing is sent: somebody has named the times on the telephone. It answers the request. */
export async function noteOfferByPhone(
  app: AppContext,
  { staffId }: SignedIn,
  { enquiryId, slots }: ViewingOffer,
): Promise<Outcome<{ done: string }>> {
  const { orm } = app.database;
  const at = app.now();
  const ask = await findViewingRequest(orm, enquiryId);
  if (ask === null) return refuse("We can’t find that request.");
  if (ask.home.status === "let-agreed") return letAgreed;
  const times = await readTimes(orm, ask, slots, at);
  if (times.length === 0) return noTimeLeft;
  const about = { listingId: ask.home.id, contactId: ask.contact.id };
  await transact(orm, async (tx) => {
    const offer = { ...about, enquiryId, channel: "office", staffId } as const;
    await recordOfferedTimes(tx, { ...offer, times, at });
    const named = times.map(({ startsAt }) => formatShortMoment(startsAt, at)).join("; ");
    const body = `Offered by phone: ${named}.`;
    await recordAnswerElsewhere(tx, { ...about, body, staffId, at });
    await recordAudit(tx, {
      at,
      actor: { staffId },
      action: "viewing.offered",
      subject: "enquiry",
      subjectId: enquiryId,
      detail: { times: times.length },
    });
    await notifyOffice(tx, { subject: "diary", id: null });
  });
  return { ok: true, answer: { done: "Recorded as offered by phone." } };
}

const letAgreed = refuse(
  "This property is let agreed. Book a single time and say why you’re still showing it.",
);
const noTimeLeft = refuse("There are no available times to offer.");

/** Those that can be booked, by time: what was offered is a promise. */
async function readTimes(
  db: Queryable,
  ask: ViewingRequestRow,
  slots: readonly SlotChoice[],
  now: Date,
) {
  const home = await findDiaryHome(db, ask.home.id);
  const people = await listDiaryPeople(db, now);
  const minutes = home?.viewing.minutes ?? 30;
  const times = slots.flatMap(({ date, time, negotiatorId, appointmentId }) => {
    const planned =
      appointmentId === null
        ? parseViewingPlan({ date, time, minutes }, now)
        : parseViewingStart({ date, time }, now);
    const person = people.find(({ id }) => id === negotiatorId);
    if (!planned.ok || !person) return [];
    const { startsAt } = planned;
    const endsAt = new Date(startsAt.getTime() + minutes * 60_000);
    return [{ startsAt, endsAt, negotiatorId, negotiator: person.name }];
  });
  return times.toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
}

function writeOffer(
  { contact, home }: ViewingRequestRow,
  times: readonly { startsAt: Date; endsAt: Date; negotiator: string }[],
  link: string | null,
): string {
  const lines = times.map(({ startsAt, endsAt, negotiator }) => {
    return `- ${formatViewingTimes(listViewingTimes(startsAt, endsAt))}, with ${negotiator}`;
  });
  return [
    greet(contact.firstname),
    `You can see ${home.name} at one of these times:`,
    lines.join("\n"),
    link === null
      ? "Please reply with the one that suits you best, and we’ll confirm your booking. Until then, other people can still book these times."
      : `Choose one here to book it straight away: ${link}`,
    ...(link === null
      ? []
      : [
          "Until then, other people can still book these times. If none of them suits you, please reply to this email.",
        ]),
  ].join("\n\n");
}

/** A link is for whoever asked, and for nobody whose conversation theirs was joined to. */
async function isAnsweredAt(
  db: Queryable,
  conversationId: string,
  email: string | null,
): Promise<boolean> {
  if (email === null) return false;
  const [conversation] = await db
    .select({ email: conversations.email })
    .from(conversations)
    .where(eq(conversations.id, conversationId));
  return toEmailKey(conversation?.email ?? "") === toEmailKey(email);
}

/** Of the conversation, with those that were joined to it. */
async function findLastMessage(db: Queryable, conversationId: string): Promise<number> {
  const members = db
    .select({ id: conversations.id })
    .from(conversations)
    .where(or(eq(conversations.id, conversationId), eq(conversations.mergedInto, conversationId)));
  const [last] = await db
    .select({ id: max(conversationMessages.id) })
    .from(conversationMessages)
    .where(inArray(conversationMessages.conversationId, members));
  return last?.id ?? 0;
}
