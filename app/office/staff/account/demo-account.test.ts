import { describe, expect, test } from "vitest";
import { accessLinks } from "../../../../server/access-links/access-link-table.ts";
import { testEngines } from "../../../../server/testing/database.ts";
import { useOffice } from "../../../../server/testing/office.ts";
import { visitOfficePage } from "../../../../server/testing/office-pages.ts";

describe.each(testEngines)(
  "the account of one of the demo’s people, on the %s engine,",
  (engine) => {
    const office = useOffice(engine);
    const sentence = "Demo users can’t do this";

    async function visit(isDemo: boolean, fields?: Record<string, string>) {
      const { id } = await office.hire("owner", { isDemo });
      const visited = { pattern: "office/account", params: {}, ...(fields && { fields }) };
      return visitOfficePage(await office.app(), await office.signIn(id), visited);
    }
    const countAddresses = () => office.database().orm.$count(accessLinks);

    test.each(["renew-calendar", "end-calendar"])(
      "makes and ends no calendar: %s",
      async (change) => {
        const { status, text } = await visit(true, { change });
        expect(status).toBe(403);
        expect(text).toContain(sentence);
        expect(await countAddresses()).toBe(0);
      },
    );

    test("of somebody real makes one", async () => {
      expect((await visit(false, { change: "renew-calendar" })).text).not.toContain(sentence);
      expect(await countAddresses()).toBe(1);
    });

    test("offers no way in, and says so of itself alone", async () => {
      expect((await visit(true)).text).toContain('"mayAddWaysIn":false');
    });
  },
);
