import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, inject, test, vi } from "vitest";
import { openDatabase } from "./client.ts";
import { DatabaseProblem } from "./database-problem.ts";
import { embeddedDataDir } from "../../testing/database.ts";
import { createFreshDatabase } from "../../testing/server.ts";

const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
const server = inject("testServer");
const serverUrl = "url" in server ? server.url : "";
let dataDir: string;
beforeAll(() => {
  dataDir = embeddedDataDir();
});
afterAll(() => rmSync(dataDir, { recursive: true }));
beforeEach(() => vi.resetAllMocks());

function open(options: { databaseUrl?: string; production?: boolean; dataDir?: string }) {
  return openDatabase({ dataDir, databaseUrl: null, production: false, log, ...options });
}

async function findProblem(opening: Promise<unknown>): Promise<string> {
  const error = await opening.then(() => null).catch((thrown: unknown) => thrown);
  if (!(error instanceof DatabaseProblem)) throw new Error("It opened, or failed otherwise.");
  expect(error.message).not.toContain("\n");
  return error.message;
}

test("in production the embedded database is warned of, with what it means and how to back up", async () => {
  const database = await open({ production: true });
  await database.close();
  expect(log.warn).toHaveBeenCalledOnce();
  const [warning] = log.warn.mock.calls[0] ?? [];
  for (const told of [
    "The embedded database stores everything in",
    dataDir,
    "DATABASE_URL",
    "back it up",
  ]) {
    expect(warning).toContain(told);
  }
});

test("there is no warning in development, nor with a server", async () => {
  const embedded = await open({});
  await embedded.close();
  const onServer = await open({
    production: true,
    databaseUrl: await createFreshDatabase(serverUrl),
  });
  await onServer.close();
  expect(log.warn).not.toHaveBeenCalled();
});

test("a folder that is open already can't be opened again", async () => {
  const first = await open({});
  expect(await findProblem(open({}))).toContain(`${dataDir} is in use by process ${process.pid}`);
  await first.close();
});

test("closing twice has no further effect, and releases the folder", async () => {
  const first = await open({});
  await Promise.all([first.close(), first.close()]);
  const second = await open({});
  await second.close();
});

test("a folder that can't be written gives a one-line error, and does not stay locked", async () => {
  const file = join(mkdtempSync(join(tmpdir(), "lintel-client-")), "file");
  writeFileSync(file, "");
  expect(await findProblem(open({ dataDir: file }))).toContain(
    `The data folder ${file} can't be written`,
  );
  rmSync(join(file, ".."), { recursive: true });
});

test("a folder of another version gives a one-line error, and does not stay locked", async () => {
  const other = embeddedDataDir();
  const maker = join(other, "database/made-by.json");
  writeFileSync(maker, '{ "pglite": "0.4.2" }');
  expect(await findProblem(open({ dataDir: other }))).toContain("was created by PGlite 0.4.2");
  writeFileSync(maker, '{ "pglite": "0.5.16" }');
  const database = await open({ dataDir: other });
  await database.close();
  rmSync(other, { recursive: true });
});

test("a failing migration gives a one-line error", async () => {
  const folder = mkdtempSync(join(tmpdir(), "lintel-migrations-"));
  const entry = {
    idx: 0,
    version: "7",
    when: Date.UTC(2100, 0),
    tag: "0000_bad",
    breakpoints: true,
  };
  mkdirSync(join(folder, "meta"));
  writeFileSync(join(folder, "meta/_journal.json"), JSON.stringify({ entries: [entry] }));
  writeFileSync(join(folder, "0000_bad.sql"), "create table listings (id text);");
  for (const databaseUrl of [null, await createFreshDatabase(serverUrl)]) {
    const opening = openDatabase({
      dataDir,
      databaseUrl,
      production: false,
      log,
      migrationsFolder: folder,
    });
    expect(await findProblem(opening)).toBe(
      'The database could not be migrated: relation "listings" already exists.',
    );
  }
  rmSync(folder, { recursive: true });
});
