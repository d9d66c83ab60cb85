import { describe, expect, test } from "vitest";
import { testEngines } from "../../testing/database.ts";
import { useDesk } from "../../testing/desk.ts";
import { deskCommands } from "./desk-command.ts";

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

    test.each([[["offer", "drop"]], [["office"]], [["toString"]], [["offer list"]]])(
      "%j is no command",
      async (args) => {
        const { code, lines } = await run(...args);
        expect([code, lines]).toEqual([
          2,
          [`Unknown command '${args.join(" ")}'. For a list, run: npm run desk -- help`],
        ]);
      },
    );
  });

  test.each([
    [["offer", "list", "all"], "Unexpected argument: 'all'."],
    [["offer", "invite", "--listing"], "Option '--listing <value>' argument missing."],
    [["offer", "list", "--until", "x"], "Unknown option '--until'."],
    [["offer", "withdraw"], "Missing argument: ID."],
    [["campaign", "send", "request-viewing"], "--list is missing."],
    [["campaign", "send", "newsletter", "--list", "a.csv"], "Unknown campaign 'newsletter'."],
    [["campaign", "replies"], "Missing argument: KIND."],
  ])("%j gets a one-line error, and the usage", async (args, problem) => {
    const { code, lines } = await run(...args);
    const [group, leaf] = args;
    const name = `${group} ${leaf}`;
    const usage = `npm run desk -- ${name} ${deskCommands[name]?.usage}`.trimEnd();
    expect([code, lines]).toEqual([2, [problem, usage]]);
  });
});
