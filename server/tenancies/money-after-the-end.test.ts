import { beforeEach, describe, expect, test } from "vitest";
import type { TenancyAction } from "../../domain/tenancies/tenancy-action.ts";
import { testEngines } from "../testing/database.ts";
import { useLets } from "../testing/lets.ts";
import { seen } from "../testing/tenancies.ts";
import { listLets } from "./list-lets.ts";
import { listAlarmedTenancies } from "./mail-alarms.ts";
import { showLet } from "./show-let.ts";

describe.each(testEngines)(
  "money that comes after its let fell through on the %s engine",
  (engine) => {
    const lets = useLets(engine);
    const orm = () => lets.database().orm;
    let id: string;
    beforeEach(async () => {
      id = await lets.accept(await lets.offer());
      await lets.checkAll(id);
      await lets.pass(id, "signature", "landlord-signature");
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
        await lets.record(id, { do: "ask-payment", kind, pence, dueOn: "2026-12-01" }, ended);
        lets.clock.now = new Date("2026-11-24T12:00:00Z");
        await lets.pay(id, kind, pence);
        const mail = (await lets.mails()).find(({ subject }) =>
          subject.startsWith("We have your payment"),
        );
        expect(mail?.html).toContain(
          `The let does not go ahead. The ${sum} that we hold of yours goes back to you by 30/11/2026.`,
        );
        expect(await listAlarmedTenancies(orm(), lets.clock.now)).toMatchObject([
          { id, alarms: [{ name: "repayment", payment: kind, dueOn: "2026-11-30" }] },
        ]);
        const app = await lets.app();
        expect((await listLets(app, "open")).map((one) => one.id)).toEqual([id]);
        await lets.record(id, {
          do: "repay-payment",
          kind,
          pence,
          on: "2026-11-24",
          evidence: seen,
        });
        expect(await listAlarmedTenancies(orm(), lets.clock.now)).toEqual([]);
        expect((await listLets(app, "over")).map((one) => one.id)).toEqual([id]);
        const payments = (await showLet(app, id))!.stages.flatMap((stage) => stage.payments);
        expect(payments.find((one) => one.kind === kind)).toMatchObject({
          mayCome: false,
          settled: { how: "repaid", pence },
        });
      },
    );
  },
);
