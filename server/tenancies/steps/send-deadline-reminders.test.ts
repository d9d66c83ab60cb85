import { beforeEach, describe, expect, test } from "vitest";
import { staff } from "../../staff/staff-tables.ts";
import { testEngines } from "../../testing/database.ts";
import { useTenancies } from "../../testing/use-tenancies.ts";
import { describeToday } from "../../today/describe-today.ts";
import { findToday } from "../../today/find-today.ts";
import { choose, seen } from "../../testing/tenancies.ts";
import { listTenanciesNearDeadline, sendDeadlineReminders } from "./send-deadline-reminders.ts";
import { tenancyReceipts } from "../money/payment-tables.ts";

describe.each(testEngines)("alarms on the %s engine", (engine) => {
  const setup = useTenancies(engine);
  let id: string;
  beforeEach(async () => {
    id = await setup.accept(await setup.offer());
    const receive = { do: "receive-payment", kind: "holding-deposit", pence: 56_538 } as const;
    await setup.record(id, { ...receive, on: "2026-11-21", evidence: seen });
    // So that the days of the holding deposit stand alone.
    await setup.record(id, { do: "move-start", startsOn: "2027-02-01" });
  });
  const mailed = async () => (await setup.mails()).filter(({ kind }) => kind === "tenancy-alarm");
  const runOn = async (day: string) => {
    setup.clock.now = new Date(`${day}T09:00:00Z`);
    await sendDeadlineReminders(await setup.app());
    return (await mailed()).length;
  };

  test("are mailed once each, on days 10, 13 and 15 and after, to whoever carries it on", async () => {
    const counts = [];
    for (const day of ["29", "30"]) counts.push(await runOn(`2026-11-${day}`));
    for (const day of ["01", "03", "03", "05", "06"]) counts.push(await runOn(`2026-12-${day}`));
    expect(counts).toEqual([0, 1, 1, 2, 2, 3, 4]);
    const [mail] = await mailed();
    expect(mail?.recipient).toBe("saoirse@example.com");
    expect(mail?.subject).toMatch(/^Agreement to sign, by 05\/12\/2026: [\w ]+ \(Priya Raman\)$/);
    expect((await mailed()).at(-1)?.subject).toMatch(/^Holding deposit to settle, by 11\/12\/2026/);
    expect(mail?.html).toContain("05/12/2026");
    expect(mail?.html).toContain("https://lettings.example.com/office/tenancies/");
  });

  test("go to the agency once the colleague has left", async () => {
    await setup.database().orm.update(staff).set({ leftAt: setup.clock.now });
    await runOn("2026-11-30");
    expect((await mailed())[0]?.recipient).toBe((await setup.app()).config.agencyEmail);
  });

  test("name the money, and of what is late the last day on which it was not", async () => {
    const orm = setup.database().orm;
    await orm.delete(tenancyReceipts);
    await runOn("2026-12-04");
    const html = (await mailed()).map((mail) => mail.html).join();
    expect(html).toContain("Payment overdue: Holding deposit");
    expect(html).toMatch(/was due \d\d\/11\/2026/);
  });

  test("are mailed again where what ended them is struck out", async () => {
    const holding = { kind: "holding-deposit", evidence: seen } as const;
    const strike = (wasOn: string) =>
      setup.record(id, {
        do: "correct-receipt",
        ...holding,
        wasPence: 56_538,
        wasOn,
        pence: 0,
        on: wasOn,
      });
    await strike("2026-11-21");
    expect(await runOn("2026-11-26")).toBe(1);
    await setup.pay(id, "holding-deposit", 56_538);
    expect(await runOn("2026-11-26")).toBe(1);
    await strike("2026-11-26");
    expect(await runOn("2026-11-26")).toBe(2);
    expect(await runOn("2026-11-26")).toBe(2);
  });

  test("of two processes at once one mails", async () => {
    setup.clock.now = new Date("2026-11-30T09:00:00Z");
    const app = await setup.app();
    await Promise.all([sendDeadlineReminders(app), sendDeadlineReminders(app)]);
    expect(await mailed()).toHaveLength(1);
  });

  test("stand in Today of whoever carries the tenancy on, and of the office", async () => {
    setup.clock.now = new Date("2026-12-01T09:00:00Z");
    const today = async (staffId: string, whose: "mine" | "office") =>
      describeToday(
        await findToday(await setup.app(), { staffId, role: "administrator", email: "x" }, whose),
      ).clocks;
    const clock = {
      text: "Deadline for the agreement, or for repaying the holding deposit",
      due: "05/12/2026",
    };
    expect(await today(setup.known.staffId, "mine")).toMatchObject([
      { id, names: "Priya Raman", alarms: [clock] },
    ]);
    expect(await today(setup.known.landlordId, "mine")).toEqual([]);
    expect(await today(setup.known.landlordId, "office")).toHaveLength(1);
  });

  test("stand in the list until they are dealt with", async () => {
    const list = async () =>
      (await listTenanciesNearDeadline(setup.database().orm, setup.clock.now)).map(({ alarms }) =>
        alarms.map(({ name, stage }) => `${name} ${stage}`),
      );
    setup.clock.now = new Date("2026-12-13T09:00:00Z");
    expect(await list()).toEqual([["holding-deposit overdue"]]);
    await setup.record(id, {
      do: "repay-payment",
      kind: "holding-deposit",
      pence: 56_538,
      on: "2026-12-13",
      evidence: seen,
    });
    expect(await list()).toEqual([]);
  });

  test("go off for what counted towards a rent that was never asked, once the tenancy fell through", async () => {
    await setup.sign(id);
    await setup.record(
      id,
      choose("first-rent", "2026-11-21"),
      { do: "apply-holding-deposit", on: "2026-11-21", evidence: seen },
      { do: "fall-through", by: "both", on: "2026-11-21", evidence: seen },
    );
    expect(await runOn("2026-11-21")).toBe(1);
    expect((await mailed())[0]?.html).toContain("Rent and deposit to repay: Holding deposit");
  });
});
