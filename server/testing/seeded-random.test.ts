import { randomBytes, randomInt, randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { contacts } from "../contacts/contact-tables.ts";
import { emptyTables, everyEngine, useDatabase } from "./database.ts";
import { hashFileSeed } from "./file-seed.ts";
import { seedRowIds } from "./seeded-row-ids.ts";

const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

test("random values have their form, and differ from each other", () => {
  const ids = Array.from({ length: 100 }, () => randomUUID());
  expect(new Set([...ids, crypto.randomUUID()]).size).toBe(101);
  expect(ids.filter((id) => !uuid.test(id))).toEqual([]);
  expect(randomBytes(100)).toHaveLength(100);
  expect(new Set(Array.from({ length: 200 }, () => randomInt(3, 5)))).toEqual(new Set([3, 4]));
});

test("another purpose draws other values", () => {
  expect(hashFileSeed("random")).toEqual(hashFileSeed("random"));
  expect(hashFileSeed("random")).not.toEqual(hashFileSeed("rows"));
});

describe.each(everyEngine)("ids of rows on the %s engine", (engine) => {
  const database = useDatabase(engine);

  test("are the same whenever a file begins", async () => {
    const addTwo = async () => {
      await emptyTables(database());
      await seedRowIds(database(), engine);
      return database().orm.insert(contacts).values([ada, bea]).returning({ id: contacts.id });
    };
    const added = await addTwo();
    expect(added.filter(({ id }) => !uuid.test(id))).toEqual([]);
    expect(await addTwo()).toEqual(added);
  });
});

const ada = {
  firstname: "Ada",
  lastname: "Byron",
  phone: "07700 900123",
  phoneKey: "447700900123",
  email: "ada@example.com",
  emailKey: "ada@example.com",
};
const bea = { ...ada, email: "bea@example.com", emailKey: "bea@example.com" };
