import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { testEngines } from "../testing/database.ts";
import { useBookings } from "../testing/bookings.ts";
import type { SignedIn } from "../staff/sessions.ts";
import { staff } from "../staff/staff-tables.ts";
import { negotiators } from "./diary-tables.ts";
import { leaveStaff, listViewingsOfColleague } from "./leave-staff.ts";

describe.each(testEngines)("a colleague who leaves, on the %s engine", (engine) => {
  const viewings = useBookings(engine);

  async function hireNegotiator() {
    const { orm } = viewings.database();
    const [negotiator] = await orm.select().from(negotiators).orderBy(negotiators.id);
    const times = { invitedAt: new Date(), joinedAt: new Date() };
    const [owner, colleague] = await orm
      .insert(staff)
      .values([
        {
          name: "Amina",
          email: "a@example.com",
          emailKey: "a@example.com",
          role: "owner",
          ...times,
        },
        {
          name: negotiator!.name,
          email: negotiator!.email.toUpperCase(),
          emailKey: negotiator!.email.toLowerCase(),
          role: "negotiator",
          ...times,
        },
      ])
      .returning();
    const { id: staffId, name, email } = owner!;
    const by: SignedIn = { staffId, name, email, role: "owner", sessionId: "", isFresh: true };
    return { by, colleague: colleague! };
  }

  test("hands their viewings to another negotiator, and the renters are told", async () => {
    const id = await viewings.book();
    const { by, colleague } = await hireNegotiator();
    const app = await viewings.appContext();
    const before = (await viewings.mails()).length;
    const left = await leaveStaff(app, by, { id: colleague.id, successorId: viewings.tom() });
    expect(left).toMatchObject({ ok: true, answer: { viewings: 1 } });
    expect(await viewings.all()).toMatchObject([{ id, negotiatorId: viewings.tom() }]);
    expect(await viewings.mails()).toHaveLength(before + 1);
    expect(await listViewingsOfColleague(app.database.orm, colleague.email, app.now())).toEqual([]);
  });

  test.each([
    ["nobody takes over", null, "Choose who takes over"],
    ["there is no such negotiator", 999_999, "negotiator"],
  ])("stays, with everything as it was, if %s", async (_why, successorId, words) => {
    await viewings.book();
    const { by, colleague } = await hireNegotiator();
    const bookings = await viewings.all();
    const outcome = await leaveStaff(await viewings.appContext(), by, {
      id: colleague.id,
      successorId,
    });
    expect(outcome).toMatchObject({ ok: false });
    expect(JSON.stringify(outcome)).toContain(words);
    expect(await viewings.all()).toEqual(bookings);
    const { orm } = viewings.database();
    const [row] = await orm.select().from(staff).where(eq(staff.id, colleague.id));
    expect(row?.leftAt).toBeNull();
  });

  test("stays if the other negotiator is busy then", async () => {
    await viewings.book();
    await viewings.book({ enquiryId: await viewings.askElsewhere(), negotiatorId: viewings.tom() });
    const { by, colleague } = await hireNegotiator();
    const outcome = await leaveStaff(await viewings.appContext(), by, {
      id: colleague.id,
      successorId: viewings.tom(),
    });
    expect(outcome).toMatchObject({ ok: false });
    expect(JSON.stringify(outcome)).toContain("That colleague");
  });
});
