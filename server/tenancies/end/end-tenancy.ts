import { fedRelistedNote } from "../../../domain/listings/fed-state.ts";
import type { TenancyAction } from "../../../domain/tenancies/tenancy-action.ts";
import type { EndedBy, Evidence } from "../../../domain/tenancies/tenancy.ts";
import type { AppContext } from "../../app-context.ts";
import type { SealedDocument } from "../../documents/add-document.ts";
import { findRecord, isFedRecord, lockRecord } from "../../listings/listing-records.ts";
import { recordDecision } from "../decision/decide-offer.ts";
import { moveOffer } from "../../offers/move-offer.ts";
import { lockOffer } from "../../offers/offers.ts";
import type { Transaction } from "../../platform/database/client.ts";
import { transact } from "../../platform/database/transact.ts";
import type { Outcome } from "../../platform/submissions/outcome.ts";
import { type Actor, recordAudit } from "../../platform/submissions/record-audit.ts";
import { refuse } from "../../staff/refusals.ts";
import { type MarkListingResult, markListingIn } from "../../viewings/off-market/mark-listing.ts";
import { findUndecidedHome } from "../decision/list-homes-to-relist.ts";
import { loadTenancy } from "../load-tenancy.ts";
import { queueFallenMail } from "../steps/queue-progress-mails.ts";
import { cancelCheckIns } from "./cancel-check-ins.ts";
import { notifyInvited } from "./notify-invited.ts";
import { type Recorded, type Recorder, recordProgressIn } from "../steps/record-progress.ts";

/**
 * Ends a tenancy before the keys: its offer is withdrawn, everybody is told, and the home is available
 * again if it is to let. Its back-up offers stand as they were, to be accepted.
 */
export async function fallThrough(
  app: AppContext,
  recorder: Recorder,
  input: FallenTenancy,
): Promise<FallenThroughTenancy> {
  return transact(app.database.orm, (tx) => fallThroughIn(tx, app, recorder, input));
}

/** With what came of it besides, in words: of the home where it was to be advertised again, of the diary. */
export type FallenThroughTenancy =
  | (Extract<Recorded, { ok: true }> & { besides: string[] })
  | Exclude<Recorded, { ok: true }>;

interface FallenTenancy {
  tenancyId: string;
  by: EndedBy;
  on: string;
  evidence: Evidence;
  document?: SealedDocument | null;
  /** Puts the home back on the market. */
  relist: boolean;
}

/** The same within a transaction of the caller. */
export async function fallThroughIn(
  tx: Transaction,
  app: AppContext,
  recorder: Recorder,
  input: FallenTenancy,
): Promise<FallenThroughTenancy> {
  const { tenancyId, relist, document = null, ...ending } = input;
  const loaded = await loadTenancy(tx, tenancyId);
  if (loaded === null) return { ok: false, rule: "none" };
  const action = { do: "fall-through", ...ending } as const;
  const recorded = await recordProgressIn(tx, app, recorder, { tenancyId, action, document });
  if (!recorded.ok) return recorded;
  const { actor } = recorder;
  const at = app.now();
  const { offerId, listingId, createdAt: since } = loaded.row;
  const offer = offerId === null ? null : await lockOffer(tx, offerId);
  if (offer !== null && (await moveOffer(tx, { offer, action: "withdraw", actor, at }))) {
    const decided = { offerId: offer.id, decision: "withdraw", reason: null } as const;
    await recordDecision(tx, { ...decided, note: ending.evidence.note, actor, at });
  }
  const besides = await cancelCheckIns(tx, app, actor, { listingId, since });
  const home = relist ? await relistHome(tx, app, listingId, actor) : null;
  if (home) besides.push(home.said);
  const isRelisted = home?.isRelisted ?? false;
  if (offer !== null) await notifyInvited(tx, app, loaded, { offer, isRelisted });
  await queueFallenMail(tx, app, loaded, isRelisted);
  return { ...recorded, besides };
}

type Ending = Extract<TenancyAction, { do: "fall-through" | "finish" }>;

/** Ends a tenancy, before the keys or after them. */
export function endIn(
  tx: Transaction,
  app: AppContext,
  recorder: Recorder,
  {
    action,
    ...input
  }: { action: Ending; tenancyId: string; document: SealedDocument | null; relist: boolean },
): Promise<FallenThroughTenancy> {
  if (action.do === "finish") return finishIn(tx, app, recorder, { action, ...input });
  const { by, on, evidence } = action;
  return fallThroughIn(tx, app, recorder, { by, on, evidence, ...input });
}

/**
 * Records that a tenancy is over. Where its home is to be advertised again and can be, that is decided
 * with it; else it stays open, as all that nobody has dealt with.
 */
async function finishIn(
  tx: Transaction,
  app: AppContext,
  recorder: Recorder,
  { relist, ...input }: FinishedTenancy,
): Promise<FallenThroughTenancy> {
  const recorded = await recordProgressIn(tx, app, recorder, input);
  if (!recorded.ok) return recorded;
  if (!relist) return { ...recorded, besides: [] };
  const { tenancyId, action } = input;
  const step = { kind: "home-decided", personId: null, on: action.on, outcome: "passed" } as const;
  const decided = await relistAfterEndIn(tx, app, recorder, {
    tenancyId,
    action: { do: "complete-step", ...step, evidence: { note: "", documentId: null } },
    document: null,
  });
  return decided.ok ? { ...(decided.recorded ?? recorded), besides: [decided.home] } : decided;
}

type HomeDecided = Extract<TenancyAction, { do: "complete-step" }>;

/**
 * Puts the home of a tenancy that is over back on the market, and records that as what was decided
 * about it. Where it can't be advertised it stays open.
 */
export async function relistAfterEndIn(
  tx: Transaction,
  app: AppContext,
  recorder: Recorder,
  { action, ...input }: { action: HomeDecided; tenancyId: string; document: SealedDocument | null },
): Promise<
  | { ok: true; home: string; recorded: Extract<Recorded, { ok: true }> | null }
  | Exclude<Recorded, { ok: true }>
> {
  const loaded = await loadTenancy(tx, input.tenancyId);
  if (loaded === null) return { ok: false, rule: "none" };
  const home = await relistHome(tx, app, loaded.row.listingId, recorder.actor);
  if (!home.isRelisted) return { ok: true, home: home.said, recorded: null };
  const note = [home.text, action.evidence.note].filter(Boolean).join(" ");
  const recorded = await recordProgressIn(tx, app, recorder, {
    ...input,
    action: { ...action, evidence: { ...action.evidence, note } },
  });
  return recorded.ok ? { ok: true, home: home.said, recorded } : recorded;
}

interface FinishedTenancy {
  tenancyId: string;
  action: Extract<TenancyAction, { do: "finish" }>;
  document: SealedDocument | null;
  /** Puts the home back on the market. */
  relist: boolean;
}

/**
 * Puts the home of a tenancy that fell through back on the market, where nobody has said yet what becomes
 * of it: a renter who withdraws on their own page decides nothing about the home.
 */
export async function relistAfterTenancy(
  app: AppContext,
  actor: Actor,
  tenancyId: string,
): Promise<Outcome<{ done: string }>> {
  const decided = await transact(app.database.orm, async (tx): Promise<Outcome<Relisted>> => {
    const loaded = await loadTenancy(tx, tenancyId);
    if (loaded === null) return refuse("We can’t find that tenancy.");
    const { listingId } = loaded.row;
    await lockRecord(tx, listingId);
    const home = await findUndecidedHome(tx, tenancyId);
    if (home === null)
      return refuse("A colleague has already decided this. We haven’t changed anything.");
    return { ok: true, answer: await relistHome(tx, app, listingId, actor) };
  });
  if (!decided.ok) return decided;
  // The audit keeps who asked for a home that stays off the market.
  const { isRelisted, said } = decided.answer;
  return isRelisted ? { ok: true, answer: { done: said } } : refuse(said);
}

interface Relisted {
  isRelisted: boolean;
  /** What became of the home, in words: whoever ended the tenancy wants to know. */
  text: string;
  /** With what may become of it, which is no record's business. */
  said: string;
}

const relistedTexts: Record<MarkListingResult["outcome"], string> = {
  marked: "The property is back on the market.",
  "so-already": "The property is already on the market.",
  "landlord-listed":
    "The property isn’t back on the market. We can’t advertise anything for its landlord. See the landlord page.",
  withdrawn: "The property stays withdrawn. Publish it from its listing.",
  unknown:
    "We couldn’t relist this property because it has no advert. Publish it from its listing.",
  "viewings-ahead": "The property isn’t back on the market. Change its status from its listing.",
};

async function relistHome(
  tx: Transaction,
  app: AppContext,
  listingId: string,
  actor: Actor,
): Promise<Relisted> {
  const home = { id: listingId, status: "available", cancelViewings: false } as const;
  // As of its last check: an advert that the law forbids does not come back by itself.
  const record = await findRecord(tx, listingId);
  const isForbidden = record !== null && record.forbidden > 0 && record.problem !== null;
  const outcome = isForbidden
    ? "forbidden"
    : (await markListingIn(tx, app, { ...home, actor })).outcome;
  if (outcome === "marked" || outcome === "so-already") {
    const text = relistedTexts[outcome];
    // One without a record got that of a feed's home when it was marked.
    const isFed = record === null || isFedRecord(record);
    return { isRelisted: true, text, said: isFed ? `${text} ${fedRelistedNote}` : text };
  }
  await recordAudit(tx, {
    actor,
    action: "listing.not-relisted",
    subject: "listing",
    subjectId: listingId,
    detail: { because: outcome },
  });
  const text =
    outcome === "forbidden"
      ? `The property isn’t back on the market because its advert can’t be published. ${record?.problem}`
      : relistedTexts[outcome];
  return { isRelisted: false, text, said: text };
}
