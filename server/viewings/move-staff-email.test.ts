import { describe, expect, test } from "vitest";
import { officeOrigin } from "../testing/office.ts";
import { testEngines } from "../testing/database.ts";
import { useBookings } from "../testing/bookings.ts";
import type { SignedIn } from "../staff/sessions.ts";
import { staff } from "../staff/staff-tables.ts";
import { appointments, negotiators } from "./diary-tables.ts";
import { listViewingsOfColleague } from "./leave-staff.ts";
import { moveStaffEmail } from "./move-staff-email.ts";

describe.each(testEngines)("a negotiator’s new e-mail address, on the %s engine", (engine) => {
  const viewings = useBookings(engine);

  async function change(email: string) {
    const app = await viewings.appContext();
    const { orm } = app.database;
    const [negotiator] = await orm.select().from(negotiators).orderBy(negotiators.id);
    const times = { invitedAt: new Date(), joinedAt: new Date() };
    const was = negotiator!.email;
    const [person] = await orm
      .insert(staff)
      .values({ name: "A", email: was, emailKey: was.toLowerCase(), role: "negotiator", ...times })
      .returning();
    const by: SignedIn = {
      staffId: person!.id,
      name: "A",
      email: was,
      role: "owner",
      sessionId: person!.id,
      isFresh: true,
    };
    const fields = { email, wasEmail: was };
    const moved = await moveStaffEmail(app, by, { id: person!.id, fields, officeOrigin });
    const ahead = (address: string) => listViewingsOfColleague(orm, address, app.now());
    return { moved, was, ahead };
  }

  async function bookAhead(): Promise<string> {
    await viewings.book();
    const [appointment] = await viewings.database().orm.select().from(appointments);
    return appointment!.id;
  }

  test("keeps the viewings ahead", async () => {
    const id = await bookAhead();
    const { moved, was, ahead } = await change("new.address@example.com");
    expect(moved).toMatchObject({ ok: true });
    expect([await ahead(was), await ahead("New.Address@example.com")]).toEqual([[], [id]]);
  });

  test("that is refused changes nothing", async () => {
    const id = await bookAhead();
    const { moved, was, ahead } = await change("no address");
    expect(moved).toMatchObject({ ok: false });
    expect(await ahead(was)).toEqual([id]);
  });
});
