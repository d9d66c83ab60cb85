import { formatCount } from "../../domain/shared/formats/count.ts";
import { and, inArray, ne } from "drizzle-orm";
import type { Agency } from "../../domain/agency/agency.ts";
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
import type { OutgoingMail } from "../platform/mail/outgoing-mail.ts";
import { queueMail } from "../platform/mail/queue-mail.ts";
import { recordAudit, type StaffActor } from "../platform/submissions/record-audit.ts";
import { type ComparedOffers, listComparedOffers } from "./list-compared-offers.ts";
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
  const facts = { home: compared.home, open, note, url, replyTo: app.config.agencyEmail };
  const agency = await findHomeAgency(tx, listingId);
  const mail = createQuestion({ ...landlord, email }, { ...facts, agency });
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

interface QuestionFacts extends Pick<ComparedOffers, "home"> {
  open: ComparedOffers["offers"];
  note: string;
  url: string;
  replyTo: string;
  agency: Agency;
}

function createQuestion(
  landlord: { id: string; email: string; firstname: string },
  { home, open, note, url, replyTo, agency }: QuestionFacts,
): OutgoingMail {
  const isOne = open.length === 1;
  const here = isOne
    ? `Here is the offer for ${home.name}.`
    : `Here are the offers for ${home.name}, in the order we received them.`;
  return createLetter({
    kind: "offer-question",
    recipient: landlord.email,
    replyTo,
    subject: isOne
      ? `An offer for ${home.name}: what do you think?`
      : `Offers for ${home.name}: which do you prefer?`,
    aboutId: landlord.id,
    agency,
    text: {
      title: isOne
        ? "An offer for your property"
        : `${formatCount(open.length, "offer")} for your property`,
      name: landlord.firstname,
      paragraphs: [
        `${here} We can’t accept an offer above ${formatPounds(home.rentPcm)}, which is the advertised rent.`,
        ...(note.trim() === "" ? [] : [note.trim()]),
      ],
      facts: open.map(({ names, rentPcm, startsOn }) => [
        names.map(toInitials).join(" and "),
        `${formatPounds(rentPcm)} pcm from ${formatNumericDate(startsOn)}`,
      ]),
      link: { text: isOne ? "Tell us what you think" : "Tell us which you prefer", url },
    },
  });
}

/** What the landlord was asked and said, by offer. */
export async function listLandlordAnswers(db: Queryable, offerIds: readonly string[]) {
  return db
    .select()
    .from(landlordAnswers)
    .where(inArray(landlordAnswers.offerId, [...offerIds]));
}
