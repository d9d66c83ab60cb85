import { describe, expect, test } from "vitest";
import { testEngines } from "../../testing/database.ts";
import { useDesk } from "../../testing/desk.ts";
import { createListing } from "../../testing/listing.ts";
import { deskCommands } from "./desk-commands.ts";

describe.each(testEngines)("npm run desk on the %s engine", (engine) => {
  const { run } = useDesk(engine);

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
  ])("%j gets a one-line error, and the usage", async (args, problem) => {
    const { code, lines } = await run(...args);
    const [group, leaf] = args;
    const name = `${group} ${leaf}`;
    const usage = `npm run desk -- ${name} ${deskCommands[name]?.usage}`;
    expect([code, lines]).toEqual([2, [problem, usage]]);
  });

  test("a home is let agreed, and available again", async () => {
    const { id } = createListing();
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
});
