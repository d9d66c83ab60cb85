import { and, count, eq, inArray, ne } from "drizzle-orm";
import { capDepositPence } from "../../../domain/listings/move-in-cost.ts";
import { findAdvertisedRent, recordOfferedRent } from "../../../domain/offers/compare-offers.ts";
import type { DeclineReason } from "../../../domain/offers/decline-reasons.ts";
import { getLondonDate } from "../../../domain/shared/dates.ts";
import type { AcceptedOffer } from "../../../domain/tenancies/accepted-offer.ts";
import { actOnTenancy } from "../../../domain/tenancies/act-on-tenancy.ts";
import { refuse, type RuleRefusal } from "../../../domain/tenancies/progress-rules.ts";
import type { TenancyLandlord } from "../../../domain/tenancies/tenancy-action.ts";
import type { Tenancy } from "../../../domain/tenancies/tenancy.ts";
import { notifyOffice } from "../../agency/office-changes.ts";
import type { AppContext } from "../../app-context.ts";
import { recordAnswerElsewhere } from "../../conversations/note-answered.ts";
import { findLandlordOfHome } from "../../landlords/landlords.ts";
import { lockRecord } from "../../listings/listing-records.ts";
import { listings } from "../../listings/listing-tables.ts";
import { decideOfferIn, keepAsBackups, recordDecision } from "./decide-offer.ts";
import { moveOffer } from "../../offers/move-offer.ts";
import { offers } from "../../offers/offer-tables.ts";
import { findOfferRow, listTenants, lockOffer, type OfferWithHome } from "../../offers/offers.ts";
import { transact } from "../../platform/database/transact.ts";
import type { Transaction } from "../../platform/database/client.ts";
import { type Actor, recordAudit } from "../../platform/submissions/record-audit.ts";
import { markListingIn } from "../../viewings/off-market/mark-listing.ts";
import { insertTenancy, planTenancy } from "../create-tenancy.ts";
import { isHeldElsewhere } from "../find-tenancies.ts";
import { toTenancyLandlord } from "../tenancy-landlord.ts";
import { queueAcceptanceMails } from "./queue-acceptance-mails.ts";
import { tenancies } from "../tenancy-tables.ts";

export interface Acceptance {
  offerId: string;
  /** Who carries it on. Null on the command line. */
  ownerId: string | null;
  note: string;
  /** Pence, at most one week's rent. Null asks for none now. */
  holdingDeposit: { pence: number; dueOn: string } | null;
  /** Pence, as the landlord chose, at most what the Act allows. Null: five weeks' rent. */
  depositPence: number | null;
  /** What becomes of the home's other offers. Those left out are kept as back-ups. */
  declined: { offerId: string; reason: DeclineReason; note: string }[];
}

export type StartedTenancy =
  | { ok: true; tenancyId: string; viewingsCancelled: number; backups: number }
  /** `taken`: somebody accepted another offer for the home meanwhile. */
  | { ok: false; reason: "none" | "decided" | "taken" | "withdrawn-home" | "not-declined" }
  | (RuleRefusal & { reason: "rule" });

/**
 * Accepts an offer: a tenancy with its steps begins, from a snapshot of it; the home is let agreed; its
 * viewings are cancelled; its other offers are declined or kept as back-ups; everybody is written to.
 * All of it happens or none. Of two who accept at once the second is told.
 */
export async function acceptOffer(
  app: AppContext,
  actor: Actor,
  input: Acceptance,
): Promise<StartedTenancy> {
  return transact(app.database.orm, (tx) => acceptOfferIn(tx, app, actor, input));
}

/** The same within a transaction of the caller, for a preview of its mails, too. */
export async function acceptOfferIn(
  tx: Transaction,
  app: AppContext,
  actor: Actor,
  input: Acceptance,
): Promise<StartedTenancy> {
  const at = app.now();
  const row = await findOfferRow(tx, input.offerId);
  if (row === null) return { ok: false, reason: "none" };
  // Whoever locks the home first decides. The record comes first, as everywhere.
  const record = await lockRecord(tx, row.listing.id);
  await tx.select().from(listings).where(eq(listings.id, row.listing.id)).for("update");
  const offer = await lockOffer(tx, input.offerId);
  // Their homes are withdrawn, and to say that would be half of the truth.
  const landlord = await findLandlordOfHome(tx, row.listing.id);
  if (landlord?.sanctionsResult === "match")
    return { ...refuse("landlord-sanctions-match"), reason: "rule" };
  const refused = await findRefusal(tx, offer && { ...row, offer }, input);
  if (offer === null || refused !== null) return refused ?? { ok: false, reason: "none" };
  const lowest = record?.lowestRentPcm ?? null;
  const accepted = await takeSnapshot(tx, { ...row, offer }, { lowest, ...input });
  if ((input.depositPence ?? 0) > capDepositPence(accepted.rentPcm))
    return { ...refuse("deposit-cap"), reason: "rule" };
  const planned = planTenancy(accepted, {
    acceptedOn: getLondonDate(at),
    takesDeposit: !row.listing.noDeposit,
    ownerId: input.ownerId,
  });
  const context = { actor, at, landlord: toTenancyLandlord(landlord) };
  const asked = await askHoldingDeposit(tx, planned, row.listing.id, input, context);
  if (!asked.ok) return { ...asked, reason: "rule" };
  await moveOffer(tx, { offer, action: "accept", actor, at });
  const decided = { offerId: offer.id, decision: "accept", reason: null } as const;
  await recordDecision(tx, { ...decided, note: input.note, actor, at });
  const { id, contactIds } = await insertTenancy(tx, asked.tenancy, {
    offerId: offer.id,
    listingId: offer.listingId,
    landlordId: landlord?.id ?? null,
    accepted,
    acceptedBy: getActorName(actor),
    ownerId: input.ownerId,
    createdAt: at,
  });
  const home = { id: offer.listingId, status: "let-agreed", cancelViewings: true } as const;
  const { viewings } = await markListingIn(tx, app, { ...home, actor });
  const backups = await settleOthers(tx, app, actor, input);
  const made = { tenancyId: id, offerId: offer.id, accepted, tenancy: asked.tenancy };
  const whose = { listingId: offer.listingId, contactIds, landlordId: landlord?.id ?? null };
  await queueAcceptanceMails(tx, app, { ...made, ...whose, applicant: row.contact });
  await recordAnswerElsewhere(tx, {
    contactId: offer.contactId,
    listingId: offer.listingId,
    body: "Accepted the offer.",
    staffId: typeof actor === "string" ? null : actor.staffId,
    at,
  });
  const begun = { action: "tenancy.begun", subject: "tenancy", subjectId: id } as const;
  const detail = { offerId: offer.id, listingId: offer.listingId };
  await recordAudit(tx, { actor, ...begun, detail });
  await notifyOffice(tx, { subject: "tenancy", id });
  return { ok: true, tenancyId: id, viewingsCancelled: viewings, backups };
}

export function getActorName(actor: Actor): string {
  return typeof actor === "string" ? actor : actor.staffId;
}

async function findRefusal(
  tx: Transaction,
  row: OfferWithHome | null,
  { declined }: Acceptance,
): Promise<Extract<StartedTenancy, { ok: false }> | null> {
  if (row === null) return { ok: false, reason: "none" };
  const { id, listingId } = row.offer;
  const inProgress = and(eq(tenancies.listingId, listingId), eq(tenancies.state, "progressing"));
  if ((await tx.$count(tenancies, inProgress)) > 0) return { ok: false, reason: "taken" };
  if (row.offer.state !== "submitted") return { ok: false, reason: "decided" };
  const [home] = await tx
    .select({ status: listings.status })
    .from(listings)
    .where(eq(listings.id, listingId));
  if (home?.status === "withdrawn") return { ok: false, reason: "withdrawn-home" };
  const ids = declined.map(({ offerId }) => offerId);
  if (ids.includes(id)) return { ok: false, reason: "not-declined" };
  const [known] = await tx
    .select({ count: count() })
    .from(offers)
    .where(
      and(inArray(offers.id, ids), eq(offers.listingId, listingId), eq(offers.state, "submitted")),
    );
  return known?.count === new Set(ids).size ? null : { ok: false, reason: "not-declined" };
}

/** At most the advertised rent, whatever was written (Renters' Rights Act 2025, section 56). */
async function takeSnapshot(
  tx: Transaction,
  { offer, listing }: OfferWithHome,
  { lowest, depositPence }: { lowest: number | null } & Pick<Acceptance, "depositPence">,
): Promise<AcceptedOffer> {
  if (offer.content === null) throw new Error("A submitted offer has its content.");
  const advertisedPcm = findAdvertisedRent(offer.advertisedRent, listing.rentPcm, lowest);
  const tenants = await listTenants(tx, offer.id);
  const { id, name, displayAddress, address, outcode, incode } = listing;
  return {
    home: { id, name, displayAddress, address, postcode: `${outcode} ${incode}` },
    content: offer.content,
    ...recordOfferedRent(offer.content.details.rent, advertisedPcm),
    advertisedPcm,
    ...(depositPence !== null && { depositPence }),
    tenants: tenants.map(({ name: tenant, email, phone, salary, rentShare }) => {
      return { name: tenant, email, phone, salary, rentSharePercent: rentShare / 100 };
    }),
  };
}

async function askHoldingDeposit(
  tx: Transaction,
  tenancy: Tenancy,
  listingId: string,
  { holdingDeposit }: Acceptance,
  { actor, at, landlord }: { actor: Actor; at: Date; landlord: TenancyLandlord | null },
) {
  if (holdingDeposit === null) return { ok: true, tenancy } as const;
  const action = { do: "ask-payment", kind: "holding-deposit", ...holdingDeposit } as const;
  return actOnTenancy(tenancy, action, {
    today: getLondonDate(at),
    by: getActorName(actor),
    isHeldElsewhere: await isHeldElsewhere(tx, { listingId, tenancyId: null }),
    landlord,
    isAgreementStale: false,
  });
}

/** @returns how many are kept as back-ups */
async function settleOthers(
  tx: Transaction,
  app: AppContext,
  actor: Actor,
  { offerId, declined }: Acceptance,
): Promise<number> {
  const row = await findOfferRow(tx, offerId);
  const others = await tx
    .select({ id: offers.id })
    .from(offers)
    .where(
      and(
        eq(offers.listingId, row!.offer.listingId),
        eq(offers.state, "submitted"),
        ne(offers.id, offerId),
      ),
    );
  const kept = others.flatMap(({ id }) => (declined.some((one) => one.offerId === id) ? [] : [id]));
  await keepAsBackups(tx, kept, app.now());
  for (const { id } of others) {
    const other = await findOfferRow(tx, id);
    if (other === null) continue;
    const reason = declined.find((one) => one.offerId === id);
    await decideOfferIn(
      tx,
      app,
      actor,
      other,
      reason
        ? { action: "decline", reason: reason.reason, note: reason.note }
        : { action: "back-up", note: "" },
    );
  }
  return kept.length;
}
