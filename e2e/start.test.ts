import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { forget, type RunningSite, startSite } from "./running-site.ts";

/** Runs the built program to its end and tells what it said. */
async function run(args: string[], env: Record<string, string>) {
  const program = spawn(process.execPath, ["build/server/main.js", ...args], {
    env: { ...process.env, NODE_ENV: "production", LOG_LEVEL: "silent", DEMO_DATA: "off", ...env },
  });
  const [out, err] = [text(program.stdout), text(program.stderr)];
  const [code] = await once(program, "exit");
  return { code, lines: `${await out}${await err}`.trim().split("\n") };
}

const dataDir = mkdtempSync(join(tmpdir(), "lintel-start-"));
afterAll(() => forget(dataDir));

describe("what keeps the site from starting is said in one clear line, and the exit code is not 0", () => {
  test("a port in use", async () => {
    const taken = createServer().listen(0, "127.0.0.1");
    await once(taken, "listening");
    const address = taken.address();
    const port = address && typeof address === "object" ? address.port : 0;
    const { code, lines } = await run([], {
      HOST: "127.0.0.1",
      PORT: String(port),
      DATA_DIR: dataDir,
    });
    taken.close();
    expect(code).toBe(1);
    expect(lines).toEqual([expect.stringMatching(`^Port ${port} is in use`)]);
  });

  test("a broken setting", async () => {
    const { code, lines } = await run([], { PORT: "eighty", DATA_DIR: dataDir });
    expect(code).toBe(1);
    expect(lines).toEqual(["Setting PORT must be a number from 0 to 65535."]);
  });

  test("a data folder that can't be written", async () => {
    const file = join(dataDir, "a-file");
    writeFileSync(file, "");
    const { code, lines } = await run([], { DATA_DIR: join(file, "data") });
    expect(code).toBe(1);
    expect(lines).toEqual([expect.stringContaining(join(file, "data"))]);
  });

  test("a database server that is not there", async () => {
    const { code, lines } = await run([], {
      DATABASE_URL: "postgres://lintel:secret@127.0.0.1:1/lintel",
      DATA_DIR: dataDir,
    });
    expect(code).toBe(1);
    expect(lines).toHaveLength(1);
    expect(lines[0]).not.toContain("secret");
  });
});

describe("beside a running site on the embedded database", () => {
  let site: RunningSite;
  beforeAll(async () => {
    site = await startSite({ DEMO_DATA: "off" }, join(dataDir, "running"));
  });
  afterAll(() => site.stop());

  test("a second site says who holds the folder and stops", async () => {
    const { code, lines } = await run([], { DATA_DIR: site.dataDir, PORT: "0" });
    expect(code).toBe(1);
    expect(lines).toEqual([expect.stringContaining(`process ${site.process.pid}`)]);
  });

  test("a command is done by the running site", async () => {
    const { code, lines } = await run(["import", "demo/999999_2026112101.BLM"], {
      DATA_DIR: site.dataDir,
    });
    expect(lines).toContain("taken 240: new 240, changed 0, unchanged 0");
    expect(code).toBe(0);
    const found = await (await fetch(`${site.url}/api/properties?limit=1`)).json();
    expect(found.listingcount).toBeGreaterThan(200);
  });

  test("a command that fails there fails here, with the same line", async () => {
    const { code, lines } = await run(["import", "nowhere.blm"], { DATA_DIR: site.dataDir });
    expect(code).toBe(1);
    expect(lines).toHaveLength(1);
  });

  test("an unknown command lists those that there are", async () => {
    const { code, lines } = await run(["paint"], { DATA_DIR: site.dataDir });
    expect(code).toBe(2);
    expect(lines[0]).toBe("There is no command 'paint'. There are:");
  });
});

test("told to stop, the site closes within ten seconds with exit code 0", async () => {
  const site = await startSite({ DEMO_DATA: "off" }, join(dataDir, "stopping"));
  const began = performance.now();
  await site.stop();
  expect(site.process.exitCode).toBe(0);
  expect(performance.now() - began).toBeLessThan(10_000);
});
