import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { createListing } from "../testing/listing.ts";
import { listings } from "../listings/listing-tables.ts";
import { toSql } from "./search-clauses.ts";
import { testEngines, useDatabase } from "../testing/database.ts";

describe.each(testEngines)("A search for a word, on the %s engine,", (engine) => {
  const database = useDatabase(engine);

  test("is answered by the full-text index", async () => {
    const { orm } = database();
    const rows = Array.from({ length: 2000 }, (_, index) =>
      createListing({ id: `p${index}`, agentRef: `r${index}`, name: `Street${index}` }),
    );
    for (let from = 0; from < rows.length; from += 500) {
      await orm.insert(listings).values(rows.slice(from, from + 500));
    }
    await orm.execute(sql`analyze listings`);
    const where = toSql({ is: "mentions", word: "street199" });
    const counted = sql`select count(*)::int as count from ${listings} where ${where}`;
    expect((await orm.execute(counted)).rows).toEqual([{ count: 11 }]);
    const { rows: plan } = await orm.execute(sql`explain ${counted}`);
    expect(JSON.stringify(plan)).toContain("listings_words");
  });
});
