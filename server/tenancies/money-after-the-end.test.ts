import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import type { TenancyAction } from "../../domain/tenancies/tenancy-action.ts";
import { testEngines } from "../testing/database.ts";
import { useTenancies } from "../testing/use-tenancies.ts";
import { seen } from "../testing/tenancies.ts";
import { listTenancies } from "./list-tenancies.ts";
import { listTenanciesNearDeadline } from "./steps/send-deadline-reminders.ts";
import { tenancyPayments } from "./money/payment-tables.ts";
import { getTenancyView } from "./get-tenancy-view.ts";

describe.each(testEngines)("money that comes too late on the %s engine", (engine) => {
  const setup = useTenancies(engine);
  const orm = () => setup.database().orm;
  let id: string;
  beforeEach(async () => {
    id = await setup.accept(await setup.offer());
    await setup.sign(id);
  });

  test.each([
    ["first-rent", 245_000, "£2,450.00"],
    ["deposit", 282_500, "£2,825.00"],
  ] as const)(
    "the %s is recorded, told, at risk until it went back, and shown as paid back",
    async (kind, pence, sum) => {
      const ended: TenancyAction = {
        do: "fall-through",
        by: "both",
        on: "2026-11-21",
        evidence: seen,
      };
      await setup.record(id, { do: "ask-payment", kind, pence, dueOn: "2026-12-01" }, ended);
      setup.clock.now = new Date("2026-11-24T12:00:00Z");
      await setup.pay(id, kind, pence);
      const mail = (await setup.mails()).find(({ subject }) =>
        subject.startsWith("We’ve got your payment"),
      );
      expect(mail?.html).toContain(
        `Your tenancy isn’t going ahead. We hold ${sum} of yours. We’ll return it by 30/11/2026.`,
      );
      expect(await listTenanciesNearDeadline(orm(), setup.clock.now)).toMatchObject([
        { id, alarms: [{ name: "repayment", payment: kind, dueOn: "2026-11-30" }] },
      ]);
      const app = await setup.app();
      expect((await listTenancies(app, "open")).map((one) => one.id)).toEqual([id]);
      await setup.record(id, {
        do: "repay-payment",
        kind,
        pence,
        on: "2026-11-24",
        evidence: seen,
      });
      expect(await listTenanciesNearDeadline(orm(), setup.clock.now)).toEqual([]);
      expect((await listTenancies(app, "over")).map((one) => one.id)).toEqual([id]);
      const payments = (await getTenancyView(app, id))!.stages.flatMap((stage) => stage.payments);
      expect(payments.find((one) => one.kind === kind)).toMatchObject({
        mayCome: false,
        settled: { how: "repaid", pence },
      });
    },
  );

  test("a half that comes after the other went back is recorded, at risk, and goes back, too", async () => {
    const money = { kind: "first-rent", pence: 122_500, evidence: seen } as const;
    const back: TenancyAction = { do: "repay-payment", on: "2026-11-21", ...money };
    await setup.record(
      id,
      { do: "ask-payment", kind: "first-rent", pence: 245_000, dueOn: "2026-12-01" },
      { do: "receive-payment", on: "2026-11-21", ...money },
      { do: "fall-through", by: "both", on: "2026-11-21", evidence: seen },
      back,
    );
    expect(await listTenanciesNearDeadline(orm(), setup.clock.now)).toEqual([]);
    setup.clock.now = new Date("2026-11-24T12:00:00Z");
    await setup.record(id, { do: "receive-payment", on: "2026-11-24", ...money });
    const told = (await setup.mails()).map(({ html }) => html);
    expect(told.at(-1)).toContain("We hold £1,225.00 of yours. We’ll return it by 30/11/2026.");
    expect(await listTenanciesNearDeadline(orm(), setup.clock.now)).toMatchObject([
      { id, alarms: [{ name: "repayment", payment: "first-rent", dueOn: "2026-11-30" }] },
    ]);
    const app = await setup.app();
    expect((await listTenancies(app, "open")).map((one) => one.id)).toEqual([id]);
    await setup.record(id, { ...back, on: "2026-11-24" });
    expect(await listTenanciesNearDeadline(orm(), setup.clock.now)).toEqual([]);
    const payments = (await getTenancyView(app, id))!.stages.flatMap((stage) => stage.payments);
    expect(payments.find(({ kind }) => kind === "first-rent")).toMatchObject({
      earlier: [{ receipts: [{ pence: 122_500 }], settled: { how: "repaid", on: "21/11/2026" } }],
      receipts: [{ pence: 122_500 }],
      settled: { how: "repaid", on: "24/11/2026" },
    });
  });

  test("a half of a holding deposit that comes once everybody has signed goes back, and is told so", async () => {
    const half = { kind: "holding-deposit", pence: 28_269, evidence: seen } as const;
    await setup.record(
      id,
      { do: "receive-payment", on: "2026-11-21", ...half },
      { do: "repay-payment", on: "2026-11-21", ...half },
    );
    setup.clock.now = new Date("2026-11-24T12:00:00Z");
    await setup.record(id, { do: "receive-payment", on: "2026-11-24", ...half });
    expect((await setup.mails()).at(-1)?.html).toContain(
      "Your payment arrived too late to hold the home. We hold £282.69 of yours. We’ll return it by 30/11/2026.",
    );
    expect(await listTenanciesNearDeadline(orm(), setup.clock.now)).toMatchObject([
      { id, alarms: [{ name: "holding-deposit", dueOn: "2026-11-30" }] },
    ]);
  });
});

describe.each(testEngines)("a holding deposit after the keys on the %s engine", (engine) => {
  const setup = useTenancies(engine);

  test("stays in the list of what is open until it is dealt with", async () => {
    const id = await setup.accept(await setup.offer());
    await setup.pay(id, "holding-deposit", 56_538);
    await setup.moveIn(id);
    const app = await setup.app();
    const list = async () => (await listTenancies(app, "open")).map((one) => one.id);
    expect(await list()).toEqual([]);
    await setup
      .database()
      .orm.update(tenancyPayments)
      .set({ settledHow: null, settledPence: null, settledOn: null })
      .where(eq(tenancyPayments.kind, "holding-deposit"));
    expect(await list()).toEqual([id]);
  });
});
