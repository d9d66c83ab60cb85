import type { AppContext } from "../app-context.ts";
import { staff } from "../staff/staff-tables.ts";
import { askForFeedback } from "../viewings/feedback/ask-for-feedback.ts";
import { chooseSecondReminder } from "../viewings/bookings/change-own-viewing.ts";
import { appointments } from "../viewings/diary/diary-tables.ts";
import { remindAgain } from "../viewings/bookings/remind-again.ts";
import { markRunningLate } from "../viewings/run-sheet/run-late.ts";

/** Each mail of the day of a viewing on 3 December at five in the afternoon. */
export async function causeMailsOfTheDay(app: AppContext, bookingId: string): Promise<void> {
  const { orm } = app.database;
  const at = (time: string) => ({ ...app, now: () => new Date(`2026-12-03T${time}:00Z`) });
  await chooseSecondReminder(app, bookingId, true);
  await remindAgain(at("15:30"));
  const email = "maeve@lintel.example.com";
  const person = { name: "Maeve", email, emailKey: email, role: "negotiator" as const };
  const [colleague] = await orm
    .insert(staff)
    .values({ ...person, invitedAt: app.now() })
    .returning();
  const [appointment] = await orm.select().from(appointments);
  const late = { appointmentId: appointment!.id, minutes: 10 };
  await markRunningLate(at("16:50"), { staffId: colleague!.id }, late);
  await askForFeedback(at("18:30"));
}
