import { beforeEach, describe, expect, test } from "vitest";
import { documents } from "../documents/document-tables.ts";
import { testEngines } from "../testing/database.ts";
import { useTenancies } from "../testing/use-tenancies.ts";
import { describeToday } from "../today/describe-today.ts";
import { findToday } from "../today/find-today.ts";
import { handleTenancyForm } from "../testing/sent-forms.ts";
import { listTenancies } from "./list-tenancies.ts";
import { sendDeadlineReminders } from "./steps/send-deadline-reminders.ts";
import { getTenancyView } from "./get-tenancy-view.ts";

const pdf = new TextEncoder().encode("%PDF-1.4\npassport\n%%EOF");

describe.each(testEngines)("a tenancy that nobody ends on the %s engine", (engine) => {
  const setup = useTenancies(engine);
  const orm = () => setup.database().orm;
  let id: string;
  beforeEach(async () => {
    id = await setup.accept(await setup.offer());
    await setup.pay(id, "holding-deposit", 56_538);
    await post("upload", { kind: "identity" }, { name: "passport.pdf", bytes: pdf });
    await setup.moveIn(id);
    await orm().update(documents).set({ eraseOn: null });
  });

  const post = async (
    change: string,
    fields: Record<string, string>,
    file: { name: string; bytes: Uint8Array } | null = null,
  ) =>
    handleTenancyForm(await setup.app(), {
      staffId: setup.known.staffId,
      tenancyId: id,
      fields: { change, ...fields },
      file,
    });
  const clocks = async () => {
    const found = await findToday(
      await setup.app(),
      { staffId: setup.known.staffId, role: "administrator", email: "x" },
      "mine",
    );
    return describeToday(found).clocks.flatMap(({ alarms }) => alarms.map(({ text }) => text));
  };
  const listed = async (view: "open" | "moved-in") =>
    (await listTenancies(await setup.app(), view)).map((one) => one.id);
  const asked = "Confirm they still live there, or end the tenancy";

  test("is asked about a year later: in Today, in the list, and once by mail", async () => {
    setup.clock.now = new Date("2027-11-22T09:00:00Z");
    expect([await clocks(), await listed("open"), await listed("moved-in")]).toEqual([
      [],
      [],
      [id],
    ]);
    setup.clock.now = new Date("2027-11-23T09:00:00Z");
    expect([await clocks(), await listed("open"), await listed("moved-in")]).toEqual([
      [asked],
      [id],
      [],
    ]);
    for (let runs = 0; runs < 2; runs += 1) await sendDeadlineReminders(await setup.app());
    const mails = (await setup.mails()).filter(({ kind }) => kind === "tenancy-alarm");
    expect(mails).toHaveLength(1);
    expect(mails[0]?.html).toContain(asked);
  });

  test("goes on: that is recorded with what shows it, and asked again in a year", async () => {
    setup.clock.now = new Date("2027-12-01T09:00:00Z");
    const given = { on: "2027-12-01", note: "Spoke to Priya by telephone" };
    expect(await post("confirm-tenancy", given)).toMatchObject({ refusal: undefined });
    expect(await setup.audited()).toContain("tenancy.confirm-tenancy");
    expect((await getTenancyView(await setup.app(), id))?.confirmed).toBe("01/12/2027");
    expect((await setup.load(id)).tenancy.confirmed).toMatchObject({
      by: setup.known.staffId,
      evidence: { note: given.note },
    });
    setup.clock.now = new Date("2028-11-16T09:00:00Z");
    expect(await clocks()).toEqual([]);
    setup.clock.now = new Date("2028-11-17T09:00:00Z");
    expect(await clocks()).toEqual([asked]);
  });

  test("is over: what was kept of the checks goes a year after its true end, however late it is recorded", async () => {
    setup.clock.now = new Date("2027-12-07T09:00:00Z");
    const end = { by: "renter", on: "2027-01-31", note: "They left in January" };
    expect(await post("finish", end)).toMatchObject({ refusal: undefined });
    expect(await orm().select().from(documents)).toMatchObject([
      { kind: "identity", eraseOn: "2028-01-31" },
    ]);
    expect(await clocks()).toEqual([]);
  });
});
