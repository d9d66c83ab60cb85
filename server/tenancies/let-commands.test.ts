import { beforeEach, describe, expect, test } from "vitest";
import { deskCommand } from "../site/desk/desk.ts";
import { testEngines } from "../testing/database.ts";
import { useLets } from "../testing/lets.ts";

describe.each(testEngines)("npm run desk -- let on the %s engine", (engine) => {
  const lets = useLets(engine);
  let offerId: string;
  let id: string;
  beforeEach(async () => {
    offerId = await lets.offer();
    const accepted = await run("offer", "accept", offerId);
    expect(accepted.code).toBe(0);
    id = (await run("let", "list")).text.split(" ")[0]!;
  });

  async function run(...args: string[]) {
    const lines: string[] = [];
    const code = await deskCommand.run(await lets.app(), args, ".", (line) => lines.push(line));
    return { code, text: lines.join("\n") };
  }
  const record = (action: object) => run("let", "record", id, "--action", JSON.stringify(action));

  test("a let that was begun on the command line is listed and shown", async () => {
    expect((await run("let", "list")).text).toMatch(/^[\w-]{36} {2}progressing .*Priya Raman$/);
    const { text } = await run("let", "show", id);
    expect(text).toContain("tenant: Priya Raman (");
    expect(text).toContain("step identity");
    expect(text).toContain("to do by ");
  });

  test("advances by what is recorded, and a rule forbids what it forbids", async () => {
    const { tenancy } = await lets.load(id);
    const step = { do: "complete-step", kind: "identity", personId: tenancy.people[0]!.id };
    const evidence = { note: "Passport seen" };
    const passed = { ...step, on: "2026-11-21", outcome: "passed", evidence };
    expect(await record(passed)).toEqual({ code: 0, text: "Done: complete-step." });
    expect((await run("let", "show", id)).text).toContain("passed on 21/11/2026");
    const rent = { do: "ask-payment", kind: "first-rent", pence: 100, dueOn: "2026-12-01" };
    expect((await record(rent)).code).toBe(1);
    expect((await lets.load(id)).tenancy.payments).toEqual([]);
  });

  test("ends before the keys with its offer, by whom and why", async () => {
    const end = ["let", "fall-through", id, "--reason", "Found another home", "--by"];
    expect((await run(...end, "nobody")).code).toBe(2);
    expect(await run(...end, "renter")).toEqual({ code: 0, text: "Done: fall-through." });
    expect((await lets.load(id)).tenancy.ending).toMatchObject({ by: "renter" });
    expect((await lets.findOffer(offerId)).state).toBe("withdrawn");
    expect((await run(...end, "renter")).code).toBe(1);
  });

  test.each([["{"], ["{}"], ['{"do":"fall-through"}'], ['{"do":"move-start","startsOn":"soon"}']])(
    "%s is no action",
    async (json) => {
      expect((await run("let", "record", id, "--action", json)).code).toBe(2);
    },
  );

  test("an id that is none is no let", async () => {
    expect((await run("let", "show", "x")).text).toBe("There is no such let.");
    expect((await run("let", "record", "x", "--action", '{"do":"waive-guarantor"}')).code).toBe(1);
  });
});
