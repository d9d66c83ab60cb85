import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { campaignRecipients } from "../../campaigns/campaign-tables.ts";
import { enquiries } from "../../enquiries/enquiry-tables.ts";
import { requests } from "../../requests/request-tables.ts";
import { viewingWishes } from "../../viewings/viewing-tables.ts";
import { testEngines } from "../../testing/database.ts";
import { testApp, testContext } from "../../testing/app-context.ts";
import { aListing } from "../../testing/listing.ts";
import { bea, usePeople } from "../../testing/people.ts";
import { deskCommands } from "./desk-commands.ts";
import { deskCommand } from "./desk.ts";

const publicUrl = "https://lettings.example.com";
const folder = mkdtempSync(join(tmpdir(), "lintel-desk-"));
afterAll(() => rmSync(folder, { recursive: true }));

describe.each(testEngines)("npm run desk on the %s engine", (engine) => {
  const people = usePeople(engine);
  const { database } = people;
  const appContext = () => testContext(database(), { config: { publicUrl } });

  async function run(...args: string[]) {
    const lines: string[] = [];
    const code = await deskCommand.run(await appContext(), args, folder, (line) =>
      lines.push(line),
    );
    return { code, lines, text: lines.join("\n") };
  }

  describe("help", () => {
    test.each([[["help"]], [[]]])("%j lists every command with what it does", async (args) => {
      const { code, lines } = await run(...args);
      expect(code).toBe(0);
      expect(lines).toEqual(
        Object.entries(deskCommands).flatMap(([name, { usage, summary }]) => [
          `npm run desk -- ${name} ${usage}`.trimEnd(),
          `    ${summary}`,
        ]),
      );
    });

    test("of a group lists its commands alone", async () => {
      const { code, lines } = await run("campaign");
      expect(code).toBe(0);
      expect(lines.filter((line) => line.startsWith("npm"))).toEqual([
        "npm run desk -- campaign send request-viewing|renter-check|renter-survey --list FILE.csv [--dev NAME] [--dry-run] [--again]",
        "npm run desk -- campaign replies request-viewing|renter-check|renter-survey",
      ]);
    });

    test.each([[["requests", "drop"]], [["office"]], [["toString"]], [["requests list"]]])(
      "%j is no command",
      async (args) => {
        const { code, lines } = await run(...args);
        expect([code, lines]).toEqual([
          2,
          [`There is no '${args.join(" ")}'. npm run desk -- help lists what there is.`],
        ]);
      },
    );
  });

  test.each([
    [["requests", "list", "--kind", "party"], "There is no kind 'party'."],
    [["requests", "list", "--since", "2026-02-30"], "'2026-02-30' is no date: write YYYY-MM-DD."],
    [["requests", "list", "all"], "'all' is one too many."],
    [["requests", "list", "--kind"], "Option '--kind <value>' argument missing."],
    [["requests", "list", "--until", "x"], "Unknown option '--until'."],
    [["requests", "show"], "ID is missing."],
    [["listing", "let-agreed"], "ID is missing."],
    [["campaign", "send", "request-viewing"], "--list is missing."],
    [["campaign", "send", "newsletter", "--list", "a.csv"], "There is no campaign 'newsletter'."],
    [["campaign", "replies"], "The kind is missing."],
  ])("%j is told in one line what is wrong, and the usage", async (args, problem) => {
    const { code, lines } = await run(...args);
    const [group, leaf] = args;
    const name = `${group} ${leaf}`;
    const usage = `npm run desk -- ${name} ${deskCommands[name]?.usage}`;
    expect([code, lines]).toEqual([2, [problem, usage]]);
  });

  describe("requests list", () => {
    async function three() {
      await people.enquire();
      await people.refer();
      await people.write();
      const at = (text: string) => ({ createdAt: new Date(text) });
      await database().orm.update(enquiries).set(at("2026-07-01T23:30:00Z"));
      await database().orm.update(requests).set(at("2026-11-20T09:05:00Z"));
    }

    test("lists the newest first, with London's time, home and person", async () => {
      await three();
      const { code, lines } = await run("requests", "list");
      expect([code, lines[0]]).toEqual([0, "3 requests, times of London."]);
      const { name, area } = aListing();
      expect(lines.at(-1)).toMatch(
        new RegExp(`^a0\\w{16}  2026-07-02 00:30  enquiry  ${name}, ${area}  Ada Brough$`),
      );
      const others = lines
        .slice(1, 3)
        .map((line) => line.slice(36))
        .toSorted();
      expect(others).toEqual([
        "  2026-11-20 09:05  contact  -  Ada Brough",
        "  2026-11-20 09:05  referral  -  Ada Brough",
      ]);
    });

    test("can be of one kind", async () => {
      await three();
      expect((await run("requests", "list", "--kind", "referral")).lines).toHaveLength(2);
      expect((await run("requests", "list", "--kind", "enquiry")).lines).toHaveLength(2);
      expect((await run("requests", "list", "--kind", "viewing")).lines).toEqual([
        "0 requests, times of London.",
      ]);
    });

    test("begins at midnight in London, summer time too", async () => {
      await three();
      expect((await run("requests", "list", "--since", "2026-07-02")).lines).toHaveLength(4);
      expect((await run("requests", "list", "--since", "2026-07-03")).lines).toHaveLength(3);
    });
  });

  describe("requests show", () => {
    const firstId = async () => (await run("requests", "list")).lines[1]?.split(" ")[0] ?? "";

    test("prints all of an enquiry, its wish for a time, and what was done", async () => {
      await people.enquire();
      const id = await firstId();
      await database().orm.update(enquiries).set({ viewingOption: "Live video tour" });
      await database()
        .orm.insert(viewingWishes)
        .values({ enquiryId: id, day: "2026-12-03", fromTime: "09:00", untilTime: "10:30" });
      const { code, text } = await run("requests", "show", id);
      expect(code).toBe(0);
      for (const words of [
        `Home: ${aListing().name}, ${aListing().area}, your reference ${aListing().agentRef}`,
        "Firstname: Ada",
        "Phone: 07700 900123",
        "Email: Ada@example.com",
        "Message: Is the cellar dry?",
        "Viewing option: Live video tour",
        "Day: 2026-12-03",
        "From: 09:00",
        "Until: 10:30",
        "enquiry.submitted, visitor",
        "mail enquiry-notice, waiting",
      ]) {
        expect(text).toContain(words);
      }
    });

    test("prints all of a referral", async () => {
      await people.refer();
      const { text } = await run("requests", "show", await firstId());
      for (const words of ["referral, ", "Name: Ada Brough", `Landlord email: ${bea.email}`]) {
        expect(text).toContain(words);
      }
    });

    test.each(["a0ABCDEFGHIJKLMNOP", "3b9f1d62-5a0e-4a37-9c58-6d2b1f0e7a44", "7"])(
      "%s is not there",
      async (id) => {
        expect(await run("requests", "show", id)).toMatchObject({
          code: 1,
          lines: ["There is no such request."],
        });
      },
    );
  });

  test("a home is let agreed, and available again", async () => {
    const { id } = aListing();
    expect(await run("listing", "let-agreed", id)).toMatchObject({
      code: 0,
      lines: ["The home is marked let agreed. A feed that says otherwise changes it again."],
    });
    expect((await run("listing", "let-agreed", id)).text).toBe("The home is let agreed already.");
    expect((await run("listing", "available", id)).text).toContain("marked available");
    expect(await run("listing", "available", "nowhere")).toMatchObject({
      code: 1,
      lines: ["There is no such home."],
    });
  });

  describe("campaign", () => {
    const list = "name,email\nAda Brough,ada@example.com\nBea Kerr,bea@example.com\n";
    function send(text: string, ...more: string[]) {
      writeFileSync(join(folder, "list.csv"), text);
      return run("campaign", "send", "request-viewing", "--list", "list.csv", ...more);
    }

    test("send finds the list from where the person is, and counts", async () => {
      expect(await send(list, "--dry-run")).toMatchObject({
        code: 0,
        lines: ["2 mails would be sent."],
      });
      expect((await people.count()).mails).toBe(0);
      expect((await send(`${list}Ada,ADA@example.com\n`)).lines).toEqual([
        "2 mails to send: they go out now.",
        "1 of the list stood in it already.",
      ]);
      expect((await people.count()).mails).toBe(2);
    });

    test("send tells every wrong line and sends nothing", async () => {
      const { code, lines } = await send(`${list},nobody\nCy,cy@example\n`);
      expect([code, lines]).toEqual([
        1,
        [
          "Line 4: the name is missing, this is no e-mail address.",
          "Line 5: this is no e-mail address.",
          "Nothing was sent.",
        ],
      ]);
      expect((await people.count()).mails).toBe(0);
    });

    test("send without its file says so", async () => {
      const { code, text } = await run("campaign", "send", "renter-check", "--list", "gone.csv");
      expect(code).toBe(1);
      expect(text).toMatch(/^The list can't be read: ENOENT/);
    });

    test("replies shows the answer of each person that stands, by London's time", async () => {
      await send(list, "--dev", "Tannery Yard");
      const { id } = (await database().orm.select().from(campaignRecipients)).find(
        ({ email }) => email === "ada@example.com",
      )!;
      for (const [minute, resp] of [false, true].entries()) {
        const now = () => new Date(`2026-07-21T12:0${minute}:00Z`);
        const app = testApp({ ...(await appContext()), now });
        await app.request("http://localhost/api/emailcampaign", {
          method: "POST",
          headers: { "Content-Type": "application/json" },
          body: JSON.stringify({ id, resp }),
        });
      }
      const { code, lines } = await run("campaign", "replies", "request-viewing");
      expect([code, lines]).toEqual([
        0,
        [
          "2026-11-21 12:00  Tannery Yard  2 written to, 1 yes, 0 no, 1 silent",
          "  2026-07-21 13:01  yes  Ada Brough <ada@example.com>  (2 answers)",
        ],
      ]);
      expect((await run("campaign", "replies", "renter-check")).lines).toEqual([
        "No campaign of this kind was sent yet.",
      ]);
    });
  });
});
