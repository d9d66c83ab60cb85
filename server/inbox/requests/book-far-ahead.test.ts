import { beforeEach, describe, expect, test } from "vitest";
import type { SignedIn } from "../../staff/sessions.ts";
import { staff } from "../../staff/staff-tables.ts";
import { adasRequest, noon, useBookings } from "../../testing/bookings.ts";
import { testEngines } from "../../testing/database.ts";
import { changeByForm, handleBookingForm } from "../../testing/sent-forms.ts";
import { showAppointment } from "../../viewings/appointments/show-appointment.ts";
import { bookings } from "../../viewings/bookings/booking-tables.ts";

const warning = "That date is more than 2 years away. Check the year.";

describe.each(testEngines)("a year that is rather a slip, on the %s engine", (engine) => {
  const { database, appContext, plan, book } = useBookings(engine);
  let by: SignedIn;
  beforeEach(async () => {
    const person = { name: "Imogen Achebe", email: "imogen@lintel.example.com" };
    const times = { invitedAt: noon, joinedAt: noon };
    const [imogen] = await database()
      .orm.insert(staff)
      .values({ ...person, emailKey: person.email, role: "negotiator", ...times })
      .returning();
    by = { staffId: imogen!.id, ...person, role: "negotiator", sessionId: "", isFresh: true };
  });

  test("is asked about once when a viewing is booked, and the answer says the year", async () => {
    const send = async (date: string, anyway = "") =>
      handleBookingForm(await appContext(), by, {
        enquiry: adasRequest,
        slot: `${date}/11:00/${plan().negotiatorId}`,
        anyway,
      });
    const asked = await send("2028-12-05");
    expect(asked.refusal?.detail).toBe(warning);
    expect(await send("2028-12-05", asked.refusal?.anyway)).toMatchObject({
      done: "Booked Tue 5 Dec 2028, 11:00. We’re emailing the confirmation.",
    });
  });

  test("is asked about once when one is moved, and its page says the year", async () => {
    await book();
    const [{ appointmentId } = { appointmentId: "" }] = await database()
      .orm.select()
      .from(bookings);
    const app = await appContext();
    const negotiator = String(plan().negotiatorId);
    const move = { change: "move", date: "2028-12-12", time: "12:00", negotiator };
    const asked = await changeByForm(app, by, appointmentId, move);
    expect(asked).toMatchObject({ refusal: { detail: warning } });
    const { anyway = "" } = asked.ok ? {} : asked.refusal;
    expect(await changeByForm(app, by, appointmentId, { ...move, anyway })).toMatchObject({
      ok: true,
    });
    expect(await showAppointment(app, appointmentId, true)).toMatchObject({
      when: "Tue 12 Dec 2028, 12:00 to 12:30",
    });
  });
});
