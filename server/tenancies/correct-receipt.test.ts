import { beforeEach, describe, expect, test } from "vitest";
import { audit } from "../platform/submissions/submission-tables.ts";
import { exportPerson } from "../privacy/export-person.ts";
import { findPayment } from "../../domain/tenancies/tenancy.ts";
import { testEngines } from "../testing/database.ts";
import { useTenancies } from "../testing/use-tenancies.ts";
import { priya } from "../testing/offers.ts";
import { seen } from "../testing/tenancies.ts";
import { handleTenancyForm } from "../testing/sent-forms.ts";
import { listTenancies } from "./list-tenancies.ts";
import { listTenanciesNearDeadline } from "./steps/send-deadline-reminders.ts";
import { tenancyReceipts } from "./money/payment-tables.ts";
import { getTenancyView } from "./get-tenancy-view.ts";

describe.each(testEngines)("money that was recorded by mistake on the %s engine", (engine) => {
  const setup = useTenancies(engine);
  const orm = () => setup.database().orm;
  let id: string;
  beforeEach(async () => {
    id = await setup.accept(await setup.offer());
    await setup.pay(id, "holding-deposit", 30_000);
    await setup.pay(id, "holding-deposit", 20_000);
  });

  const post = async (fields: Record<string, string>, change = "correct-receipt") =>
    handleTenancyForm(await setup.app(), {
      staffId: setup.known.staffId,
      tenancyId: id,
      fields: {
        kind: "holding-deposit",
        wasPence: "30000",
        wasOn: "2026-11-21",
        pence: "365.38",
        on: "2026-11-21",
        note: "Mistyped",
        change,
        ...fields,
      },
      file: null,
    });
  const holding = async () => {
    const shown = await getTenancyView(await setup.app(), id);
    return shown!.stages[0]!.payments[0]!;
  };

  test("is corrected, the next sum keeps its place, and what was recorded is shown", async () => {
    expect(await post({})).toMatchObject({ refusal: undefined });
    const rows = await orm().select().from(tenancyReceipts).orderBy(tenancyReceipts.position);
    expect(rows).toMatchObject([
      { position: 1, pence: 36_538, note: "Mistyped" },
      { position: 2, pence: 20_000 },
    ]);
    expect(await holding()).toMatchObject({
      openPence: 0,
      corrections: [
        {
          was: { pence: 30_000, on: "21/11/2026" },
          became: { pence: 36_538 },
          by: "Saoirse Olin",
          note: "Mistyped",
        },
      ],
    });
  });

  test("is struck out where it never came", async () => {
    expect(await post({ never: "on", pence: "", on: "" })).toMatchObject({ refusal: undefined });
    expect(await orm().select().from(tenancyReceipts)).toMatchObject([
      { position: 1, pence: 20_000 },
    ]);
    expect((await holding()).corrections).toMatchObject([{ became: null }]);
    // Of two colleagues the second is told, and changes nothing.
    const again = await post({ never: "on" });
    expect(again.refusal?.detail).toContain("A colleague may have corrected it");
  });

  test("stays in the audit as it was, without the words", async () => {
    await post({});
    const rows = await orm().select().from(audit);
    const row = rows.find(({ action }) => action === "tenancy.correct-receipt");
    expect(row).toMatchObject({
      actor: setup.known.staffId,
      subjectId: id,
      detail: { kind: "holding-deposit", wasPence: 30_000, wasOn: "2026-11-21", pence: 36_538 },
    });
    expect(JSON.stringify(row)).not.toContain("Mistyped");
  });

  test("is told to those who paid, as they were told of it before; a look sends nothing", async () => {
    const before = (await setup.mails()).length;
    const looked = await post({}, "look correct-receipt");
    expect(looked.mails?.[0]?.text).toContain("We actually received £365.38 on 21/11/2026.");
    expect((await setup.mails()).length).toBe(before);
    expect((await holding()).corrections).toEqual([]);
    await post({ never: "on" });
    const html = (await setup.mails()).find(({ subject }) =>
      subject.startsWith("We corrected"),
    )?.html;
    expect(html).toContain("we recorded £300.00 received towards the holding deposit for");
    expect(html).toContain("We haven’t received it.");
    expect(html).toContain("£365.38 is still outstanding.");
  });

  test("that came earlier moves the last day to agree, and the mail says so", async () => {
    setup.clock.now = new Date("2026-11-23T12:00:00Z");
    await setup.record(id, {
      do: "receive-payment",
      kind: "holding-deposit",
      pence: 6538,
      on: "2026-11-23",
      evidence: seen,
    });
    await post({ never: "on" });
    await post({ wasPence: "20000", never: "on" });
    const html = (await setup.mails()).at(-1)?.html ?? "";
    expect(html).toContain("The last day to agree the tenancy is 07/12/2026.");
  });

  test.each([
    ["without a reason", { note: " " }, "note"],
    ["without an amount", { pence: "nothing" }, "pence"],
    ["without a day", { on: "2026-02-30" }, "on"],
  ])("is not corrected %s", async (_how, fields, path) => {
    expect((await post(fields)).refusal?.errors).toMatchObject([{ path }]);
    expect((await holding()).corrections).toEqual([]);
  });

  test("is in the copy that a person gets of their data", async () => {
    await post({});
    const copy = await exportPerson(await setup.app(), "command line", priya.email);
    expect(JSON.stringify(copy)).toContain('"was":{"pence":30000,"on":"2026-11-21"}');
  });

  test("after the keys stands open, in the list and among the alarms, until the rest is here", async () => {
    await setup.pay(id, "holding-deposit", 6538);
    const { tenancy } = await setup.moveIn(id);
    expect(tenancy.state).toBe("moved-in");
    const list = async () => (await listTenancies(await setup.app(), "open")).map((one) => one.id);
    expect(await list()).toEqual([]);
    const { pence, on } = findPayment(tenancy, "first-rent")!.receipts[0]!;
    const mistyped = {
      do: "correct-receipt",
      kind: "first-rent",
      wasPence: pence,
      wasOn: on,
    } as const;
    await setup.record(id, { ...mistyped, pence: 100, on, evidence: seen });
    expect(await list()).toEqual([id]);
    const alarmed = await listTenanciesNearDeadline(orm(), setup.clock.now);
    expect(alarmed).toMatchObject([{ id, alarms: [{ name: "payment", payment: "first-rent" }] }]);
    await setup.pay(id, "first-rent", pence - 100);
    expect(await list()).toEqual([]);
    expect(await listTenanciesNearDeadline(orm(), setup.clock.now)).toEqual([]);
  });

  test("that was counted and never came is asked of the rent, told, and stands open until it is here, after the keys, too", async () => {
    await setup.pay(id, "holding-deposit", 6538);
    const { tenancy } = await setup.moveIn(id);
    const { towards } = tenancy.holdingChoice!;
    expect(towards).toBe("first-rent");
    for (const { pence, on } of findPayment(tenancy, "holding-deposit")!.receipts)
      await setup.record(id, {
        do: "correct-receipt",
        kind: "holding-deposit",
        wasPence: pence,
        wasOn: on,
        pence: 0,
        on,
        evidence: seen,
      });
    const list = async () => (await listTenancies(await setup.app(), "open")).map((one) => one.id);
    const mail = (await setup.mails()).findLast(({ subject }) =>
      subject.startsWith("We corrected"),
    );
    expect(mail?.html).toContain(
      "We now need £2,450.00 for the first month’s rent instead of £2,384.62",
    );
    expect(mail?.html).toContain("£565.38 is still outstanding.");
    expect(await list()).toEqual([id]);
    expect(await listTenanciesNearDeadline(orm(), setup.clock.now)).toMatchObject([
      { id, alarms: [{ name: "payment", payment: "first-rent" }] },
    ]);
    await setup.pay(id, "first-rent", 56_538);
    expect(await list()).toEqual([]);
  });
});
