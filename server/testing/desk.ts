import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";
import { deskCommand } from "../site/commands/desk-command.ts";
import { createTestContext } from "./app-context.ts";
import type { TestEngine } from "./database.ts";
import { usePeople } from "./people.ts";

const publicUrl = "https://lettings.example.com";

export function useDesk(engine: TestEngine) {
  const people = usePeople(engine);
  const { database } = people;
  const folder = mkdtempSync(join(tmpdir(), "lintel-desk-"));
  afterAll(() => rmSync(folder, { recursive: true }));
  const appContext = () => createTestContext(database(), { config: { publicUrl } });

  async function run(...args: string[]) {
    const lines: string[] = [];
    const code = await deskCommand.run(await appContext(), args, folder, (line) =>
      lines.push(line),
    );
    return { code, lines, text: lines.join("\n") };
  }

  return { people, database, appContext, folder, run };
}
