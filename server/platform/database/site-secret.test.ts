import { beforeEach, describe, expect, test } from "vitest";
import { keyFor, getSiteSecret } from "./site-secret.ts";
import { emptyTables, everyEngine, useDatabase } from "../../testing/database.ts";

describe.each(everyEngine)("on the %s engine", (engine) => {
  const database = useDatabase(engine);
  beforeEach(() => emptyTables(database()));

  test("processes that start together get the same secret, and so does a later one", async () => {
    const { orm } = database();
    const together = await Promise.all([1, 2, 3, 4].map(() => getSiteSecret(orm)));
    const all = new Set([...together, await getSiteSecret(orm)]);
    expect([...all]).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/)]);
  });
});

test("each purpose has its own key, which does not reveal the secret", () => {
  const [one, other] = ["one", "other"].map((purpose) => keyFor("the secret", purpose));
  expect(one).toHaveLength(32);
  expect(one).not.toEqual(other);
  expect(keyFor("the secret", "one")).toEqual(one);
});
