import { formatCount } from "../../../domain/shared/formats/count.ts";
import { createHash } from "node:crypto";
import { and, desc, eq, isNotNull } from "drizzle-orm";
import type { DeclineReason } from "../../../domain/offers/decline-reasons.ts";
import { isUuid } from "../../../domain/shared/uuid.ts";
import { formatMoment } from "../../../domain/staff/format-moment.ts";
import type { ProgressRule } from "../../../domain/tenancies/progress-rules.ts";
import type { AppContext } from "../../app-context.ts";
import { decideOfferIn } from "./decide-offer.ts";
import { offerDecisions, offers } from "../../offers/offer-tables.ts";
import { findOfferRow, listTenants } from "../../offers/offers.ts";
import type { Queryable, Transaction } from "../../platform/database/client.ts";
import { transact } from "../../platform/database/transact.ts";
import type { Outcome, Refused } from "../../platform/submissions/outcome.ts";
import type { StaffActor } from "../../platform/submissions/record-audit.ts";
import { refuse, refuseGone } from "../../staff/refusals.ts";
import { findStaff } from "../../staff/staff.ts";
import { type Acceptance, type StartedTenancy, acceptOfferIn } from "./accept-offer.ts";
import { holdDecision } from "./hold-decision.ts";

export type HomeDecision =
  | ({ decision: "accept" } & Acceptance)
  | { decision: "decline"; offerId: string; reason: DeclineReason; note: string }
  | { decision: "back-up"; offerId: string; note: string };

export interface Decided {
  done: string;
  /** Of the tenancy that an acceptance began. */
  tenancyId: string | null;
}

/**
 * Decides of an offer of a home as somebody saw its offers. Where a colleague decided or an offer
 * came meanwhile, nothing is done and it says so: whoever is second looks again.
 * @param stamp of `stampOffers`, from the page on which it was decided
 */
export function decideHomeOffer(
  app: AppContext,
  actor: StaffActor,
  order: { listingId: string; stamp: string; decision: HomeDecision },
): Promise<Outcome<Decided>> {
  return transact(app.database.orm, (tx) => decideHomeOfferIn(tx, app, actor, order));
}

/** The same within a transaction of the caller, for a preview of its mails. */
export function decideHomeOfferIn(
  tx: Transaction,
  app: AppContext,
  actor: StaffActor,
  { listingId, stamp, decision }: { listingId: string; stamp: string; decision: HomeDecision },
): Promise<Outcome<Decided>> {
  const decide = async (): Promise<Outcome<Decided>> => {
    if ((await stampOffers(tx, listingId)) !== stamp)
      return refuseChanged(tx, app, listingId, stamp);
    const row = await findOfferRow(tx, decision.offerId);
    if (row === null || row.offer.listingId !== listingId) return refuseGone("offer");
    if (decision.decision === "accept")
      return accept(tx, app, actor, { listingId, stamp, acceptance: decision });
    const { offerId: _id, decision: action, ...rest } = decision;
    const outcome = await decideOfferIn(
      tx,
      app,
      actor,
      row,
      action === "decline" && "reason" in rest
        ? { action, reason: rest.reason, note: rest.note }
        : { action: "back-up", note: rest.note },
    );
    if (outcome !== "done") return refuseChanged(tx, app, listingId, stamp);
    const names = await nameTenants(tx, decision.offerId);
    const done =
      action === "decline"
        ? `Offer from ${names} declined.`
        : `Offer from ${names} kept as a backup.`;
    return { ok: true, answer: { done, tenancyId: null } };
  };
  return holdDecision(tx, app, { listingId, actor, decision: decision.decision, decide });
}

async function accept(
  tx: Transaction,
  app: AppContext,
  actor: StaffActor,
  { listingId, stamp, acceptance }: { listingId: string; stamp: string; acceptance: Acceptance },
): Promise<Outcome<Decided>> {
  const accepted = await acceptOfferIn(tx, app, actor, acceptance);
  if (!accepted.ok) return refuseAcceptance(tx, app, { listingId, stamp }, accepted);
  const { tenancyId, viewingsCancelled, backups } = accepted;
  const cancelled =
    viewingsCancelled === 0
      ? ""
      : ` ${formatCount(viewingsCancelled, "viewing", "viewings")} cancelled.`;
  const kept =
    backups === 0
      ? ""
      : ` ${formatCount(backups, "offer", "offers")} kept as ${backups === 1 ? "a backup" : "backups"}.`;
  const names = await nameTenants(tx, acceptance.offerId);
  const done = `Offer from ${names} accepted.${cancelled}${kept}`;
  return { ok: true, answer: { done, tenancyId } };
}

function refuseAcceptance(
  db: Queryable,
  app: AppContext,
  { listingId, stamp }: { listingId: string; stamp: string },
  refused: Extract<StartedTenancy, { ok: false }>,
): Promise<Refused> | Refused {
  if (refused.reason === "rule") {
    return refuse(`${refused.text} (${refused.source.title})`, findField(refused.rule));
  }
  if (refused.reason === "withdrawn-home")
    return refuse("The property has been withdrawn from the market. Publish it again first.");
  return refuseChanged(db, app, listingId, stamp);
}

function findField(rule: ProgressRule): string | undefined {
  if (rule === "landlord-sanctions-match") return undefined;
  return rule === "deposit-cap" ? "deposit" : "holding";
}

/** Who was there before, and with what. */
async function refuseChanged(
  db: Queryable,
  { now }: AppContext,
  listingId: string,
  stamp: string,
): Promise<Refused> {
  const nothingDone = "We haven’t saved or sent anything. Check the offers again.";
  const [last, ...earlier] = await listDecisions(db, listingId);
  if (last === undefined || stamp.startsWith(`${last.id}.`))
    return refuse(`An offer has been made or withdrawn since you opened this page. ${nothingDone}`);
  // Accepting one settles the others, too: it is what somebody decided.
  const together = [last, ...earlier].filter(({ at }) => at.getTime() === last.at.getTime());
  const { decidedBy, decision, offerId, at } =
    together.find((one) => one.decision === "accept") ?? last;
  const colleague = isUuid(decidedBy) ? await findStaff(db, decidedBy) : null;
  const did = decisionWords[decision](await nameTenants(db, offerId));
  return refuse(
    `${colleague?.name ?? "Someone"} ${did} ${formatMoment(at, now())}. ${nothingDone}`,
  );
}

const decisionWords = {
  accept: (names: string) => `accepted the offer from ${names}`,
  decline: (names: string) => `declined the offer from ${names}`,
  "back-up": (names: string) => `kept the offer from ${names} as a backup`,
  withdraw: (names: string) => `withdrew the offer from ${names}`,
  undo: (names: string) => `undid a decision about ${names}`,
} as const;

/** Newest first. */
function listDecisions(db: Queryable, listingId: string) {
  return db
    .select({
      id: offerDecisions.id,
      offerId: offerDecisions.offerId,
      decision: offerDecisions.decision,
      decidedBy: offerDecisions.decidedBy,
      at: offerDecisions.at,
    })
    .from(offerDecisions)
    .innerJoin(offers, eq(offers.id, offerDecisions.offerId))
    .where(eq(offers.listingId, listingId))
    .orderBy(desc(offerDecisions.id));
}

/**
 * Names what somebody saw of a home's offers: another stamp means that they changed since. It begins
 * with the number of the last decision.
 */
export async function stampOffers(db: Queryable, listingId: string): Promise<string> {
  const rows = await db
    .select({ id: offers.id, state: offers.state, backupUntil: offers.backupUntil })
    .from(offers)
    .where(and(eq(offers.listingId, listingId), isNotNull(offers.submittedAt)))
    .orderBy(offers.id);
  const [last] = await listDecisions(db, listingId);
  const seen = createHash("sha256").update(JSON.stringify(rows)).digest("hex").slice(0, 16);
  return `${last?.id ?? 0}.${seen}`;
}

async function nameTenants(db: Queryable, offerId: string): Promise<string> {
  const tenants = await listTenants(db, offerId);
  return tenants.map(({ name }) => name).join(" and ");
}
