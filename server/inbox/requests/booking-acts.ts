import * as v from "valibot";
import { getLondonDate } from "../../../domain/shared/dates.ts";
import { londonTime } from "../../../domain/shared/london-time.ts";
import { parseViewingPlan } from "../../../domain/viewings/bookings/booking-time.ts";
import { formatShortDay } from "../../../domain/shared/formats/short-date.ts";
import {
  type RenterToRing,
  sayWhomToRing,
} from "../../../domain/viewings/requests/renters-to-ring.ts";
import {
  formatSlot,
  parseSlot,
  type SlotChoice,
} from "../../../domain/viewings/requests/slot-choice.ts";
import { bookingForms } from "../../../domain/viewings/bookings/booking-forms.ts";
import { viewingTexts } from "../../../domain/viewings/viewing-texts.ts";
import type { AppContext } from "../../app-context.ts";
import type { Outcome, Refused } from "../../platform/submissions/outcome.ts";
import type { SignedIn } from "../../staff/sessions.ts";
import { bookForPerson } from "../../viewings/bookings/book-for-person.ts";
import { bookViewing } from "../../viewings/bookings/book-viewing.ts";
import { findRenterToRing } from "../../viewings/requests/find-renters-to-ring.ts";
import { askFirst } from "../../viewings/diary/ask-first.ts";
import { findHomeViewing } from "../../viewings/keys/find-home-viewing.ts";
import { holdTime } from "../../viewings/requests/hold-time.ts";
import { findViewingRequest } from "../../viewings/requests/list-unbooked-requests.ts";
import { listOtherTimes } from "../../viewings/requests/offer-other-times.ts";
import { listOwnHolds } from "../../viewings/requests/own-holds.ts";
import { joinWaitingList } from "../../viewings/requests/waiting-list.ts";
import { explainTaken } from "../../viewings/diary/explain-taken.ts";
import { type StaffTime, warnOfTime } from "../../viewings/diary/warn-of-time.ts";
import { noteOfferByPhone, offerViewingTimes } from "../replies/offer-viewing-times.ts";
import { readStaffSubmission } from "../staff-change.ts";
import { undoChange } from "../undo-change.ts";
import { defineActs, done, type FormCall, type FormOutcome } from "../../staff/office-form.ts";
import { refuse, refuseFields } from "../../staff/refusals.ts";

type Fields = Readonly<Partial<Record<string, string>>>;

/** The time was taken by somebody else: it, and the one that is chosen instead. */
interface Taken {
  slot: string;
  instead: string | null;
}

type Ask = NonNullable<Awaited<ReturnType<typeof findViewingRequest>>>;

/** The request whose viewing it is, else only its home. */
interface Wanted {
  ask: Ask | null;
  listingId: string;
}

const ofHome = (act: (call: FormCall, wanted: Wanted) => Promise<FormOutcome<Taken>>) => ({
  ownTransactions: async (call: FormCall): Promise<FormOutcome<Taken>> => {
    const { enquiry = "", home = "", slot = "" } = call.texts;
    const ask = enquiry === "" ? null : await findViewingRequest(call.app.database.orm, enquiry);
    const listingId = ask?.home.id ?? home;
    if (listingId === "" || (enquiry !== "" && !ask)) return noRequest;
    const outcome = await act(call, { ask, listingId });
    if (outcome.ok || outcome.refusal.conflict === undefined) return outcome;
    const { refusal } = outcome;
    const [next] = listOtherTimes(refusal);
    return { ok: false, refusal, more: { slot, instead: next ? formatSlot(next) : null } };
  },
});

const ofAsk = (act: (call: FormCall, ask: Ask) => Promise<FormOutcome<Taken>>) =>
  ofHome((call, { ask }) => (ask ? act(call, ask) : Promise.resolve(noRequest)));

const noRequest = refuse("We can’t find that request.");

const { tenantConsent, despiteLetAgreed, words } = viewingTexts;
/** Which of them there are depends on the home. */
const bookingTexts = v.partial(v.object({ tenantConsent, despiteLetAgreed, words }));

/** One of the times that are offered, or another one that was typed. */
const atTime = (act: (call: FormCall, wanted: Planned) => Promise<FormOutcome<Taken>>) =>
  ofHome(async (call, wanted) => {
    const texts = v.safeParse(bookingTexts, call.texts);
    if (!texts.success) return refuseFields(texts.issues);
    const slot = readSlot(call.texts);
    if (!slot) return refuse("Select a time.");
    const { minutes } = await findHomeViewing(call.app.database.orm, wanted.listingId);
    return act(call, { ...wanted, slot, minutes, texts: texts.output });
  });

interface Planned extends Wanted {
  slot: SlotChoice;
  minutes: number;
  texts: v.InferOutput<typeof bookingTexts>;
}

/** Books, holds or offers, by the button that was pressed. */
export const bookingActs = defineActs<typeof bookingForms, Taken>(bookingForms, {
  book: atTime(async ({ app, by, texts: fields }, { ask, listingId, slot, minutes, texts }) => {
    const holdId = await findHold(app, by, listingId, slot);
    const { anyway = "" } = fields;
    // Who holds it was told of what speaks against it.
    const planned = { listingId, minutes, moving: null, anyway };
    const warned = holdId === null ? await warnOfSlot(app, by, slot, planned) : null;
    const viewing = {
      ...slot,
      minutes,
      tenantConsent: texts.tenantConsent || null,
      despiteLetAgreed: texts.despiteLetAgreed || null,
      words: texts.words || null,
      holdId,
      anyway,
    };
    const tried = await askFirst(app, warned, (own) =>
      ask
        ? bookViewing(own, { ...viewing, enquiryId: ask.enquiryId }, by)
        : bookForPerson(own, by, {
            ...viewing,
            listingId,
            contactId: fields["person"] || null,
            callerId: fields["caller"] || null,
            fields,
          }),
    );
    const outcome = await nameTaken(app, by, slot, planned, tried);
    if (!outcome.ok) return outcome;
    const toRing = await findRenterToRing(app.database.orm, outcome.answer.bookingId);
    return done(describeBooked(slot, toRing, app.now()));
  }),
  hold: atTime(async ({ app, by, texts: { anyway } }, { ask, listingId, slot, minutes }) => {
    const planned = { listingId, minutes, moving: null, anyway };
    const warned = await warnOfSlot(app, by, slot, planned);
    const { date, time, negotiatorId } = slot;
    const askedOf = ask && { contactId: ask.contact.id, enquiryId: ask.enquiryId };
    const held = { date, time, minutes, listingId, negotiatorId, askedOf };
    const tried = await askFirst(app, warned, (own) => holdTime(own, by, held));
    const outcome = await nameTaken(app, by, slot, planned, tried);
    return outcome.ok ? done(`Time held until ${londonTime(outcome.answer.until)}.`) : outcome;
  }),
  wait: ofAsk(({ app, by }, { enquiryId }) => joinWaitingList(app, by, enquiryId)),
  offer: ofAsk(
    async (call, ask) =>
      (await warnOfOffer(call, ask)) ??
      offerViewingTimes(
        call.app,
        call.by,
        readOffer(ask, call.texts),
        readStaffSubmission(call.by, call.texts),
      ),
  ),
  "offer-by-phone": ofAsk(
    async (call, ask) =>
      (await warnOfOffer(call, ask)) ??
      noteOfferByPhone(call.app, call.by, readOffer(ask, call.texts)),
  ),
  undo: {
    ownTransactions: async ({ app, by, texts }) => {
      const submission = readStaffSubmission(by, texts);
      const undone = await undoChange(app, texts["token"] ?? "", submission);
      // The text goes back into the reply box of an open conversation; here are only its times.
      return undone.ok ? done("Email not sent. No times have been offered.") : undone;
    },
  },
});

function readOffer({ enquiryId }: Ask, { offered = "" }: Fields) {
  return { enquiryId, slots: offered.split(",").flatMap((text) => parseSlot(text) ?? []) };
}

/** Of all times at once: since the page was opened somebody may have taken leave. */
async function warnOfOffer(
  { app, by, texts }: FormCall,
  ask: Ask,
): Promise<FormOutcome<Taken> | null> {
  // Of such a home nothing is offered.
  if (ask.home.status === "let-agreed") return null;
  const listingId = ask.home.id;
  const { minutes } = await findHomeViewing(app.database.orm, listingId);
  let { anyway } = texts;
  const said: string[] = [];
  const today = getLondonDate(app.now());
  for (const slot of readOffer(ask, texts).slots) {
    const moving = await findHold(app, by, listingId, slot);
    const warned = await warnOfSlot(app, by, slot, { listingId, minutes, moving, anyway });
    if (!warned) continue;
    const { detail, anyway: next } = warned.refusal;
    said.push(`${formatShortDay(slot.date, today)}, ${slot.time}: ${detail}`);
    anyway = next;
  }
  if (said.length === 0) return null;
  const title = "There’s a problem with these times";
  return { ok: false, refusal: { title, detail: said.join(" "), ...(anyway && { anyway }) } };
}

interface PlannedSlot extends Pick<StaffTime, "moving" | "anyway"> {
  listingId: string;
  minutes: number;
}

async function warnOfSlot(
  app: AppContext,
  signedIn: SignedIn,
  slot: SlotChoice,
  planned: PlannedSlot,
): Promise<Refused | null> {
  const time = planSlot(app, slot, planned);
  return time && warnOfTime(app, signedIn, time);
}

/** The page has other times itself. */
function nameTaken<Answer>(
  app: AppContext,
  signedIn: SignedIn,
  slot: SlotChoice,
  planned: PlannedSlot,
  outcome: Outcome<Answer>,
): Promise<Outcome<Answer>> {
  return explainTaken(app, signedIn, planSlot(app, slot, planned), outcome, 0);
}

/** A place in a block viewing is no time of anybody's own. At what can't be booked nothing is asked. */
function planSlot(
  { now }: AppContext,
  { date, time, negotiatorId, appointmentId }: SlotChoice,
  { minutes, ...rest }: PlannedSlot,
): StaffTime | null {
  const planned = parseViewingPlan({ date, time, minutes }, now());
  if (!planned.ok || appointmentId !== null) return null;
  const { startsAt, endsAt } = planned;
  return { kind: "viewing", isBlock: false, negotiatorId, startsAt, endsAt, ...rest };
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

function describeBooked(
  { date, time }: SlotChoice,
  toRing: readonly RenterToRing[],
  now: Date,
): string {
  const day = formatShortDay(date, getLondonDate(now));
  const told = sayWhomToRing("confirmation", toRing) || " We’re emailing the confirmation.";
  return `Booked ${day}, ${time}.${told}`;
}
