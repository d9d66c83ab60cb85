import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "vite";
import { afterEach, beforeEach, expect, test } from "vitest";
import { refuseServerModules } from "./refuse-server-modules.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "lintel-client-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

function buildClient(module: string) {
  const entry = join(folder, "entry.ts");
  const path = join(import.meta.dirname, "..", module);
  writeFileSync(entry, `import * as used from ${JSON.stringify(path)};\nconsole.log(used);\n`);
  return build({
    configFile: false,
    root: folder,
    logLevel: "silent",
    plugins: [refuseServerModules()],
    build: { write: false, rolldownOptions: { input: entry } },
  });
}

test("a client that imports a server module fails to build, and the module is named", async () => {
  await expect(buildClient("server/places/place-key.ts")).rejects.toThrow(
    "server/places/place-key.ts",
  );
});

test("a client that imports only rules builds", async () => {
  await expect(buildClient("domain/shared/dates.ts")).resolves.toBeDefined();
});
