import { describe, expect, test } from "vitest";
import { testEngines } from "../../testing/database.ts";
import { useTenancies } from "../../testing/use-tenancies.ts";
import { homes } from "../../testing/offers.ts";
import { handleTenancyForm } from "../../testing/sent-forms.ts";
import { bookAppointment } from "../../viewings/appointments/book-appointment.ts";
import { appointments, negotiators } from "../../viewings/diary/diary-tables.ts";

describe.each(testEngines)(
  "the check-in of a tenancy that falls through on the %s engine",
  (engine) => {
    const setup = useTenancies(engine);
    const orm = () => setup.database().orm;

    test("is cancelled with it, and whoever ends the tenancy reads that", async () => {
      const id = await setup.accept(await setup.offer());
      const app = await setup.app();
      const [tom] = await orm()
        .insert(negotiators)
        .values({ name: "Tom", email: "tom.r@example.com", phone: "020 7946 0147" })
        .returning();
      const at = (kind: string, date: string) =>
        bookAppointment(app, setup.known, {
          kind,
          negotiatorId: tom!.id,
          listingId: homes.full,
          date,
          time: "10:00",
          minutes: 45,
        });
      for (const [kind, date] of [
        ["photographs", "2026-12-11"],
        ["check-in", "2026-12-14"],
      ] as const)
        expect(await at(kind, date)).toMatchObject({ ok: true });
      const answer = await handleTenancyForm(app, {
        staffId: setup.known.staffId,
        tenancyId: id,
        fields: { change: "fall-through", by: "renter", on: "2026-11-21", note: "They withdrew" },
        file: null,
      });
      expect(answer.done).toContain("Check-in on 14/12/2026 at 10:00 cancelled.");
      const rows = await orm().select().from(appointments);
      expect(Object.fromEntries(rows.map(({ kind, state }) => [kind, state]))).toEqual({
        "check-in": "cancelled",
        photographs: "booked",
      });
    });
  },
);
