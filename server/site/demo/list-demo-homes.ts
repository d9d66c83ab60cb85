import { eq, sql } from "drizzle-orm";
import { addDays, getLondonDate } from "../../../domain/shared/dates.ts";
import { parseLondonMoment } from "../../../domain/shared/london-time.ts";
import { conversations } from "../../conversations/conversation-tables.ts";
import { showToLandlord } from "../../inbox/show-to-landlord.ts";
import { readStaffSubmission } from "../../inbox/staff-change.ts";
import { listingRecords } from "../../listings/listing-record-tables.ts";
import { listings } from "../../listings/listing-tables.ts";
import { listingViews } from "../../listings/listing-view-tables.ts";
import type { Transaction } from "../../platform/database/client.ts";
import type { DemoTenancyTransaction } from "./take-demo-step.ts";

/** From the day on which a home is listed to its first offer. */
export const daysToOffer = 12;

/**
 * The feed's dates stand still and the demo's days count back from today: its homes are listed some
 * days before anybody offers for them, and were looked at since.
 */
export async function listDemoHomes(tx: Transaction, demo: DemoTenancyTransaction): Promise<void> {
  const today = getLondonDate(demo.at(0).now());
  const { offers, lets } = demo.plan;
  for (const [ref, ofHome] of Map.groupBy([...offers, ...lets], ({ home }) => home)) {
    const first = addDays(today, -daysToOffer - Math.max(...ofHome.map(({ sent }) => sent)));
    const { id } = demo.findHome(ref);
    const noon = parseLondonMoment(first, "12:00")!.toISOString();
    for (const [table, listedAt] of [
      [listings, listings.listedAt],
      [listingRecords, listingRecords.listedAt],
    ] as const)
      await tx
        .update(table)
        .set({ listedAt: sql`least(${listedAt}, ${noon}::timestamptz)` })
        .where(eq(table.id, id));
    const [record] = await tx
      .select({ id: listingRecords.id })
      .from(listingRecords)
      .where(eq(listingRecords.id, id));
    // As it was before the offer that was accepted: then the tenancy itself has it let agreed.
    await tx
      .update(listings)
      .set({ status: "available", letAgreedAt: null })
      .where(eq(listings.id, id));
    await tx
      .update(listingRecords)
      .set({ state: "available", stateSince: parseLondonMoment(first, "12:00")! })
      .where(eq(listingRecords.id, id));
    if (!record) continue;
    const days = Array.from({ length: daysToOffer }, (_, n) => ({
      listingId: id,
      day: addDays(first, n),
      views: countDemoViews(ref, n),
    }));
    await tx.insert(listingViews).values(days).onConflictDoNothing();
  }
}

/** Most look in the first days, and no two homes are looked at alike. */
export function countDemoViews(ref: string, day: number): number {
  const home = Number(ref.replaceAll(/\D/g, "").slice(-4));
  const usual = 9 + ((day * 7 + home) % 11) + (day < 3 ? 30 - day * 9 : 0);
  return Math.round(usual * (0.6 + ((home * 37) % 90) / 100));
}

/** What the inbox's Sofia asked, for the landlord to answer. */
export async function showDemoQuestion(
  tx: Transaction,
  demo: DemoTenancyTransaction,
): Promise<void> {
  const [asked] = await tx
    .select({ id: conversations.id })
    .from(conversations)
    .where(eq(conversations.listingId, demo.findHome("999999_LN0008").id));
  if (!asked) return;
  const question = "Does an upright piano, 150 cm wide, fit up the stairs?";
  const shown = await showToLandlord(
    demo.at(0),
    { id: asked.id, fields: { question } },
    readStaffSubmission(demo.by, {}),
  );
  if (!shown.ok) throw new Error(`The demo's question can't be shown: ${shown.refusal.detail}`);
}
