import { formatCount } from "../../domain/shared/formats/count.ts";
import type { AppContext } from "../app-context.ts";
import { eq } from "drizzle-orm";
import { demoBranch } from "../../domain/feeds/demo-branch.ts";
import type { HomeFieldName } from "../../domain/listings/facts/home-fields.ts";
import { homeFieldNames, isPrivateField } from "../../domain/listings/facts/home-fields.ts";
import { toPublicMedia } from "../../domain/listings/home-pictures.ts";
import { findMoveProblem, isAdvertised } from "../../domain/listings/listing-state.ts";
import { readHome, type ReadHome } from "../../domain/listings/facts/read-home.ts";
import { unseenMessage } from "../../domain/shared/text/direction-marks.ts";
import { formatPounds } from "../../domain/shared/money.ts";
import { readLine } from "../../domain/shared/fields/text-fields.ts";
import { endDemo } from "../staff/demo-office.ts";
import { refuse } from "../staff/refusals.ts";
import { listingRecords } from "../listings/listing-record-tables.ts";
import { addFieldChanges, isFedRecord } from "../listings/listing-records.ts";
import { listings } from "../listings/listing-tables.ts";
import { listPhotoNames, touchPhotos } from "../photos/photos.ts";
import { findStationsNear } from "../places/gazetteer/stations.ts";
import type { Transaction } from "../platform/database/client.ts";
import type { Outcome } from "../platform/submissions/outcome.ts";
import { recordAudit, type StaffActor } from "../platform/submissions/record-audit.ts";
import {
  type ListingMove,
  settleListingMoves,
} from "../viewings/off-market/settle-listing-moves.ts";
import { changeHome } from "./home-change.ts";
import { checkHome, type WorkingHome } from "./working-home.ts";

export interface PublishOrder {
  /** `job` for one that was scheduled. */
  actor: StaffActor | "job";
  /** The name of who set its time. */
  scheduledBy?: string | null;
  /** Why the rent of an advertised home rises. */
  rentReason: string;
}

/** Publishes a home, or what was changed of a published one, in one transaction. */
export function publishHome(
  app: AppContext,
  id: string,
  order: PublishOrder,
): Promise<Outcome<{ done: string }>> {
  return changeHome(app, id, (tx, home) => publishInTransaction(tx, app, home, order));
}

export async function publishInTransaction(
  tx: Transaction,
  app: AppContext,
  home: WorkingHome,
  { actor, rentReason, scheduledBy = null }: PublishOrder,
): Promise<Outcome<{ done: string }>> {
  const { record } = home;
  const live = isAdvertised(record.state);
  const problem = live ? null : findMoveProblem(record.state, "available");
  if (problem !== null) return refuse(problem);
  const { open } = checkHome(home, app);
  if (open.length > 0) return refuseOpen(open);
  const read = readHome(home.texts);
  if (!read.ok) {
    const [first] = read.problems;
    return refuse(first?.message ?? "", first?.path ?? "name");
  }
  const risen = live && home.listing !== null && read.home.rentPcm > home.listing.rentPcm;
  const reasonLine = readLine(rentReason);
  if (reasonLine === null) return refuse(unseenMessage, "rentReason");
  const whyRisen = reasonLine.trim().slice(0, 500);
  if (risen && whyRisen === "") {
    return refuse(
      `Enter a reason for the rent increase from ${formatPounds(home.listing?.rentPcm ?? 0)}`,
      "rentReason",
    );
  }
  const at = app.now();
  const move = await writeListing(app, tx, home, read.home);
  await clearDraft(tx, home, at);
  if (risen) await noteRise(tx, home, read.home.rentPcm, { actor, reason: whyRisen, at });
  await recordAudit(tx, {
    actor,
    action: live ? "listing.changed" : "listing.published",
    subject: "listing",
    subjectId: record.id,
    ...(scheduledBy !== null && { detail: { scheduledBy } }),
  });
  const reason = scheduledBy === null ? null : `scheduled by ${scheduledBy}`;
  await settleListingMoves(tx, app, [move], { actor, at, reason });
  return { ok: true, answer: { done: live ? "Changes published." : "Property published." } };
}

function refuseOpen(open: ReturnType<typeof checkHome>["open"]) {
  const forbidden = open.filter(({ strength }) => strength === "forbids").length;
  const detail =
    forbidden > 0
      ? `${formatCount(forbidden, "item", "items")} to add or correct before you can publish.`
      : "An admin must override the warnings first.";
  return {
    ok: false as const,
    refusal: {
      title: "Not published",
      detail,
      errors: open.map(({ field, message }) => ({ path: field, message })),
    },
  };
}

async function writeListing(
  app: AppContext,
  tx: Transaction,
  { record, listing, media }: WorkingHome,
  home: ReadHome,
): Promise<ListingMove> {
  const at = app.now();
  const { id, branchId, agentRef, state } = record;
  const live = isAdvertised(state);
  const status = live && listing ? listing.status : "available";
  const facts = { ...home, stations: findStationsNear(home), media: toPublicMedia(media), status };
  await touchPhotos(tx, listDropped(listing?.media ?? [], media));
  if (listing) {
    await tx
      .update(listings)
      .set({ ...facts, updatedAt: at })
      .where(eq(listings.id, id));
  } else {
    const times = { createdAt: at, listedAt: at, updatedAt: at };
    await tx.insert(listings).values({ id, branchId, agentRef, ...facts, ...times });
    if (branchId !== demoBranch) await endDemo(app, tx, at);
  }
  return {
    id,
    before: listing && { status: listing.status, rentPcm: listing.rentPcm },
    after: { status, rentPcm: home.rentPcm },
    state: live ? state : "available",
  };
}

/** Own photos that are no longer shown stay for a day, as do those that were cut. */
function listDropped(before: WorkingHome["media"], after: WorkingHome["media"]): string[] {
  const shown = new Set(listPhotoNames(toPublicMedia(after)));
  return listPhotoNames([...before, ...after]).filter((name) => !shown.has(name));
}

/** What was the draft is published. In a feed's home it is the office's own from now on. */
async function clearDraft(tx: Transaction, { record }: WorkingHome, at: Date): Promise<void> {
  const names: (HomeFieldName | "media")[] = homeFieldNames.filter((name) => name in record.draft);
  if (record.draftMedia !== null) names.push("media");
  const added = isFedRecord(record) ? [...new Set([...record.added, ...names])] : [];
  await tx
    .update(listingRecords)
    .set({
      draft: {},
      draftMedia: null,
      added,
      publishAt: null,
      publishBy: null,
      publishProblem: null,
      updatedAt: at,
    })
    .where(eq(listingRecords.id, record.id));
}

async function noteRise(
  tx: Transaction,
  { record, listing }: WorkingHome,
  rentPcm: number,
  { actor, reason, at }: { actor: PublishOrder["actor"]; reason: string; at: Date },
): Promise<void> {
  await addFieldChanges(tx, [
    {
      listingId: record.id,
      field: "advertised rent",
      was: String(listing?.rentPcm ?? ""),
      became: String(rentPcm),
      actor: typeof actor === "string" ? actor : actor.staffId,
      version: record.version,
      at,
      reason,
    },
  ]);
}

/** Fields that are not as renters see them. */
export function listUnpublished({ record, published, texts }: WorkingHome): HomeFieldName[] {
  return homeFieldNames.filter(
    (name) =>
      !isPrivateField(name) && record.draft[name] !== undefined && texts[name] !== published[name],
  );
}
