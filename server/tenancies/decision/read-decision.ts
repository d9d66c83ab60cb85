import { eq } from "drizzle-orm";
import * as v from "valibot";
import { decisionNote } from "../../../domain/offers/decision-note.ts";
import { type DeclineReason, declineReason } from "../../../domain/offers/decline-reasons.ts";
import { isRealDate } from "../../../domain/shared/dates.ts";
import { readPence } from "../../../domain/shared/pence.ts";
import { offers } from "../../offers/offer-tables.ts";
import type { Queryable } from "../../platform/database/client.ts";
import type { Outcome } from "../../platform/submissions/outcome.ts";
import { refuse, refuseFields, refuseGone } from "../../staff/refusals.ts";
import { listColleagues } from "../../staff/staff.ts";
import type { HomeDecision } from "./decide-home-offer.ts";

export type Fields = Readonly<Partial<Record<string, string>>>;

const note = v.optional(decisionNote, "");

const amountOrNone = (none: string) =>
  v.pipe(
    v.optional(v.string(), ""),
    v.trim(),
    v.check(
      (text) => text === "" || (readPence(text) ?? 0) > 0,
      `Enter an amount in pounds, or leave this empty ${none}`,
    ),
    v.transform((text) => (text === "" ? null : readPence(text))),
  );

const acceptFields = v.object({
  note,
  holding: amountOrNone("if you don’t want to request a holding deposit yet"),
  deposit: amountOrNone("for 5 weeks’ rent"),
  dueOn: v.pipe(v.string("Enter a date"), v.check(isRealDate, "Enter a real date")),
  owner: v.pipe(v.string(), v.uuid("Select who will handle the tenancy")),
});
const declineFields = v.object({ note, reason: declineReason });

/** What the form beside the offers decides. */
export async function readDecision(
  db: Queryable,
  listingId: string,
  fields: Fields,
): Promise<Outcome<HomeDecision>> {
  const known = await listOffersById(db, listingId);
  const offerId = known.get(fields["ref"] ?? "")?.id;
  if (offerId === undefined) return refuseGone("offer");
  if (fields["decision"] === "accept") {
    const accepted = readAcceptance(known, offerId, fields);
    if (!accepted.ok || (await worksHereStill(db, fields["owner"]))) return accepted;
    return refuse("Select who will handle the tenancy", "owner");
  }
  if (fields["decision"] === "decline") {
    const read = v.safeParse(declineFields, fields);
    if (!read.success) return refuseFields(read.issues);
    return { ok: true, answer: { decision: "decline", offerId, ...read.output } };
  }
  const read = v.safeParse(v.object({ note }), fields);
  if (!read.success) return refuseFields(read.issues);
  return { ok: true, answer: { decision: "back-up", offerId, note: read.output.note } };
}

async function worksHereStill(db: Queryable, id: string | undefined): Promise<boolean> {
  return (await listColleagues(db, "present")).some((one) => one.id === id);
}

function readAcceptance(
  known: ReadonlyMap<string, { id: string; state: string }>,
  offerId: string,
  fields: Fields,
): Outcome<HomeDecision> {
  const read = v.safeParse(acceptFields, fields);
  if (!read.success) return refuseFields(read.issues);
  const { holding, deposit, dueOn, owner, note: written } = read.output;
  const declined: { offerId: string; reason: DeclineReason; note: string }[] = [];
  for (const [ref, { id, state }] of known) {
    const chosen = fields[`other-${ref}`] ?? "back-up";
    if (id === offerId || state !== "submitted" || chosen === "back-up") continue;
    const reason = v.safeParse(declineReason, chosen);
    if (!reason.success) return refuse("Select a reason", `other-${ref}`);
    declined.push({ offerId: id, reason: reason.output, note: "" });
  }
  return {
    ok: true,
    answer: {
      decision: "accept",
      offerId,
      ownerId: owner,
      note: written,
      holdingDeposit: holding === null ? null : { pence: holding, dueOn },
      depositPence: deposit,
      declined,
    },
  };
}

/** In order of arrival. */
export async function listOffersById(db: Queryable, listingId: string) {
  const rows = await db
    .select({ id: offers.id, state: offers.state })
    .from(offers)
    .where(eq(offers.listingId, listingId))
    .orderBy(offers.submittedAt, offers.id);
  return new Map(rows.map((row) => [row.id, row]));
}
