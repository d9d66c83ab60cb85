import { beforeEach, describe, expect, test } from "vitest";
import { transact } from "../../platform/database/transact.ts";
import { testEngines } from "../../testing/database.ts";
import { useTenancies } from "../../testing/use-tenancies.ts";
import { seen } from "../../testing/tenancies.ts";
import { remindOfDeadlineIn } from "./remind-people.ts";

describe.each(testEngines)("a reminder of the fifteen days on the %s engine", (engine) => {
  const setup = useTenancies(engine);
  let id: string;
  beforeEach(async () => {
    id = await setup.accept(await setup.offer());
    await setup.pay(id, "holding-deposit", 56_538);
  });

  async function remind() {
    const app = await setup.app();
    return transact(app.database.orm, (tx) => remindOfDeadlineIn(tx, app, setup.known, id));
  }

  test("goes while they run, the last one included", async () => {
    setup.clock.now = new Date("2026-12-05T12:00:00Z");
    expect(await remind()).toMatchObject({ ok: true });
  });

  test.each<[string, () => Promise<unknown>]>([
    [
      "they are over",
      async () => {
        setup.clock.now = new Date("2026-12-06T12:00:00Z");
      },
    ],
    [
      "everybody has signed",
      async () => {
        await setup.sign(id);
      },
    ],
    [
      "the money went back",
      () =>
        setup.record(id, {
          do: "repay-payment",
          kind: "holding-deposit",
          pence: 56_538,
          on: "2026-11-21",
          evidence: seen,
        }),
    ],
  ])("goes to nobody where %s", async (_what, meanwhile) => {
    await meanwhile();
    const before = (await setup.mails()).length;
    expect(await remind()).toMatchObject({
      ok: false,
      refusal: {
        detail:
          "There’s no holding deposit with an upcoming deadline, so there’s nothing to remind them of.",
      },
    });
    expect(await setup.mails()).toHaveLength(before);
  });
});
