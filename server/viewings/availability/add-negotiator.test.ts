import { beforeEach, describe, expect, test } from "vitest";
import { audit } from "../../platform/submissions/submission-tables.ts";
import { createTestContext } from "../../testing/app-context.ts";
import { emptyTables, testEngines, useDatabase } from "../../testing/database.ts";
import { addNegotiator } from "./add-negotiator.ts";
import { negotiators } from "../diary/diary-tables.ts";

const maeve = { name: "Maeve", email: "maeve@lintel.example.com", phone: "02079460184" };

describe.each(testEngines)("who shows homes, on the %s engine,", (engine) => {
  const database = useDatabase(engine);
  beforeEach(() => emptyTables(database()));
  const add = async (changes: Partial<typeof maeve> = {}) => {
    const added = await addNegotiator(await createTestContext(database()), {
      ...maeve,
      ...changes,
    });
    return added.ok ? "added" : added.refusal.detail;
  };

  test("is added once, with an audit row", async () => {
    expect(await add()).toBe("added");
    expect(await add({ name: "Maeve Byrne" })).toBe(
      "There’s already a negotiator with that email address.",
    );
    expect(await add({ email: "Maeve@Lintel.example.com" })).toBe(
      "There’s already a negotiator with that email address.",
    );
    expect(await database().orm.select().from(negotiators)).toMatchObject([maeve]);
    expect(await database().orm.select().from(audit)).toMatchObject([
      { action: "negotiator.added" },
    ]);
  });

  test.each([
    [{ email: "max" }, "Enter a valid email address."],
    [{ phone: "1" }, "Enter a valid phone number."],
    [{ name: " " }, "Enter a valid name."],
  ])("%j is refused", async (changes, detail) => {
    expect(await add(changes)).toBe(detail);
    expect(await database().orm.$count(negotiators)).toBe(0);
  });
});
