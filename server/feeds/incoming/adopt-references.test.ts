import { describe, expect, test } from "vitest";
import { testEngines } from "../../testing/database.ts";
import { useImporter } from "../../testing/feed-import.ts";

const [first, second] = ["2026-11-21T10:00:00Z", "2026-11-22T10:00:00Z"];
const findHome = (AGENT_REF: string) => ({ AGENT_REF });
const [a1, a2] = [findHome("A1"), findHome("A2")];

describe.each(testEngines)("An import, on the %s engine,", (engine) => {
  const { take, stored } = useImporter(engine);

  test("knows a home again by its reference in another case", async () => {
    await take([a1, a2], first);
    const before = await stored();
    const report = await take([findHome(" a1"), { ...findHome("a2"), PRICE: "1800" }], second);
    expect(report).toMatchObject({ taken: 2, added: 0, changed: 1, unchanged: 1, withdrawn: 0 });
    const after = await stored();
    expect(after.map(({ id, agentRef }) => [id, agentRef])).toEqual(
      before.map(({ id, agentRef }) => [id, agentRef]),
    );
    expect(after[1]).toMatchObject({ rentPcm: 1800 });
  });

  test("takes the state of a home in another case whose record is refused, or off the market", async () => {
    await take([a1, a2], first);
    const report = await take(
      [
        { ...findHome("a1"), BEDROOMS: "two", PRICE: "1900" },
        { ...findHome("a2"), STATUS_ID: "3" },
      ],
      second,
    );
    expect(report).toMatchObject({ taken: 0, followed: 1, withdrawn: 1, missing: 0 });
    expect(await stored()).toMatchObject([
      { agentRef: "A1", status: "available", rentPcm: 1900 },
      { agentRef: "A2", status: "withdrawn" },
    ]);
  });
});
