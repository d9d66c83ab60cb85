import { eq } from "drizzle-orm";
import { addDays, getLondonDate } from "../../../domain/shared/dates.ts";
import { getWeekday } from "../../../domain/viewings/diary/diary.ts";
import type { Transaction } from "../../platform/database/client.ts";
import { bookViewing } from "../../viewings/bookings/book-viewing.ts";
import { findBookingWithDetails } from "../../viewings/bookings/bookings.ts";
import { negotiators } from "../../viewings/diary/diary-tables.ts";
import { confirmOwnViewing } from "../../viewings/bookings/change-own-viewing.ts";
import { answerFeedback } from "../../viewings/feedback/give-feedback.ts";
import { recordVisit } from "../../viewings/run-sheet/record-visit.ts";
import { dateDemoWork } from "./date-demo-work.ts";
import { askToView } from "./ask-to-view.ts";
import type { DemoOffer } from "./demo-data.ts";
import { expectDone } from "./expect-done.ts";
import type { DemoTenancyTransaction } from "./take-demo-step.ts";

/** Nobody offers for a home that they have not seen: each asked, came two days before, and liked it. */
export async function seeDemoHomes(tx: Transaction, demo: DemoTenancyTransaction): Promise<void> {
  const [imogen] = await tx
    .select({ id: negotiators.id })
    .from(negotiators)
    .where(eq(negotiators.email, "imogen@lintel.example.com"));
  if (!imogen) throw new Error("The demo has no Imogen who shows homes.");
  const { offers, backups, lets } = demo.plan;
  for (const [n, offer] of [...offers, ...backups, ...lets].entries())
    await seeHome(tx, demo, { offer, n, by: imogen.id });
}

async function seeHome(
  tx: Transaction,
  { at, by: staff, findHome }: DemoTenancyTransaction,
  { offer, n, by }: { offer: DemoOffer; n: number; by: number },
): Promise<void> {
  const [first] = offer.tenants;
  if (!first) throw new Error(`Nobody saw ${offer.home}.`);
  const ago = findDay(getLondonDate(at(0).now()), offer.sent + 2);
  const date = getLondonDate(at(ago).now());
  const hour = 10 + (n % 6);
  const asked = at(ago + 2);
  const viewing = { date, from: `${hour}:00`, until: `${hour + 1}:00` };
  const ask = { listingId: findHome(offer.home).id, name: first.name, phone: first.phone, viewing };
  const enquiryId = await askToView(tx, { ...ask, text: "" }, asked.now());
  const plan = { enquiryId, negotiatorId: by, date, time: `${hour}:00`, minutes: 30 };
  const { bookingId } = expectDone(await bookViewing(asked, plan, staff));
  expectDone(await confirmOwnViewing(asked, bookingId));
  await dateDemoWork(tx, asked.now());
  // A day later both are known, whatever the hour.
  const then = at(ago - 1);
  const seen = await findBookingWithDetails(tx, bookingId);
  expectDone(await recordVisit(then, staff, { uid: seen?.booking.calendarUid, outcome: "done" }));
  expectDone(await answerFeedback(then, bookingId, { answer: "interested", message: "" }));
  await dateDemoWork(tx, then.now());
}

/** Days ago. Nobody shows homes on a Sunday. */
function findDay(today: string, ago: number): number {
  return getWeekday(addDays(today, -ago)) === 0 ? ago + 1 : ago;
}
