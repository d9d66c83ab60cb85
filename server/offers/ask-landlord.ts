import { formatCount } from "../../domain/shared/formats/count.ts";
import { and, inArray, ne } from "drizzle-orm";
import { toInitials } from "../../domain/landlords/landlord.ts";
import { formatNumericDate } from "../../domain/shared/dates.ts";
import { formatPounds } from "../../domain/shared/money.ts";
import { findHomeAgency } from "../branches/home-agency.ts";
import { createLetter } from "../agency/mails/create-letter.ts";
import { notifyOffice } from "../agency/office-changes.ts";
import type { AppContext } from "../app-context.ts";
import { buildOwnPageUrl } from "../customer-page-links/case-owner.ts";
import { findLandlordOfHome } from "../landlords/landlords.ts";
import type { Queryable, Transaction } from "../platform/database/client.ts";
import { transact } from "../platform/database/transact.ts";
import { queueMail } from "../platform/mail/queue-mail.ts";
import { recordAudit, type StaffActor } from "../platform/submissions/record-audit.ts";
import { listComparedOffers } from "./list-compared-offers.ts";
import { landlordAnswers } from "./offer-tables.ts";

/**
 * Asks the landlord of a home about its submitted offers, by mail with their own link. They see
 * initials, and the offers in order of arrival.
 * @returns how many offers were asked about, or why none was
 */
export async function askLandlord(
  app: AppContext,
  actor: StaffActor,
  question: LandlordQuestion,
): Promise<AskedLandlord> {
  return transact(app.database.orm, (tx) => askLandlordIn(tx, app, actor, question));
}

interface LandlordQuestion {
  listingId: string;
  siteUrl: string;
  note: string;
}
type AskedLandlord =
  | { ok: true; asked: number }
  | { ok: false; reason: "no-landlord" | "no-email" | "sanctions-match" | "no-offers" };

/** The same within a transaction of the caller, for a preview of its mail. */
export async function askLandlordIn(
  tx: Transaction,
  app: AppContext,
  actor: StaffActor,
  { listingId, siteUrl, note }: LandlordQuestion,
): Promise<AskedLandlord> {
  const at = app.now();
  const landlord = await findLandlordOfHome(tx, listingId);
  if (landlord === null) return { ok: false, reason: "no-landlord" };
  // Nothing is offered to whoever may not be dealt with (`landlord-sanctions-match`).
  if (landlord.sanctionsResult === "match") return { ok: false, reason: "sanctions-match" };
  const { email } = landlord;
  if (email === null) return { ok: false, reason: "no-email" };
  const compared = await listComparedOffers(tx, listingId, at);
  const open = compared?.offers.filter(({ state }) => state === "submitted") ?? [];
  if (!compared || open.length === 0) return { ok: false, reason: "no-offers" };
  // What a former landlord of the home answered is not this one's to read, nor their answer.
  const offerIds = open.map(({ id }) => id);
  await tx
    .delete(landlordAnswers)
    .where(
      and(inArray(landlordAnswers.offerId, offerIds), ne(landlordAnswers.landlordId, landlord.id)),
    );
  const asked = { landlordId: landlord.id, askedAt: at, askedBy: actor.staffId };
  await tx
    .insert(landlordAnswers)
    .values(offerIds.map((offerId) => ({ offerId, ...asked })))
    .onConflictDoUpdate({ target: landlordAnswers.offerId, set: asked });
  const url = buildOwnPageUrl({ landlordId: landlord.id }, siteUrl, listingId);
  const mail = createLetter({
    kind: "offer-question",
    recipient: email,
    replyTo: app.config.agencyEmail,
    subject: `Offers for ${compared.home.name}: which do you prefer?`,
    aboutId: landlord.id,
    agency: await findHomeAgency(tx, listingId),
    text: {
      title: nameOffers(open.length),
      name: landlord.firstname,
      paragraphs: [
        `Here are the offers for ${compared.home.name}, in the order we received them. We can’t accept an offer above ${formatPounds(compared.home.rentPcm)}, which is the advertised rent.`,
        ...(note.trim() === "" ? [] : [note.trim()]),
      ],
      facts: open.map(({ names, rentPcm, startsOn }) => [
        names.map(toInitials).join(" and "),
        `${formatPounds(rentPcm)} pcm from ${formatNumericDate(startsOn)}`,
      ]),
      link: { text: "Tell us which you prefer", url },
    },
  });
  await queueMail(tx, mail);
  await recordAudit(tx, {
    actor,
    action: "offer.landlord-asked",
    subject: "listing",
    subjectId: listingId,
    detail: { offers: open.length },
  });
  await notifyOffice(tx, { subject: "offer", id: null });
  return { ok: true, asked: open.length };
}

function nameOffers(count: number): string {
  return count === 1
    ? "An offer for your property"
    : `${formatCount(count, "offer")} for your property`;
}

/** What the landlord was asked and said, by offer. */
export async function listLandlordAnswers(db: Queryable, offerIds: readonly string[]) {
  return db
    .select()
    .from(landlordAnswers)
    .where(inArray(landlordAnswers.offerId, [...offerIds]));
}
