import { and, asc, eq, inArray, or } from "drizzle-orm";
import { calculateUndoEnd } from "../../../domain/offers/held-decision.ts";
import { isKept, isTurnOfBackup } from "../../../domain/offers/backup.ts";
import type { ListingStatus } from "../../../domain/listings/listing.ts";
import { readPounds } from "../../../domain/listings/facts/read-home.ts";
import type { ComparedOffer } from "../../../domain/offers/compare-offers.ts";
import {
  type DeclineReason,
  declineReasons,
  landlordAnswers as answerNames,
} from "../../../domain/offers/decline-reasons.ts";
import {
  type AnsweredFor,
  findAnsweredFor,
  findAsking,
  findLandlordAnswer,
} from "../../../domain/offers/landlord-answer.ts";
import { getLondonDate } from "../../../domain/shared/dates.ts";
import { londonTime } from "../../../domain/shared/london-time.ts";
import { formatShortDay } from "../../../domain/shared/formats/short-date.ts";
import { formatMoment } from "../../../domain/staff/format-moment.ts";
import { formatActor } from "../../../domain/staff/history.ts";
import { getViewingStage } from "../../../domain/viewings/feedback/was-viewed.ts";
import type { AppContext } from "../../app-context.ts";
import { contacts } from "../../contacts/contact-tables.ts";
import { findLandlordOfHome } from "../../landlords/landlords.ts";
import { findRecord } from "../../listings/listing-records.ts";
import { listings } from "../../listings/listing-tables.ts";
import { listLandlordAnswers } from "../../offers/ask-landlord.ts";
import { listComparedOffers } from "../../offers/list-compared-offers.ts";
import { offerDecisions, offers, offerTenants } from "../../offers/offer-tables.ts";
import type { Queryable } from "../../platform/database/client.ts";
import { staff } from "../../staff/staff-tables.ts";
import { bookings } from "../../viewings/bookings/booking-tables.ts";
import { readBackupHome } from "./find-backup.ts";
import { stampOffers } from "./decide-home-offer.ts";
import { tenancies } from "../tenancy-tables.ts";
import { findOpenUndo } from "./held-decisions.ts";

export type HomeOffers = NonNullable<Awaited<ReturnType<typeof showHomeOffers>>>;

/** The offers of a home side by side, as the office's page shows them. Null without such a home. */
export async function showHomeOffers({ database: { orm }, now }: AppContext, listingId: string) {
  const at = now();
  const compared = await listComparedOffers(orm, listingId, at);
  if (compared === null) return null;
  const ids = compared.offers.map(({ id }) => id);
  const [facts] = await orm
    .select({
      area: listings.area,
      outcode: listings.outcode,
      status: listings.status,
      noDeposit: listings.noDeposit,
      listedAt: listings.listedAt,
    })
    .from(listings)
    .where(eq(listings.id, listingId));
  const landlord = await findLandlordOfHome(orm, listingId);
  // A former landlord's are not shown under the name of the present one.
  const answers = (await listLandlordAnswers(orm, ids)).filter(
    ({ landlordId }) => landlordId === landlord?.id,
  );
  const tenancyId = await findTenancyId(orm, listingId);
  const answeredFor = findAnsweredFor(compared.offers, tenancyId !== null);
  const undo = await findOpenUndo(orm, listingId, at);
  return {
    home: { ...compared.home, ...facts!, listedOn: getLondonDate(facts!.listedAt) },
    /** What the landlord asks, as the home's page in the office says it. Whole pounds. */
    asks: await findAskedDeposits(orm, listingId),
    landlord: landlord && {
      id: landlord.id,
      name: landlord.companyName ?? `${landlord.firstname} ${landlord.lastname}`,
      firstname: landlord.firstname,
      email: landlord.email,
      sanctions: landlord.sanctionsResult,
    },
    asked: describeAsking(findAsking(answers, answeredFor), at),
    stamp: await stampOffers(orm, listingId),
    tenancyId,
    undo: undo && {
      id: undo.id,
      decision: undo.decision,
      by: await findName(orm, undo.decidedBy),
      at: londonTime(undo.decidedAt),
      until: londonTime(calculateUndoEnd(undo.decidedAt)),
    },
    offers: await describeOffers(orm, compared.offers, {
      answers,
      answeredFor,
      listingId,
      status: facts!.status,
      now: at,
    }),
  };
}

async function findAskedDeposits(db: Queryable, listingId: string) {
  const details = (await findRecord(db, listingId))?.details;
  return {
    deposit: readPounds(details?.deposit ?? ""),
    holdingDeposit: readPounds(details?.holdingDeposit ?? ""),
  };
}

async function describeOffers(
  db: Queryable,
  compared: readonly ComparedOffer[],
  {
    answers,
    answeredFor,
    listingId,
    status,
    now,
  }: {
    answers: Awaited<ReturnType<typeof listLandlordAnswers>>;
    answeredFor: AnsweredFor;
    listingId: string;
    status: ListingStatus;
    now: Date;
  },
) {
  const ids = compared.map(({ id }) => id);
  const notes = await listNotes(db, ids);
  const seen = await listViewingsOfOffers(db, listingId, ids, now);
  const decisions = await listDecisions(db, ids);
  const today = getLondonDate(now);
  const stands = await readBackupHome(db, { id: listingId, status });
  return compared.map(({ id, submittedAt, ...offer }) => {
    const note = notes.find((one) => one.id === id);
    const kept = { state: offer.state, backupUntil: note?.backupUntil ?? null };
    return {
      ...offer,
      ref: id,
      came: formatMoment(submittedAt, now),
      name: joinNames(offer.names),
      contactId: note?.contactId ?? null,
      note: note?.officeNote ?? "",
      backupUntil:
        isKept(kept, today) && !isTurnOfBackup(kept, stands, today) ? kept.backupUntil : null,
      saw: seen.get(id) ?? [],
      answer: describeAnswer(answers, id, answeredFor),
      decided: describeDecision(decisions.find(({ offerId }) => offerId === id) ?? null, now),
    };
  });
}

/** Undefined where the landlord was not asked. */
function describeAnswer(
  answers: Awaited<ReturnType<typeof listLandlordAnswers>>,
  id: string,
  { countingIds }: AnsweredFor,
) {
  const asked = answers.find(({ offerId }) => offerId === id);
  if (!asked) return undefined;
  const found = findLandlordAnswer(asked, answers, countingIds);
  return {
    says: found === "prefers-another" ? "Prefers another offer" : found && answerNames[found],
    kind: asked.answer,
    reason: asked.reason,
    why: asked.reason && declineReasons[asked.reason],
    note: asked.note ?? "",
  };
}

export function joinNames(names: readonly string[]): string {
  if (names.length < 2) return names.join();
  return `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}

/** Null until the landlord was asked. */
function describeAsking(asking: ReturnType<typeof findAsking>, now: Date) {
  if (asking === null) return null;
  const { askedAt, answeredAt } = asking;
  return {
    at: formatMoment(askedAt, now),
    answered: answeredAt && formatMoment(answeredAt, now),
  };
}

function listNotes(db: Queryable, ids: readonly string[]) {
  return db
    .select({
      id: offers.id,
      contactId: offers.contactId,
      officeNote: offers.officeNote,
      backupUntil: offers.backupUntil,
    })
    .from(offers)
    .where(inArray(offers.id, [...ids]));
}

/** When whoever offers, or somebody with their address, saw the home or is to see it. */
async function listViewingsOfOffers(
  db: Queryable,
  listingId: string,
  ids: readonly string[],
  now: Date,
): Promise<Map<string, string[]>> {
  const rows = await db
    .selectDistinct({
      offerId: offers.id,
      startsAt: bookings.startsAt,
      endsAt: bookings.endsAt,
      state: bookings.state,
      outcome: bookings.outcome,
    })
    .from(offers)
    .innerJoin(offerTenants, eq(offerTenants.offerId, offers.id))
    .innerJoin(
      contacts,
      or(eq(contacts.id, offers.contactId), eq(contacts.emailKey, offerTenants.emailKey)),
    )
    .innerJoin(
      bookings,
      and(eq(bookings.contactId, contacts.id), eq(bookings.listingId, listingId)),
    )
    .where(inArray(offers.id, [...ids]))
    .orderBy(asc(bookings.startsAt));
  const byOffer = new Map<string, string[]>();
  for (const { offerId, ...viewing } of rows) {
    if (viewing.state === "cancelled") continue;
    const day = formatShortDay(getLondonDate(viewing.startsAt), getLondonDate(now));
    const missed = viewing.outcome === "no-show" ? "no-show" : "didn’t take place";
    const went = { "to-come": ", upcoming", viewed: "", missed: `, ${missed}` };
    const how = `${day}${went[getViewingStage(viewing, now)]}`;
    byOffer.set(offerId, [...(byOffer.get(offerId) ?? []), how]);
  }
  return byOffer;
}

/** Newest first, with who decided. */
async function listDecisions(db: Queryable, ids: readonly string[]) {
  const rows = await db
    .select()
    .from(offerDecisions)
    .where(inArray(offerDecisions.offerId, [...ids]))
    .orderBy(asc(offerDecisions.id));
  const named = await db.select({ id: staff.id, name: staff.name }).from(staff);
  return rows.toReversed().map((row) => ({
    ...row,
    by: nameDecider(row.decidedBy, named.find(({ id }) => id === row.decidedBy)?.name ?? null),
  }));
}

/** By a link nobody but the renter decides of an offer: they withdraw it. */
function nameDecider(decidedBy: string, name: string | null): string {
  return decidedBy === "visitor" ? "The renter" : formatActor(decidedBy, name);
}

type Decision = Awaited<ReturnType<typeof listDecisions>>[number];

function describeDecision(decision: Decision | null, now: Date) {
  if (decision === null || decision.decision === "undo") return null;
  const { by, at, note, reason } = decision;
  const why: Record<DeclineReason, string> = declineReasons;
  return { by, at: formatMoment(at, now), note, why: reason && why[reason] };
}

async function findTenancyId(db: Queryable, listingId: string): Promise<string | null> {
  const [row] = await db
    .select({ id: tenancies.id })
    .from(tenancies)
    .where(and(eq(tenancies.listingId, listingId), eq(tenancies.state, "progressing")));
  return row?.id ?? null;
}

async function findName(db: Queryable, staffId: string): Promise<string> {
  const [row] = await db.select({ name: staff.name }).from(staff).where(eq(staff.id, staffId));
  return row?.name ?? "a colleague";
}
