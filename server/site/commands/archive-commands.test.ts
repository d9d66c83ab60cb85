import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fillTables } from "../../testing/rows.ts";
import { runCommandWithContext } from "./commands.ts";
import { sendCommand, serveCommands } from "../../platform/database/command-socket.ts";
import { useOwnDatabase } from "../../testing/database.ts";
import type { AppContext } from "../../app-context.ts";
import { createTestContext } from "../../testing/app-context.ts";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "lintel-carried-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

async function run(app: AppContext, name: string, ...args: string[]) {
  const lines: string[] = [];
  const exit = await runCommandWithContext(app, name, args, folder, (line) => lines.push(line));
  return { exit, lines };
}

describe("On a server", () => {
  const database = useOwnDatabase("server");
  const empty = useOwnDatabase("server");

  test("both commands print each table's count and checksum, and the same", async () => {
    await fillTables(database());
    const written = await run(await createTestContext(database()), "db:export", "whole.zip");
    expect(written.exit).toBe(0);
    expect(written.lines).toContainEqual(
      expect.stringMatching(/^public\.listings {2}2 {2}[0-9a-f]{64}$/),
    );
    expect(written.lines.at(-1)).toMatch(/^\d+ tables, \d+ rows, 0 files of photos$/);
    expect(await run(await createTestContext(empty()), "db:import", "whole.zip")).toEqual(written);
  });

  test("photos can be left out", async () => {
    const app = await createTestContext(database());
    const { lines } = await run(app, "db:export", "bare.zip", "--without-photos");
    expect(lines.at(-1)).toMatch(/, no photos$/);
    rmSync(join(folder, "bare.zip"));
  });

  test("errors are one line with exit code 1, and leave no file behind", async () => {
    const app = await createTestContext(database());
    for (const [name, file, said] of [
      ["db:export", "whole.zip", "whole.zip already exists."],
      ["db:export", "no/such/folder.zip", "can’t be used: ENOENT"],
      ["db:import", "whole.zip", "The database isn’t empty"],
      ["db:import", "none.zip", "can’t be used: ENOENT"],
    ] as const) {
      const { exit, lines } = await run(app, name, file);
      expect({ exit, lines }).toEqual({ exit: 1, lines: [expect.stringContaining(said)] });
    }
    expect(existsSync(join(folder, "whole.zip.part"))).toBe(false);
  });

  test.each([
    ["db:export"],
    ["db:export", "a.zip", "b.zip"],
    ["db:export", "a.zip", "--fast"],
    ["db:import"],
    ["db:import", "--without-photos"],
  ])("with wrong arguments, %s %s %s prints its usage", async (name, ...args) => {
    const { exit, lines } = await run(await createTestContext(database()), name, ...args);
    expect({ exit, lines }).toEqual({ exit: 2, lines: [expect.stringContaining("FILE.zip")] });
  });
});

describe("While the site runs on the embedded engine", () => {
  const database = useOwnDatabase("embedded");

  test("it writes the backup itself, and shows its progress", async () => {
    await fillTables(database());
    const app = await createTestContext(database());
    const { dataDir } = app.config;
    const served = await serveCommands(
      dataDir,
      (...asked) => runCommandWithContext(app, ...asked),
      app.log,
    );
    const lines: string[] = [];
    const progress: string[] = [];
    const exit = await sendCommand(
      dataDir,
      "db:export",
      ["site.zip"],
      folder,
      (line) => lines.push(line),
      ({ what }) => progress.push(what),
    );
    await served.close();
    expect(exit).toBe(0);
    expect(existsSync(join(folder, "site.zip"))).toBe(true);
    expect(progress).toContain("rows written");
  });
});
