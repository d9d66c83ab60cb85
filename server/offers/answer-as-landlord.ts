import { and, eq } from "drizzle-orm";
import type * as v from "valibot";
import type { landlordAnswer } from "../../domain/offers/decline-reasons.ts";
import { notifyOffice } from "../agency/office-changes.ts";
import type { AppContext } from "../app-context.ts";
import { recordAudit } from "../platform/submissions/record-audit.ts";
import { landlordAnswers } from "./offer-tables.ts";
import { lockOffer } from "./offers.ts";
import { transact } from "../platform/database/transact.ts";

/**
 * Keeps what a landlord answers by their link to an offer they were asked about. They may change
 * their mind until the office decides.
 * @param landlordId of the case that the link opened
 * @returns `decided` if it is too late, `none` if they were not asked
 */
export async function answerAsLandlord(
  { database, now }: AppContext,
  landlordId: string,
  { offerId, answer, reason, note }: v.InferOutput<typeof landlordAnswer>,
): Promise<"answered" | "decided" | "none"> {
  return transact(database.orm, async (tx) => {
    const offer = await lockOffer(tx, offerId);
    const own = and(
      eq(landlordAnswers.offerId, offerId),
      eq(landlordAnswers.landlordId, landlordId),
    );
    const [question] = await tx.select().from(landlordAnswers).where(own);
    if (offer === null || !question) return "none";
    if (offer.state !== "submitted") return "decided";
    await tx.update(landlordAnswers).set({ answer, reason, note, answeredAt: now() }).where(own);
    await recordAudit(tx, {
      actor: "visitor",
      action: "offer.landlord-answered",
      subject: "offer",
      subjectId: offerId,
      detail: { landlordId, answer },
    });
    await notifyOffice(tx, { subject: "offer", id: offerId });
    return "answered";
  });
}
