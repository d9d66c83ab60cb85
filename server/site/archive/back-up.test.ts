import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { type Database, openDatabase } from "../../platform/database/client.ts";
import { listingEvents } from "../../listings/listing-tables.ts";
import { findDumpPrograms } from "../../testing/binaries.ts";
import { embeddedDataDir } from "../../testing/database.ts";
import { createBareDatabase, startTestServer, type TestServer } from "../../testing/server.ts";
import { createTestContext } from "../../testing/app-context.ts";
import type { Manifest } from "./manifest.ts";
import { fillTables } from "../../testing/rows.ts";
import { writeArchive } from "./write-archive.ts";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "lintel-back-up-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

function open(where: { dataDir: string } | { databaseUrl: string }): Promise<Database> {
  const log = pino({ level: "silent" });
  return openDatabase({ dataDir: "", databaseUrl: null, production: false, log, ...where });
}

async function readContent(database: Database): Promise<Omit<Manifest, "madeAt">> {
  const path = join(folder, "content.zip");
  const choices = { withPhotos: false, progress: () => {} };
  const { madeAt: _madeAt, ...content } = await writeArchive(
    await createTestContext(database),
    path,
    choices,
  );
  rmSync(path);
  return content;
}

/** Opening runs pending migrations: there must be none, and the next id must be free. */
async function expectRestored(restored: Database, content: Omit<Manifest, "madeAt">) {
  expect(await readContent(restored)).toEqual(content);
  const event = { listingId: "p00000000001", kind: "back", rentPcm: 2300 } as const;
  const [next] = await restored.orm.insert(listingEvents).values(event).returning();
  expect(next?.id).toBe(3);
}

test("a copy of the stopped site's data folder is a whole back-up", async () => {
  const dataDir = embeddedDataDir();
  const copy = join(folder, "copy");
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  const database = await open({ dataDir });
  await fillTables(database);
  const content = await readContent(database);
  await database.close();
  cpSync(dataDir, copy, { recursive: true });
  const restored = await open({ dataDir: copy });
  await expectRestored(restored, content);
  await restored.close();
});

const programs = findDumpPrograms();

describe("On a PostgreSQL server", () => {
  let server: TestServer;
  beforeAll(async () => {
    if (programs !== null) server = await startTestServer({ programs });
  });
  beforeEach(({ skip }) => skip(programs === null, "there is no pg_dump on this machine"));
  afterAll(() => server?.stop());

  function dumpProgram(name: string, ...args: string[]): void {
    const { status, stderr } = spawnSync(join(programs ?? "", name), args, { encoding: "utf8" });
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  }

  test("pg_dump and pg_restore bring back a whole site", async () => {
    const from = await server.freshDatabase();
    const database = await open({ databaseUrl: from });
    await fillTables(database);
    const content = await readContent(database);
    const dump = join(folder, "site.dump");
    dumpProgram("pg_dump", "--format=custom", `--file=${dump}`, from);
    await database.close();
    const to = await createBareDatabase(server.url);
    dumpProgram("pg_restore", "--exit-on-error", "--no-owner", `--dbname=${to}`, dump);
    const restored = await open({ databaseUrl: to });
    await expectRestored(restored, content);
    await restored.close();
  });
});
