import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { campaignRecipients } from "./campaign-tables.ts";
import { createTestApp } from "../testing/app-context.ts";
import { testEngines } from "../testing/database.ts";
import { makeLink } from "../testing/link-secrets.ts";
import { useDesk } from "../testing/desk.ts";

describe.each(testEngines)("npm run desk on the %s engine", (engine) => {
  const { people, database, appContext, folder, run } = useDesk(engine);

  describe("campaign", () => {
    const list = "name,email\nAda Brough,ada@example.com\nBea Kerr,bea@example.com\n";
    function send(text: string, ...more: string[]) {
      writeFileSync(join(folder, "list.csv"), text);
      return run("campaign", "send", "request-viewing", "--list", "list.csv", ...more);
    }

    test("send finds the list relative to the current folder, and counts", async () => {
      expect(await send(list, "--dry-run")).toMatchObject({
        code: 0,
        lines: ["2 emails would be sent."],
      });
      expect((await people.count()).mails).toBe(0);
      expect((await send(`${list}Ada,ADA@example.com\n`)).lines).toEqual([
        "Sending 2 emails now.",
        "1 duplicate in the list.",
      ]);
      expect((await people.count()).mails).toBe(2);
    });

    test("send reports every invalid line and sends nothing", async () => {
      const { code, lines } = await send(`${list},nobody\nCy,cy@example\n`);
      expect([code, lines]).toEqual([
        1,
        [
          "Line 4: the name is missing, this isn’t an email address.",
          "Line 5: this isn’t an email address.",
          "We haven’t sent anything.",
        ],
      ]);
      expect((await people.count()).mails).toBe(0);
    });

    test("send without its file says so", async () => {
      const { code, text } = await run("campaign", "send", "renter-check", "--list", "gone.csv");
      expect(code).toBe(1);
      expect(text).toMatch(/^Can’t read the list: ENOENT/);
    });

    test("replies shows each person's latest answer, in London time", async () => {
      await send(list, "--dev", "Tannery Yard");
      const { id } = (await database().orm.select().from(campaignRecipients)).find(
        ({ email }) => email === "ada@example.com",
      )!;
      const secret = await makeLink(database().orm, "campaign", id);
      for (const [minute, resp] of [false, true].entries()) {
        const now = () => new Date(`2026-07-21T12:0${minute}:00Z`);
        const app = createTestApp({ ...(await appContext()), now });
        await app.request("http://localhost/api/emailcampaign", {
          method: "POST",
          headers: { "Content-Type": "application/json" },
          body: JSON.stringify({ id: secret, resp }),
        });
      }
      const { code, lines } = await run("campaign", "replies", "request-viewing");
      expect([code, lines]).toEqual([
        0,
        [
          "2026-11-21 12:00  Tannery Yard  2 emailed, 1 yes, 0 no, 1 no reply",
          "  2026-07-21 13:01  yes  Ada Brough <ada@example.com>  (2 answers)",
        ],
      ]);
      expect((await run("campaign", "replies", "renter-check")).lines).toEqual([
        "No campaign of this kind has been sent yet.",
      ]);
    });
  });
});
