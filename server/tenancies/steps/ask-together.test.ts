import { describe, expect, test } from "vitest";
import { listRenterTasks } from "../../../domain/customer-pages/renter-tasks.ts";
import { formatSterling } from "../../../domain/shared/money.ts";
import { findPayment } from "../../../domain/tenancies/tenancy.ts";
import { type TestEngine, testEngines } from "../../testing/database.ts";
import { useTenancies } from "../../testing/use-tenancies.ts";
import { choose } from "../../testing/tenancies.ts";
import { handleTenancyForm } from "../../testing/sent-forms.ts";
import { getTenancyView } from "../get-tenancy-view.ts";

const fields = {
  "first-rent-pence": "1,884.62",
  "first-rent-dueOn": "2026-12-01",
  "deposit-pence": "2825",
  "deposit-dueOn": "2026-12-03",
};

function useAsking(engine: TestEngine) {
  const setup = useTenancies(engine);
  const post = async (tenancyId: string, change: string, changes: Record<string, string> = {}) =>
    handleTenancyForm(await setup.app(), {
      staffId: setup.known.staffId,
      tenancyId,
      fields: { change, ...fields, ...changes },
      file: null,
    });
  async function begin() {
    const id = await setup.accept(await setup.offer());
    await setup.pay(id, "holding-deposit", 56_538);
    await setup.sign(id);
    await setup.record(id, choose("first-rent", "2026-11-21"));
    return id;
  }
  const listRequests = async () =>
    (await setup.mails()).filter(({ kind }) => kind === "tenancy-payment");
  return { setup, post, begin, listRequests };
}

describe.each(testEngines)("first month’s rent and deposit on the %s engine", (engine) => {
  const { setup, post, begin, listRequests } = useAsking(engine);

  test("are asked for in one mail, with each amount, day and reference, and their sum", async () => {
    const id = await begin();
    expect((await post(id, "look ask-together")).mails).toMatchObject([
      { recipient: "priya@example.com", text: expect.stringContaining("£4,709.62") },
    ]);
    expect(await listRequests()).toEqual([]);
    expect(await post(id, "ask-together")).toMatchObject({
      done: "Payments requested in one email to every tenant.",
    });
    const [mail, ...others] = await listRequests();
    expect(others).toEqual([]);
    expect(mail?.subject).toMatch(/^The first month’s rent and deposit for /);
    const reference = `LET ${id.slice(0, 8).toUpperCase()}`;
    for (const words of [
      "£1,884.62 by 01/12/2026",
      "£2,825.00 by 03/12/2026",
      "£4,709.62 in total for the household",
      `${reference} R for the first month’s rent, ${reference} D for the deposit`,
      `${reference} RD`,
    ])
      expect(mail?.html).toContain(words);
    const audited = (await setup.audited()).filter((action) => action === "tenancy.ask-payment");
    expect(audited).toHaveLength(2);
  });

  test("are the same sum in the mail, in the office and on the renter's page, until all is here", async () => {
    const id = await begin();
    await post(id, "ask-together");
    const say = async () => {
      const { tenancy, landlord } = await setup.load(id);
      const shown = (await getTenancyView(await setup.app(), id))!;
      const office = shown.stages.find(({ name }) => name === "first-money")?.end;
      const papers = { agreementId: null, sent: new Map() };
      const own = tenancy.people.map((person) => person.id);
      const tasks = listRenterTasks(tenancy, own, papers, { landlord, today: "2026-11-21" });
      const pay = tasks.flatMap((task) => (task.do === "pay" ? [task.openPence] : []));
      return [office, ...pay.map((pence) => formatSterling(pence))];
    };
    expect(await say()).toEqual(["£4,709.62 outstanding, 0 of 2 received", "£4,709.62"]);
    await setup.pay(id, "first-rent", 100_000);
    expect(await say()).toEqual(["£3,709.62 outstanding, 0 of 2 received", "£3,709.62"]);
    await setup.pay(id, "first-rent", 88_462);
    expect(await say()).toEqual(["£2,825.00 outstanding, 1 of 2 received", "£2,825.00"]);
    await setup.pay(id, "deposit", 282_500);
    expect(await say()).toEqual(["2 of 2"]);
  });

  test.each([
    [{ "first-rent-pence": "1884.63" }, "first-rent-pence"],
    [{ "deposit-pence": "9000" }, "deposit-pence"],
    [{ "deposit-dueOn": "2026-11-20" }, "deposit-dueOn"],
    [{ "first-rent-dueOn": "" }, "first-rent-dueOn"],
    [{ "deposit-pence": "much" }, "deposit-pence"],
  ])("are neither asked for with %j", async (changes, path) => {
    const id = await begin();
    const { refusal } = await post(id, "ask-together", changes);
    expect(refusal?.errors).toMatchObject([{ path }]);
    expect((await setup.load(id)).tenancy.payments).toHaveLength(1);
    expect(await listRequests()).toEqual([]);
  });

  test("are asked for one by one where one was asked for before", async () => {
    const id = await begin();
    await setup.record(id, {
      do: "ask-payment",
      kind: "deposit",
      pence: 282_500,
      dueOn: "2026-12-01",
    });
    const { refusal } = await post(id, "ask-together");
    expect(refusal?.detail).toContain("Deposit: ");
    expect(findPayment((await setup.load(id)).tenancy, "first-rent")).toBeNull();
  });
});
