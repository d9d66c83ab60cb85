import * as v from "valibot";
import { londonTime, parseLondonMoment } from "../../domain/shared/london-time.ts";
import { formatShortMoment } from "../../domain/viewings/describe-conflict.ts";
import { type RenterToRing, sayWhomToRing } from "../../domain/viewings/renters-to-ring.ts";
import { formatSlot, parseSlot, type SlotChoice } from "../../domain/viewings/slot-choice.ts";
import { viewingTexts } from "../../domain/viewings/viewing-texts.ts";
import type { AppContext } from "../app-context.ts";
import type { Outcome, Refused } from "../platform/submissions/outcome.ts";
import type { SignedIn } from "../staff/sessions.ts";
import { bookForPerson } from "../viewings/book-for-person.ts";
import { bookViewing } from "../viewings/book-viewing.ts";
import { findRenterToRing } from "../viewings/find-renters-to-ring.ts";
import { findHomeViewing } from "../viewings/find-home-viewing.ts";
import { holdTime } from "../viewings/hold-time.ts";
import { findAsk } from "../viewings/list-asks.ts";
import { listOtherTimes } from "../viewings/offer-other-times.ts";
import { listOwnHolds } from "../viewings/own-holds.ts";
import { joinWaitingList } from "../viewings/waiting-list.ts";
import { type StaffTime, warnOfTime } from "../viewings/warn-of-time.ts";
import { noteOfferByPhone, offerViewingTimes } from "./offer-viewing-times.ts";
import { readStaffSubmission } from "./staff-change.ts";
import { undoChange } from "./undo-change.ts";
import { refuse, refuseFields } from "../staff/refusals.ts";

type Fields = Readonly<Partial<Record<string, string>>>;

/** What the booking says after its form. */
export interface BookingAnswer {
  done: string | null;
  refusal: Refused["refusal"] | undefined;
  /** The time was taken by somebody else: it, and the one that is chosen instead. */
  taken: { slot: string; instead: string | null } | null;
  /** What withdraws offered times while their mail waits. */
  undo: string | null;
}

/** Books, holds or offers, by the button that was pressed. */
export async function handleBookingForm(
  app: AppContext,
  signedIn: SignedIn,
  fields: Fields,
): Promise<BookingAnswer> {
  const change = fields["change"] === "undo" ? undoOffer : run;
  const outcome = await change(app, signedIn, fields);
  if (outcome.ok) {
    const { done, undo = null } = outcome.answer;
    return { done, undo, refusal: undefined, taken: null };
  }
  const { refusal } = outcome;
  const [next] = listOtherTimes(refusal);
  const slot = fields["slot"] ?? "";
  const taken =
    refusal.conflict === undefined ? null : { slot, instead: next ? formatSlot(next) : null };
  return { done: null, undo: null, refusal, taken };
}

/** The text goes back into the reply box of an open conversation; here are only its times. */
async function undoOffer(
  app: AppContext,
  { staffId }: SignedIn,
  fields: Fields,
): Promise<Outcome<{ done: string; undo?: string }>> {
  const submission = readStaffSubmission(staffId, fields);
  const undone = await undoChange(app, fields["token"] ?? "", submission);
  return undone.ok ? { ok: true, answer: { done: "Not sent. No times are offered." } } : undone;
}

async function run(
  app: AppContext,
  signedIn: SignedIn,
  fields: Fields,
): Promise<Outcome<{ done: string; undo?: string }>> {
  const { change, enquiry = "", home = "" } = fields;
  const ask = enquiry === "" ? null : await findAsk(app.database.orm, enquiry);
  const listingId = ask?.home.id ?? home;
  if (listingId === "" || (enquiry !== "" && !ask)) return refuse("There is no such request.");
  if (change === "wait" && ask) return joinWaitingList(app, signedIn, ask.enquiryId);
  if (change === "offer" || change === "offer-by-phone") {
    const slots = (fields["offered"] ?? "").split(",").flatMap((text) => parseSlot(text) ?? []);
    const offer = { enquiryId: enquiry, slots };
    if (change === "offer-by-phone") return noteOfferByPhone(app, signedIn, offer);
    const submission = readStaffSubmission(signedIn.staffId, fields);
    return offerViewingTimes(app, signedIn, offer, submission);
  }
  const texts = v.safeParse(viewingTexts, fields);
  if (!texts.success) return refuseFields(texts.issues);
  const slot = readSlot(fields);
  if (!slot) return refuse("Choose a time.");
  const { minutes } = await findHomeViewing(app.database.orm, listingId);
  const plan = { date: slot.date, time: slot.time, minutes };
  if (change === "hold") {
    const askedOf = ask && { contactId: ask.contact.id, enquiryId: ask.enquiryId };
    const held = { ...plan, listingId, negotiatorId: slot.negotiatorId, askedOf };
    const outcome = await holdTime(app, signedIn, held);
    if (!outcome.ok) return outcome;
    return { ok: true, answer: { done: `Held until ${londonTime(outcome.answer.until)}.` } };
  }
  const holdId = await findHold(app, signedIn, listingId, slot);
  const warned = await warnOfSlot(app, signedIn, slot, {
    listingId,
    minutes,
    moving: holdId,
    anyway: fields["anyway"],
  });
  if (warned) return warned;
  const viewing = {
    ...plan,
    negotiatorId: slot.negotiatorId,
    appointmentId: slot.appointmentId,
    tenantConsent: texts.output.tenantConsent || null,
    despiteLetAgreed: texts.output.despiteLetAgreed || null,
    words: texts.output.words || null,
    holdId,
  };
  const outcome = ask
    ? await bookViewing(app, { ...viewing, enquiryId: ask.enquiryId }, signedIn)
    : await bookForPerson(app, signedIn, {
        ...viewing,
        listingId,
        contactId: fields["person"] || null,
        callerId: fields["caller"] || null,
        fields,
      });
  if (!outcome.ok) return outcome;
  const toRing = await findRenterToRing(app.database.orm, outcome.answer.bookingId);
  return { ok: true, answer: { done: describeBooked(slot, toRing) } };
}

/** A place in a block viewing is no time of anybody's own. */
async function warnOfSlot(
  app: AppContext,
  signedIn: SignedIn,
  { date, time, negotiatorId, appointmentId }: SlotChoice,
  {
    minutes,
    ...rest
  }: { listingId: string; minutes: number } & Pick<StaffTime, "moving" | "anyway">,
): Promise<Refused | null> {
  const startsAt = parseLondonMoment(date, time);
  if (!startsAt || appointmentId !== null) return null;
  const endsAt = new Date(startsAt.getTime() + minutes * 60_000);
  return warnOfTime(app, signedIn, { kind: "viewing", negotiatorId, startsAt, endsAt, ...rest });
}

async function findHold(
  { database, now }: AppContext,
  { staffId }: SignedIn,
  listingId: string,
  { appointmentId, ...slot }: SlotChoice,
): Promise<string | null> {
  if (appointmentId !== null) return null;
  const holds = await listOwnHolds(database.orm, { listingId, staffId, now: now() });
  const wanted = [slot.date, slot.time, slot.negotiatorId].join("/");
  return holds.find((hold) => formatSlot({ ...hold, appointmentId }) === wanted)?.id ?? null;
}

/** One of those offered, or another one that was typed. */
function readSlot(fields: Fields): SlotChoice | null {
  const { slot = "", otherDate = "", otherTime = "", otherWho = "" } = fields;
  return parseSlot(slot === "other" ? `${otherDate}/${otherTime}/${otherWho}` : slot);
}

function describeBooked({ date, time }: SlotChoice, toRing: readonly RenterToRing[]): string {
  // The day's name is the same at any hour.
  const day = formatShortMoment(new Date(`${date}T12:00:00Z`)).split(",")[0] ?? date;
  const told = sayWhomToRing("confirmation", toRing) || " The mail is on its way.";
  return `Booked ${day}, ${time}.${told}`;
}
