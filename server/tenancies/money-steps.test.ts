import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import type { EndedBy, Evidence, PaymentKind } from "../../domain/tenancies/tenancy.ts";
import type { TenancyAction } from "../../domain/tenancies/tenancy-action.ts";
import { testEngines } from "../testing/database.ts";
import { arrive, ask } from "../testing/tenancy-actions.ts";
import { sam, useTenancies } from "../testing/use-tenancies.ts";
import { choose, seen } from "../testing/tenancies.ts";
import { isHeldElsewhere } from "./find-tenancies.ts";
import { listTenancies } from "./list-tenancies.ts";
import { listTenanciesNearDeadline } from "./steps/send-deadline-reminders.ts";
import { recordProgress } from "./steps/record-progress.ts";
import { getTenancyView } from "./get-tenancy-view.ts";
import { tenancyPayments, tenancyReceipts } from "./money/payment-tables.ts";

describe.each(testEngines)("money on the %s engine", (engine) => {
  const setup = useTenancies(engine);
  const orm = () => setup.database().orm;
  let id: string;
  beforeEach(async () => {
    id = await setup.accept(await setup.offer());
  });

  const act = async (action: TenancyAction) =>
    recordProgress(await setup.app(), setup.recorder(), { tenancyId: id, action });
  const receive = (kind: PaymentKind, pence: number, evidence?: Evidence) =>
    arrive(kind, pence, "2026-11-21", evidence);
  async function sign(): Promise<void> {
    await setup.pay(id, "holding-deposit", 56_538);
    await setup.sign(id);
  }

  describe("each money step is one transaction", () => {
    const steps: Record<string, { before: () => Promise<unknown>; action: TenancyAction }> = {
      receive: { before: async () => {}, action: receive("holding-deposit", 56_538) },
      repay: {
        before: () => setup.record(id, receive("holding-deposit", 56_538)),
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
          await setup.record(id, choose("first-rent", "2026-11-21"));
        },
        action: { do: "apply-holding-deposit", on: "2026-11-21", evidence: seen },
      },
    };

    test.each(Object.keys(steps))("%s", async (name) => {
      const { before, action } = steps[name]!;
      await before();
      const state = async () => ({
        let: await setup.load(id),
        payments: await orm().select().from(tenancyPayments).orderBy(tenancyPayments.kind),
        receipts: await orm().$count(tenancyReceipts),
        mails: (await setup.mails()).length,
        audited: (await setup.audited()).length,
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

  test("of a tenancy that fell through keeps it open until it went back, and one without is over", async () => {
    const app = await setup.app();
    const on = "2026-11-21";
    const end = { do: "fall-through", by: "renter", on, evidence: seen } as const;
    // Asked for, and nothing came.
    await setup.record(id, end);
    expect(await listTenancies(app, "over")).toMatchObject([{ id }]);
    const second = await setup.accept(await setup.offer(sam));
    await setup.pay(second, "holding-deposit", 56_538);
    await setup.record(second, end);
    expect(await listTenancies(app, "open")).toMatchObject([{ id: second }]);
    const back = { do: "repay-payment", kind: "holding-deposit", pence: 56_538 } as const;
    await setup.record(second, { ...back, on, evidence: seen });
    expect(await listTenancies(app, "open")).toEqual([]);
    // Nobody is to do anything of it any more.
    const steps = (await getTenancyView(app, second))?.stages.flatMap((stage) => stage.steps);
    expect(steps?.filter(({ due, isLate }) => due !== null || isLate)).toEqual([]);
  });

  test("of a tenancy that falls through after everybody signed all goes back, as its mail says", async () => {
    await sign();
    await setup.record(id, choose("first-rent", "2026-11-21"), ask("first-rent", 188_462));
    await setup.pay(id, "first-rent", 100_000);
    await setup.record(id, { do: "fall-through", by: "both", on: "2026-11-21", evidence: seen });
    // What came of the rent, and the holding deposit that was counted towards it.
    expect(await readNews("Your tenancy isn’t going ahead")).toContain(
      "We hold £1,565.38 of yours. We’ll return it by 27/11/2026.",
    );
  });

  const end = (by: EndedBy, on: string): TenancyAction => {
    return { do: "fall-through", by, on, evidence: seen };
  };
  const readNews = async (subject: string) =>
    (await setup.mails()).find(
      (mail) => mail.kind === "tenancy-news" && mail.subject.startsWith(subject),
    )?.html;

  test.each([
    [
      "today",
      "2026-11-24",
      end("renter", "2026-11-24"),
      "We’ll return it by 30/11/2026 or tell you in writing why we’re keeping it.",
    ],
    // It may still be kept for false information.
    [
      "by the landlord two days ago",
      "2026-11-24",
      end("landlord", "2026-11-22"),
      "We’ll return it by 28/11/2026 or tell you in writing why we’re keeping it.",
    ],
    [
      "after its last day",
      "2026-12-20",
      end("agency", "2026-12-20"),
      "We should have dealt with it by 11/12/2026, so we’re returning it now, unless we told you in writing by then why we’re keeping it.",
    ],
  ])(
    "the mail of a tenancy that fell through %s names the day",
    async (_when, today, ending, words) => {
      await setup.pay(id, "holding-deposit", 56_538);
      setup.clock.now = new Date(`${today}T12:00:00Z`);
      await setup.record(id, ending);
      expect(await readNews("Your tenancy isn’t going ahead")).toContain(
        `We hold £565.38 of yours. ${words}`,
      );
    },
  );

  test("a holding deposit that comes after the tenancy fell through stands in the way of the next, and goes back", async () => {
    const app = await setup.app();
    await setup.record(id, end("renter", "2026-11-21"));
    setup.clock.now = new Date("2026-11-23T12:00:00Z");
    await setup.pay(id, "holding-deposit", 56_538);
    const { row } = await setup.load(id);
    const home = { listingId: row.listingId, tenancyId: null };
    expect(await isHeldElsewhere(orm(), home)).toBe(true);
    expect(await readNews("We’ve got your payment")).toContain(
      "Your tenancy isn’t going ahead. We hold £565.38 of yours. We’ll return it by 29/11/2026.",
    );
    expect(await readNews("We’ve got your payment")).not.toContain("counts towards");
    expect(await listTenanciesNearDeadline(orm(), setup.clock.now)).toMatchObject([
      { id, alarms: [{ name: "holding-deposit", dueOn: "2026-11-29" }] },
    ]);
    expect((await getTenancyView(app, id))?.holding).toMatchObject({
      repayment: { because: "came-after", due: "29/11/2026" },
      keepReasons: [],
    });
  });
});
