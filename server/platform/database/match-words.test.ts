import { PgDialect, pgTable } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import { tsvector } from "./columns.ts";
import { matchesWords } from "./match-words.ts";

const people = pgTable("people", { words: tsvector("words") });

/** What is looked for, and what is compared in the rows that were found. */
function listQueries(...ways: string[][]): unknown[] {
  return new PgDialect().sqlToQuery(matchesWords(people.words, ways)).params;
}

test.each<[string[][], string]>([
  [[["zoe", "ram"]], "('zoe':* & 'ram':*)"],
  [[["a", "!b", "|", "\\c:*", "o'"]], "('a':* & '!b':* & '|':* & '\\\\c:*':* & 'o''':*)"],
  [[["020", "79"], [":4479"]], "('020':* & '79':*) | (':4479':*)"],
  [[["@example", "com"]], "('@example':* & 'com':*)"],
  [[["zoe@example"]], "('zoe@example':*)"],
])("all words of %j are looked for", (ways, query) => {
  expect(listQueries(...ways)).toEqual([query]);
});

test("of words with an e-mail address only the address is looked for, and all are compared", () => {
  expect(listQueries(["ram", "zoe@example", "com"], [":447"])).toEqual([
    "('zoe@example':*) | (':447':*)",
    "!(('ram':* & 'zoe@example':* & 'com':*) | (':447':*))",
  ]);
});
