import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import type { Evidence } from "../../domain/tenancies/tenancy.ts";
import type { TenancyAction } from "../../domain/tenancies/tenancy-action.ts";
import { testEngines } from "../testing/database.ts";
import { sam, useLets } from "../testing/lets.ts";
import { choose, seen } from "../testing/tenancies.ts";
import { listLets } from "./list-lets.ts";
import { recordProgress } from "./record-progress.ts";
import { showLet } from "./show-let.ts";
import { tenancyPayments, tenancyReceipts } from "./tenancy-tables.ts";

describe.each(testEngines)("money on the %s engine", (engine) => {
  const lets = useLets(engine);
  const orm = () => lets.database().orm;
  let id: string;
  beforeEach(async () => {
    id = await lets.accept(await lets.offer());
  });

  const act = async (action: TenancyAction) =>
    recordProgress(await lets.app(), lets.recorder(), { tenancyId: id, action });
  const receive = (
    kind: "holding-deposit" | "first-rent" | "deposit",
    pence: number,
    evidence: Evidence = seen,
  ): TenancyAction => ({ do: "receive-payment", kind, pence, on: "2026-11-21", evidence });
  const ask = (kind: "first-rent" | "deposit", pence: number): TenancyAction => {
    return { do: "ask-payment", kind, pence, dueOn: "2026-12-01" };
  };
  async function sign(): Promise<void> {
    await lets.record(id, receive("holding-deposit", 56_538));
    await lets.checkAll(id);
    await lets.pass(id, "signature", "landlord-signature");
  }

  describe("each money step is one transaction", () => {
    const steps: Record<string, { before: () => Promise<unknown>; action: TenancyAction }> = {
      receive: { before: async () => {}, action: receive("holding-deposit", 56_538) },
      repay: {
        before: () => lets.record(id, receive("holding-deposit", 56_538)),
        action: {
          do: "repay-payment",
          kind: "holding-deposit",
          pence: 56_538,
          on: "2026-11-21",
          evidence: seen,
        },
      },
      "ask for the rent": { before: sign, action: ask("first-rent", 188_462) },
      "ask for the deposit": { before: sign, action: ask("deposit", 282_500) },
      "count towards the rent": {
        before: async () => {
          await sign();
          await lets.record(id, choose("first-rent", "2026-11-21"));
        },
        action: { do: "apply-holding-deposit", on: "2026-11-21", evidence: seen },
      },
    };

    test.each(Object.keys(steps))("%s", async (name) => {
      const { before, action } = steps[name]!;
      await before();
      const state = async () => ({
        let: await lets.load(id),
        payments: await orm().select().from(tenancyPayments).orderBy(tenancyPayments.kind),
        receipts: await orm().$count(tenancyReceipts),
        mails: (await lets.mails()).length,
        audited: (await lets.audited()).length,
      });
      const untouched = await state();
      for (const table of ["audit", "tenancy_payments"]) {
        const failing = sql.identifier(table);
        await orm().execute(
          sql`alter table ${failing} add constraint fails check (false) not valid`,
        );
        try {
          await expect(act(action)).rejects.toThrow();
        } finally {
          await orm().execute(sql`alter table ${failing} drop constraint fails`);
        }
        expect(await state()).toEqual(untouched);
      }
      expect(await act(action)).toMatchObject({ ok: true });
      expect((await state()).audited).toBe(untouched.audited + 1);
    });
  });

  test("of a let that fell through keeps it open until it went back, and one without is over", async () => {
    const app = await lets.app();
    const on = "2026-11-21";
    const end = { do: "fall-through", by: "renter", on, evidence: seen } as const;
    // Asked for, and nothing came.
    await lets.record(id, end);
    expect(await listLets(app, "over")).toMatchObject([{ id }]);
    const second = await lets.accept(await lets.offer(sam));
    await lets.pay(second, "holding-deposit", 56_538);
    await lets.record(second, end);
    expect(await listLets(app, "open")).toMatchObject([{ id: second }]);
    const back = { do: "repay-payment", kind: "holding-deposit", pence: 56_538 } as const;
    await lets.record(second, { ...back, on, evidence: seen });
    expect(await listLets(app, "open")).toEqual([]);
    // Nobody is to do anything of it any more.
    const steps = (await showLet(app, second))?.stages.flatMap((stage) => stage.steps);
    expect(steps?.filter(({ due, isLate }) => due !== null || isLate)).toEqual([]);
  });

  test("of a let that falls through after everybody signed all goes back, as its mail says", async () => {
    await sign();
    await lets.record(id, choose("first-rent", "2026-11-21"), ask("first-rent", 188_462));
    await lets.pay(id, "first-rent", 100_000);
    await lets.record(id, { do: "fall-through", by: "both", on: "2026-11-21", evidence: seen });
    const mail = (await lets.mails()).find(
      ({ kind, subject }) =>
        kind === "tenancy-news" && subject.startsWith("The let does not go ahead"),
    );
    // What came of the rent, and the holding deposit that was counted towards it.
    expect(mail?.html).toContain("The £1,565.38 that we hold of yours goes back to you");
  });
});
