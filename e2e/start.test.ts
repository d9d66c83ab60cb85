import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdtempSync, writeFileSync } from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { commandSocket } from "../server/platform/database/command-lines.ts";
import { startTestSmtpServer } from "../server/testing/smtp-server.ts";
import { sameSignalMs } from "../server/platform/process/stop-signals.ts";
import { removeDataDir, type RunningSite, startSite, waitUntilHealthy } from "./running-site.ts";
import { freePort } from "../server/testing/free-port.ts";
import { startProcess } from "../server/testing/processes.ts";
import { waitUntil } from "../server/testing/wait-until.ts";

async function runProgram(
  args: string[],
  env: Record<string, string>,
  meanwhile?: (program: ChildProcess) => void,
) {
  const program = startProcess(process.execPath, ["build/server/main.js", ...args], {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, NODE_ENV: "production", LOG_LEVEL: "silent", DEMO_DATA: "off", ...env },
  });
  meanwhile?.(program);
  const [out, err] = [text(program.stdout!), text(program.stderr!)];
  const [code] = await once(program, "exit");
  return { code, lines: `${await out}${await err}`.trim().split("\n") };
}

const dataDir = mkdtempSync(join(tmpdir(), "lintel-start-"));
afterAll(() => removeDataDir(dataDir));

function createReadyFolder(name: string): string {
  const folder = join(dataDir, name);
  cpSync(inject("embeddedTemplate"), join(folder, "database"), { recursive: true });
  return folder;
}

describe("what keeps the site from starting is said in one clear line, and the exit code is not 0", () => {
  test("a port in use", async () => {
    const portHolder = createServer().listen(0, "127.0.0.1");
    await once(portHolder, "listening");
    const address = portHolder.address();
    const port = address && typeof address === "object" ? address.port : 0;
    const { code, lines } = await runProgram([], {
      HOST: "127.0.0.1",
      PORT: String(port),
      DATA_DIR: createReadyFolder("port-in-use"),
    });
    portHolder.close();
    expect(code).toBe(1);
    expect(lines).toEqual([expect.stringMatching(`^Port ${port} is in use`)]);
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
    expect(lines).toEqual([expect.stringMatching(`^${join(folder, "photos")} can't be used: `)]);
    expect(existsSync(join(folder, "lock.json"))).toBe(false);
  });

  test("no place for the socket that takes commands", async () => {
    const folder = createReadyFolder("no-socket");
    writeFileSync(dirname(commandSocket(folder)), "");
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
    const { code, lines } = await runProgram(["import", "demo/999999_2026112101.BLM"], {
      DATA_DIR: site.dataDir,
    });
    expect(lines).toContain("taken 240: new 240, changed 0, unchanged 0");
    expect(code).toBe(0);
    const found = await (await fetch(`${site.url}/api/properties?limit=1`)).json();
    expect(found.listingcount).toBeGreaterThan(200);
  });

  test("a command that fails there fails here, with the same line", async () => {
    const { code, lines } = await runProgram(["import", "nowhere.blm"], { DATA_DIR: site.dataDir });
    expect(code).toBe(1);
    expect(lines).toHaveLength(1);
  });

  test("an unknown command lists those that there are", async () => {
    const { code, lines } = await runProgram(["paint"], { DATA_DIR: site.dataDir });
    expect(code).toBe(2);
    expect(lines[0]).toBe("There is no command 'paint'. There are:");
  });
});

async function startBusySite(folder: string, env: Record<string, string> = {}) {
  const settings = { DEMO_DATA: "off", LOG_LEVEL: "info", ...env };
  const site = await startSite(settings, createReadyFolder(folder), { stdout: "pipe" });
  const log = captureLog(site.process);
  const request = connect(Number(new URL(site.url).port), "127.0.0.1");
  request.on("error", () => {});
  request.write("POST /api/submitenquiry HTTP/1.1\r\nHost: lintel.test\r\n");
  request.write("Content-Type: application/json\r\nContent-Length: 9\r\n");
  // The server confirms that it has received the request.
  request.write("Expect: 100-continue\r\n\r\n");
  const [answer] = await once(request, "data");
  expect(String(answer)).toContain("100 Continue");
  request.write("{");
  return {
    site,
    abortRequest: () => void request.destroy(),
    waitUntilClosing: () => waitUntil(() => expect(log()).toContain("shutting down")),
  };
}

function captureLog(program: ChildProcess): () => string {
  let captured = "";
  program.stdout!.setEncoding("utf8").on("data", (part: string) => (captured += part));
  return () => captured;
}

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

describe("told to stop", () => {
  test.each(["SIGTERM", "SIGINT", "SIGHUP"] as const)(
    "by %s, the site closes in its time with exit code 0",
    async (signal) => {
      const site = await startSite({ DEMO_DATA: "off" }, createReadyFolder(signal));
      site.process.kill(signal);
      await once(site.process, "exit");
      expect(site.process.exitCode).toBe(0);
      expect(existsSync(join(site.dataDir, "lock.json"))).toBe(false);
    },
  );

  test("while a client is slow and a mail server hangs, it closes in its time", async () => {
    const smtp = await startTestSmtpServer();
    smtp.onMail = () => "hang";
    const settings = { SMTP_URL: smtp.url, HUMAN_CHECK: "off", SHUTDOWN_SECONDS: "60" };
    const { site, abortRequest } = await startBusySite("slow", settings);
    const applicant = { firstname: "Ada", lastname: "Brough", phone: "07700 900123" };
    const body = {
      freetext: "14 Calvert Terrace",
      applicant: { ...applicant, email: "a@example.com" },
    };
    await fetch(`${site.url}/api/valrequest`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    });
    await waitUntil(() => expect(smtp.received).toHaveLength(2));
    site.process.kill("SIGTERM");
    await once(site.process, "exit");
    // 1 would mean that something wasn't closed in time.
    expect(site.process.exitCode).toBe(0);
    abortRequest();
    await smtp.close();
  });

  test("while it starts, it closes what is open by then and never serves", async () => {
    const folder = join(dataDir, "stopped-early");
    // Importing the demo makes the start slow, so the signal arrives well before it ends.
    const settings = { DATA_DIR: folder, PORT: "0", LOG_LEVEL: "info", DEMO_DATA: "on" };
    const site = runProgram([], settings, (program) => {
      const lock = setInterval(() => {
        if (!existsSync(join(folder, "lock.json"))) return;
        clearInterval(lock);
        program.kill("SIGTERM");
      }, 10);
    });
    const { code, lines } = await site;
    expect(code).toBe(0);
    expect(lines.join("\n")).not.toContain("Listening on http");
    expect(existsSync(join(folder, "lock.json"))).toBe(false);
  });

  test("a second time, it ends at once with exit code 1", async () => {
    const { site, waitUntilClosing } = await startBusySite("twice");
    site.process.kill("SIGTERM");
    await waitUntilClosing();
    expect(site.process.exitCode).toBeNull();
    await pause(2 * sameSignalMs);
    site.process.kill("SIGTERM");
    await once(site.process, "exit");
    expect(site.process.exitCode).toBe(1);
  });

  test("by one Ctrl-C that arrives twice, it closes as if it came once", async () => {
    const { site, abortRequest, waitUntilClosing } = await startBusySite("one-ctrl-c");
    site.process.kill("SIGINT");
    site.process.kill("SIGINT");
    await waitUntilClosing();
    expect(site.process.exitCode).toBeNull();
    abortRequest();
    await once(site.process, "exit");
    expect(site.process.exitCode).toBe(0);
  });

  test("through npm, by a signal to npm's own process, the site ends and its port is free", async () => {
    const port = await freePort();
    const npm = startProcess("npm", ["start"], {
      stdio: "ignore",
      env: {
        ...process.env,
        PORT: String(port),
        HOST: "127.0.0.1",
        DATA_DIR: createReadyFolder("npm"),
        DEMO_DATA: "off",
        LOG_LEVEL: "error",
      },
    });
    await waitUntilHealthy(`http://127.0.0.1:${port}`, npm);
    npm.kill("SIGTERM");
    await once(npm, "exit");
    expect(existsSync(join(dataDir, "npm/lock.json"))).toBe(false);
    const again = createServer().listen(port, "127.0.0.1");
    await once(again, "listening");
    again.close();
  });
});

test("from another working directory the site finds its files and its demo", async () => {
  const site = await startSite({}, join(dataDir, "elsewhere"), { cwd: tmpdir() });
  try {
    const page = await (await fetch(`${site.url}/properties`)).text();
    const asset = /\/assets\/[\w.-]+\.js/.exec(page)?.[0];
    expect((await fetch(site.url + asset)).status).toBe(200);
    const found = await (await fetch(`${site.url}/api/properties?limit=1`)).json();
    expect(found.listingcount).toBeGreaterThan(200);
  } finally {
    await site.stop();
  }
});
