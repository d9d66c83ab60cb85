import { eq } from "drizzle-orm";
import { getCover } from "../../../domain/listings/listing.ts";
import { getLondonDate } from "../../../domain/shared/dates.ts";
import { londonTime } from "../../../domain/shared/london-time.ts";
import { type FreeTime, listFreeTimes } from "../../../domain/viewings/requests/free-times.ts";
import { findChosenTime } from "../../../domain/viewings/bookings/own-change.ts";
import { findAgencySettings } from "../../agency/find-settings.ts";
import type { AppContext } from "../../app-context.ts";
import { listings } from "../../listings/listing-tables.ts";
import type { Queryable } from "../../platform/database/client.ts";
import { transact } from "../../platform/database/transact.ts";
import { queueMail } from "../../platform/mail/queue-mail.ts";
import type { Outcome, Refused } from "../../platform/submissions/outcome.ts";
import { bookViewing } from "../bookings/book-viewing.ts";
import { refuseBookingField, refuseTaken } from "../bookings/booking-refusals.ts";
import { findBookingWithDetails, findUpcomingBooking } from "../bookings/bookings.ts";
import { buildMailFacts } from "../bookings/change-booking.ts";
import { findPrivateHomeViewing, mustAskTenant } from "../keys/find-home-viewing.ts";
import { offeredTimes } from "../keys/home-viewing-tables.ts";
import { createChangeNotices } from "../mails/booking-notices.ts";
import { findHomeDiary } from "./next-free-times.ts";
import type { FindRoutes } from "../diary/route-planner.ts";

export interface OwnOffer {
  home: {
    id: string;
    name: string;
    area: string;
    outcode: string;
    cover: ReturnType<typeof getCover>;
    isListed: boolean;
    isAvailable: boolean;
  };
  /** The viewing that they have ahead already. */
  booked: { startsAt: Date } | null;
  /** Those of the offer that are still free. */
  times: (FreeTime & { negotiator: string })[];
}

/**
 * What the link in an offer of several times opens. Null for an unknown one.
 * @param id as its link names it
 */
export async function findOwnOffer(
  { database: { orm }, now, routes }: AppContext,
  id: string,
): Promise<OwnOffer | null> {
  const offer = await findOffer(orm, id);
  if (!offer) return null;
  const { listing, enquiryId } = offer;
  const ahead = enquiryId === null ? null : await findUpcomingBooking(orm, enquiryId, now());
  return {
    home: {
      id: listing.id,
      name: listing.name,
      area: listing.area,
      outcode: listing.outcode,
      cover: getCover(listing),
      isListed: listing.status !== "withdrawn",
      isAvailable: listing.status === "available",
    },
    booked: ahead && { startsAt: ahead.startsAt },
    times: ahead ? [] : await listStillFree(orm, offer, now(), routes?.find),
  };
}

/**
 * Books one of the times that were offered. The renter has one viewing of a home ahead: anyone who
 * presses twice, or comes back to it, gets the same one.
 */
export async function chooseOfferedTime(
  app: AppContext,
  id: string,
  choice: string,
): Promise<Outcome<{ bookingId: string }>> {
  const { orm } = app.database;
  const offer = await findOffer(orm, id);
  if (!offer || offer.enquiryId === null) return unknownOffer;
  const { enquiryId } = offer;
  const times = await listStillFree(orm, offer, app.now(), app.routes?.find);
  const time = findChosenTime(times, choice);
  const outcome = time
    ? await bookTime(app, enquiryId, time)
    : choice === ""
      ? nothingChosen
      : gone;
  if (outcome.ok) return outcome;
  const ahead = await findUpcomingBooking(orm, enquiryId, app.now());
  if (ahead) return { ok: true, answer: { bookingId: ahead.id } };
  return outcome.refusal.conflict === undefined ? outcome : gone;
}

async function bookTime(
  app: AppContext,
  enquiryId: string,
  { startsAt, endsAt, negotiatorId, appointmentId }: FreeTime,
): Promise<Outcome<{ bookingId: string }>> {
  return transact(app.database.orm, async (tx) => {
    // The booking's own transaction is then a part of this one.
    const inside = { ...app, database: { ...app.database, orm: tx } };
    const wanted = {
      enquiryId,
      negotiatorId,
      appointmentId,
      date: getLondonDate(startsAt),
      time: londonTime(startsAt),
      minutes: (endsAt.getTime() - startsAt.getTime()) / 60_000,
      onlyFree: true,
    };
    const outcome = await bookViewing(inside, wanted, "visitor");
    if (!outcome.ok) return outcome;
    const whole = await findBookingWithDetails(tx, outcome.answer.bookingId);
    if (!whole) throw new Error("The booking was not written.");
    const facts = buildMailFacts(app, whole);
    for (const notice of createChangeNotices(facts, { kind: "chosen" }, [whole.negotiator.email])) {
      await queueMail(tx, notice);
    }
    return outcome;
  });
}

type Offer = NonNullable<Awaited<ReturnType<typeof findOffer>>>;

async function findOffer(db: Queryable, id: string) {
  const [row] = await db
    .select({ enquiryId: offeredTimes.enquiryId, times: offeredTimes.times, listing: listings })
    .from(offeredTimes)
    .innerJoin(listings, eq(listings.id, offeredTimes.listingId))
    .where(eq(offeredTimes.id, Number(id)));
  return row ?? null;
}

/** As the diary is now. Of a home that is let, none; nor where a tenant must be asked first. */
async function listStillFree(
  db: Queryable,
  { listing, times }: Offer,
  now: Date,
  findRoutes: FindRoutes | undefined,
): Promise<(FreeTime & { negotiator: string })[]> {
  if (listing.status !== "available") return [];
  if (mustAskTenant(await findPrivateHomeViewing(db, listing.id))) return [];
  const days = (await findAgencySettings(db)).viewingsUntilDay + 1;
  const wanted = { listingId: listing.id, now, days, findRoutes };
  const found = await findHomeDiary(db, wanted);
  if (!found) return [];
  const isOffered = ({ startsAt, negotiatorId }: FreeTime) =>
    times.some(
      (one) => one.startsAt === startsAt.toISOString() && one.negotiatorId === negotiatorId,
    );
  return [...new Set(times.map(({ negotiatorId }) => negotiatorId))]
    .flatMap((negotiatorId) => {
      const { diary, home } = found;
      const negotiator = diary.people.find(({ id }) => id === negotiatorId)?.name ?? "";
      const free = listFreeTimes(diary, home, { now, days, negotiatorId });
      return free.filter(isOffered).map((time) => ({ ...time, negotiator }));
    })
    .toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
}

export const unknownOffer: Refused = refuseBookingField("time", "This link has expired.");
const nothingChosen = refuseBookingField("time", "Select one of the times");
const gone = refuseTaken(
  "Someone else has just taken that time. We haven’t booked anything. Please choose another time.",
);
