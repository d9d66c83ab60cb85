import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { connect, createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { sameSignalMs } from "../server/platform/process/stop-signals.ts";
import { findFreePort } from "../server/testing/free-port.ts";
import { startProcess } from "../server/testing/processes.ts";
import { startTestSmtpServer } from "../server/testing/smtp-server.ts";
import { waitUntil } from "../server/testing/wait-until.ts";
import { runProgram, useDataDir } from "./program.ts";
import { startSite, waitUntilHealthy } from "./running-site.ts";

const { dataDir, createReadyFolder } = useDataDir();

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

describe.concurrent("told to stop", () => {
  test("by its terminal's end (SIGHUP), the site closes in its time with exit code 0", async () => {
    const site = await startSite({ DEMO_DATA: "off" }, createReadyFolder("terminal"));
    site.process.kill("SIGHUP");
    await once(site.process, "exit");
    expect(site.process.exitCode).toBe(0);
    expect(existsSync(join(site.dataDir, "lock.json"))).toBe(false);
  });

  test("by SIGTERM, while a client is slow and a mail server hangs, it closes in its time", async () => {
    const smtp = await startTestSmtpServer();
    smtp.onMail = () => "hang";
    const settings = { SMTP_URL: smtp.url, HUMAN_CHECK: "off", SHUTDOWN_SECONDS: "30" };
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
    expect(existsSync(join(site.dataDir, "lock.json"))).toBe(false);
    abortRequest();
    await smtp.close();
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
    const port = await findFreePort();
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

// Not beside the others, whose copies of the database would hold up the signal.
test("told to stop while it starts, it closes what is open by then and never serves", async () => {
  const folder = createReadyFolder("stopped-early");
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
