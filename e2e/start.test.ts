import { once } from "node:events";
import { existsSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { dirname, join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findCommandSocket } from "../server/platform/database/command-socket.ts";
import { buildBlm } from "../server/testing/feed.ts";
import { startProcess } from "../server/testing/processes.ts";
import { runProgram, useDataDir } from "./program.ts";
import { type RunningSite, startSite } from "./running-site.ts";

const { dataDir, createReadyFolder } = useDataDir();

describe.concurrent("what keeps the site from starting is said in one clear line, and the exit code is not 0", () => {
  test("a port in use", async () => {
    const portHolder = createServer().listen(0, "127.0.0.1");
    await once(portHolder, "listening");
    const address = portHolder.address();
    const port = address && typeof address === "object" ? address.port : 0;
    const folder = join(dataDir, "port-in-use");
    const { code, lines } = await runProgram([], {
      HOST: "127.0.0.1",
      PORT: String(port),
      DATA_DIR: folder,
    });
    portHolder.close();
    expect(code).toBe(1);
    expect(lines).toEqual([expect.stringMatching(`^Port ${port} is in use`)]);
    // Nothing was imported for nothing.
    expect(existsSync(folder)).toBe(false);
  });

  test("a broken setting", async () => {
    const { code, lines } = await runProgram([], { PORT: "eighty", DATA_DIR: dataDir });
    expect(code).toBe(1);
    expect(lines).toEqual(["Setting PORT must be a number from 0 to 65535."]);
  });

  test("a data folder that can't be written", async () => {
    const file = join(dataDir, "a-file");
    writeFileSync(file, "");
    const { code, lines } = await runProgram([], { DATA_DIR: join(file, "data") });
    expect(code).toBe(1);
    expect(lines).toEqual([expect.stringContaining(join(file, "data"))]);
  });

  test("a data folder in which the photos have no place, and its lock is given back", async () => {
    const folder = createReadyFolder("photos-are-a-file");
    writeFileSync(join(folder, "photos"), "");
    const { code, lines } = await runProgram([], { DATA_DIR: folder });
    expect(code).toBe(1);
    expect(lines).toEqual([expect.stringMatching(`^${join(folder, "photos")} can’t be used: `)]);
    expect(existsSync(join(folder, "lock.json"))).toBe(false);
  });

  test("no place for the socket that takes commands", async () => {
    const folder = createReadyFolder("no-socket");
    writeFileSync(dirname(findCommandSocket(folder)), "");
    const { code, lines } = await runProgram([], { DATA_DIR: folder, PORT: "0" });
    expect(code).toBe(1);
    expect(lines).toEqual([expect.stringContaining(`No commands can be taken in ${folder}: `)]);
    expect(existsSync(join(folder, "lock.json"))).toBe(false);
  });

  test("a database server that is not there", async () => {
    const { code, lines } = await runProgram([], {
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
    site = await startSite({ DEMO_DATA: "off" }, createReadyFolder("running"));
  });
  afterAll(() => site.stop());

  test("a second site says who holds the folder and stops", async () => {
    const { code, lines } = await runProgram([], { DATA_DIR: site.dataDir, PORT: "0" });
    expect(code).toBe(1);
    expect(lines).toEqual([expect.stringContaining(`process ${site.process.pid}`)]);
  });

  test("a command is done by the running site", async () => {
    const feed = join(dataDir, "999999_2026112101.BLM");
    writeFileSync(feed, buildBlm([{ AGENT_REF: "999999_A1" }, { AGENT_REF: "999999_A2" }]));
    const { code, lines } = await runProgram(["import", feed], { DATA_DIR: site.dataDir });
    expect(lines).toContain("imported 2: 2 new, 0 changed, 0 unchanged");
    expect(code).toBe(0);
    const found = await (await fetch(`${site.url}/api/properties?limit=1`)).json();
    expect(found.listingcount).toBe(2);
  });

  test("a command that fails there fails here, with the same line", async () => {
    const { code, lines } = await runProgram(["import", "nowhere.blm"], { DATA_DIR: site.dataDir });
    expect(code).toBe(1);
    expect(lines).toHaveLength(1);
  });

  test("an unknown command lists those that there are", async () => {
    const { code, lines } = await runProgram(["paint"], { DATA_DIR: site.dataDir });
    expect(code).toBe(2);
    expect(lines[0]).toBe("Unknown command 'paint'. Available commands:");
  });
});

test("a command whose reader has seen enough ends quietly", async () => {
  const words = ["build/server/main.js", "desk", "campaign", "replies", "renter-check"];
  const settings = { DATA_DIR: createReadyFolder("closed-pipe"), NODE_ENV: "production" };
  const command = startProcess(process.execPath, words, {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, ...settings, LOG_LEVEL: "silent", DEMO_DATA: "off" },
  });
  command.stdout!.destroy();
  const [errorOutput, [code]] = await Promise.all([text(command.stderr!), once(command, "exit")]);
  expect(code).toBe(0);
  expect(errorOutput).not.toMatch(/EPIPE|Error/);
});
