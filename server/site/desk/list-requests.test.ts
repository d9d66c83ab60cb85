import { tmpdir } from "node:os";
import { describe, expect, test } from "vitest";
import { testEngines } from "../../testing/database.ts";
import { ada, usePeople } from "../../testing/people.ts";
import { deskCommand } from "./desk.ts";

describe.each(testEngines)("valuations of several homes on the %s engine", (engine) => {
  const people = usePeople(engine);

  async function run(...args: string[]): Promise<string[]> {
    const lines: string[] = [];
    await deskCommand.run(await people.appContext(), args, tmpdir(), (line) => lines.push(line));
    return lines;
  }

  test("the list names the form that a request came from, and no source that we don't know", async () => {
    await people.askValuation(ada, { source: "portfolio", homes: 22 });
    await people.askValuation(ada, { source: "build-to-rent" });
    await people.askValuation(ada, { source: "spring\nmailing" });
    const [, ...requests] = await run("requests", "list", "--kind", "valuation");
    expect(new Set(requests.map((line) => line.split("  ")[2]))).toEqual(
      new Set(["valuation", "valuation (build-to-rent)", "valuation (portfolio)"]),
    );
  });

  test("one request in full says how many homes", async () => {
    await people.askValuation(ada, { source: "portfolio", homes: 22 });
    const [, request = ""] = await run("requests", "list");
    expect(await run("requests", "show", request.split("  ")[0]!)).toEqual(
      expect.arrayContaining(["Source: portfolio", "Homes: 22"]),
    );
  });
});
