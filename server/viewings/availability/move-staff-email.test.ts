import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { officeOrigin } from "../../testing/office.ts";
import { testEngines } from "../../testing/database.ts";
import { useBookings } from "../../testing/bookings.ts";
import type { SignedIn } from "../../staff/sessions.ts";
import { staff } from "../../staff/staff-tables.ts";
import { appointments, negotiators } from "../diary/diary-tables.ts";
import { listViewingsOfColleague } from "./leave-staff.ts";
import { moveStaffEmail } from "./move-staff-email.ts";
import { seededMoment } from "../../testing/seeded-moment.ts";

describe.each(testEngines)("a negotiator’s new e-mail address, on the %s engine", (engine) => {
  const viewings = useBookings(engine);

  async function change(email: string, from?: string) {
    const app = await viewings.appContext();
    const { orm } = app.database;
    const [negotiator] = await orm.select().from(negotiators).orderBy(negotiators.id);
    const times = { invitedAt: seededMoment, joinedAt: seededMoment };
    const was = from ?? negotiator!.email;
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
    const ahead = () => listViewingsOfColleague(orm, person!.id, app.now());
    const address = async () => {
      const isTheirs = eq(negotiators.staffId, person!.id);
      return (await orm.select().from(negotiators).where(isTheirs)).map((one) => one.email);
    };
    return { moved, was, ahead, address };
  }

  async function bookAhead(): Promise<string> {
    await viewings.book();
    const [appointment] = await viewings.database().orm.select().from(appointments);
    return appointment!.id;
  }

  test("keeps the viewings ahead", async () => {
    const id = await bookAhead();
    const { moved, ahead, address } = await change("new.address@example.com");
    expect(moved).toMatchObject({ ok: true });
    expect(await ahead()).toEqual([id]);
    expect(await address()).toEqual(["new.address@example.com"]);
  });

  test("keeps them also if another negotiator has that address already", async () => {
    const id = await bookAhead();
    const { moved, was, ahead, address } = await change("tom@lintel.example.com");
    expect(moved).toMatchObject({ ok: true });
    expect(await ahead()).toEqual([id]);
    expect(await address()).toEqual([was]);
  });

  test("that a negotiator without an account has makes them that negotiator", async () => {
    const id = await bookAhead();
    const { ahead } = await change("tom@lintel.example.com", "amina@lintel.example.com");
    expect(await ahead()).toEqual([]);
    const isToms = eq(negotiators.id, viewings.tom());
    await viewings.database().orm.update(appointments).set({ negotiatorId: viewings.tom() });
    expect(await ahead()).toEqual([id]);
    const [tom] = await viewings.database().orm.select().from(negotiators).where(isToms);
    expect(tom?.email).toBe("tom@lintel.example.com");
  });

  test("that is refused changes nothing", async () => {
    const id = await bookAhead();
    const { moved, was, ahead, address } = await change("no address");
    expect(moved).toMatchObject({ ok: false });
    expect(await ahead()).toEqual([id]);
    expect(await address()).toEqual([was]);
  });
});
