import { beforeEach, describe, expect, test } from "vitest";
import { transact } from "../../platform/database/transact.ts";
import { testEngines } from "../../testing/database.ts";
import { useLets } from "../../testing/use-tenancies.ts";
import { seen } from "../../testing/tenancies.ts";
import { remindOfDeadlineIn } from "./remind-people.ts";

describe.each(testEngines)("a reminder of the fifteen days on the %s engine", (engine) => {
  const lets = useLets(engine);
  let id: string;
  beforeEach(async () => {
    id = await lets.accept(await lets.offer());
    await lets.pay(id, "holding-deposit", 56_538);
  });

  async function remind() {
    const app = await lets.app();
    return transact(app.database.orm, (tx) => remindOfDeadlineIn(tx, app, lets.known, id));
  }

  test("goes while they run, the last one included", async () => {
    lets.clock.now = new Date("2026-12-05T12:00:00Z");
    expect(await remind()).toMatchObject({ ok: true });
  });

  test.each<[string, () => Promise<unknown>]>([
    [
      "they are over",
      async () => {
        lets.clock.now = new Date("2026-12-06T12:00:00Z");
      },
    ],
    [
      "everybody has signed",
      async () => {
        await lets.sign(id);
      },
    ],
    [
      "the money went back",
      () =>
        lets.record(id, {
          do: "repay-payment",
          kind: "holding-deposit",
          pence: 56_538,
          on: "2026-11-21",
          evidence: seen,
        }),
    ],
  ])("goes to nobody where %s", async (_what, meanwhile) => {
    await meanwhile();
    const before = (await lets.mails()).length;
    expect(await remind()).toMatchObject({
      ok: false,
      refusal: {
        detail:
          "There’s no holding deposit with days left to agree, so there’s no deadline to remind them of.",
      },
    });
    expect(await lets.mails()).toHaveLength(before);
  });
});
