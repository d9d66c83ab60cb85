import { asc } from "drizzle-orm";
import { beforeEach } from "vitest";
import type { MailKind } from "../../domain/shared/mail/mail-kinds.ts";
import { staff } from "../staff/staff-tables.ts";
import { bookAppointment } from "../viewings/appointments/book-appointment.ts";
import { appointments } from "../viewings/diary/diary-tables.ts";
import { noon, useBookings } from "./bookings.ts";
import type { TestEngine } from "./database.ts";
import { createListing } from "./listing.ts";

/** As `useBookings`, with the colleague that its first negotiator is. */
export function useDiary(engine: TestEngine) {
  const viewings = useBookings(engine);
  const { database, appContext, plan, mails } = viewings;
  const orm = () => database().orm;
  const by = { staffId: "" };
  const imogen = () => plan().negotiatorId;

  beforeEach(async () => {
    const email = "imogen@lintel.example.com";
    const person = { name: "Imogen Achebe", email, emailKey: email, role: "negotiator" as const };
    const [colleague] = await orm()
      .insert(staff)
      .values({ ...person, invitedAt: noon })
      .returning();
    by.staffId = colleague!.id;
  });

  return {
    ...viewings,
    orm,
    /** Imogen, as who does something in the office. */
    by,
    /** Imogen, as who shows homes. */
    imogen,
    rows: () => orm().select().from(appointments).orderBy(asc(appointments.startsAt)),
    mailsOf: async (kind: MailKind) => (await mails()).filter((mail) => mail.kind === kind),
    /** A block viewing of two slots, if nothing else is said. */
    block: async (changes: object = {}): Promise<string> => {
      const fields = {
        kind: "viewing",
        negotiatorId: imogen(),
        listingId: createListing().id,
        date: "2026-12-03",
        time: "10:00",
        minutes: 60,
        slotMinutes: 30,
      };
      const outcome = await bookAppointment(await appContext(), by, { ...fields, ...changes });
      if (!outcome.ok) throw new Error(outcome.refusal.detail);
      return outcome.answer.appointmentId;
    },
  };
}
