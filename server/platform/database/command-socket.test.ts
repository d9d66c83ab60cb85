import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { request } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  findCommandSocket,
  type RunCommand,
  sendCommand,
  serveCommands,
} from "./command-socket.ts";
import { startProcess } from "../../testing/processes.ts";

let dataDir: string;
let served: { close: () => Promise<void> } | undefined;
const log = { error: vi.fn() };
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "lintel-socket-"));
});
afterEach(async () => {
  await served?.close();
  served = undefined;
  log.error.mockReset();
  rmSync(dataDir, { recursive: true });
});

const echo: RunCommand = async (command, args, cwd, write) => {
  write(`${command} in ${cwd}`);
  for (const argument of args) write(argument);
  return args.length;
};

async function serve(run: RunCommand, folder = dataDir): Promise<void> {
  served = await serveCommands(folder, run, log);
}

async function send(command: string, args: string[] = [], folder = dataDir) {
  const lines: string[] = [];
  const exit = await sendCommand(folder, command, args, "/somewhere", (line) => lines.push(line));
  return { exit, lines };
}

async function sendBody(body: string): Promise<{ status: number | undefined; text: string }> {
  const sent = request({ socketPath: findCommandSocket(dataDir), method: "POST", agent: false });
  const answered = once(sent, "response");
  sent.on("error", () => {}).end(body);
  const [response] = await answered;
  return { status: response.statusCode, text: await text(response) };
}

test("the site runs the command and returns its lines and exit code", async () => {
  await serve(echo);
  expect(await send("import", ["feed.blm", "--allow-shrink"])).toEqual({
    exit: 2,
    lines: ["import in /somewhere", "feed.blm", "--allow-shrink"],
  });
});

test("lines may hold any text, and arrive as they are written", async () => {
  await serve(echo);
  const odd = ["", "two\nlines", "a\u2028b", '"quoted"', "£1,200 – é 🏠", "x".repeat(50_000)];
  expect((await send("say", odd)).lines.slice(1)).toEqual(odd);
});

test("several commands run at the same time without mixing", async () => {
  await serve(echo);
  const all = await Promise.all(["a", "b", "c"].map((name) => send("say", [name])));
  expect(all.map(({ lines }) => lines[1])).toEqual(["a", "b", "c"]);
});

test("where no site runs, the script is told so", async () => {
  expect((await send("import")).exit).toBe("not-running");
  expect((await send("import", [], join(dataDir, "missing"))).exit).toBe("not-running");
});

test("a socket left by a killed site does not count as running, and is replaced", async () => {
  const code = `
    import { serveCommands } from ${JSON.stringify(join(import.meta.dirname, "command-socket.ts"))};
    await serveCommands(${JSON.stringify(dataDir)}, async () => 0, console);
    console.log("serving");`;
  const other = startProcess(process.execPath, ["--input-type=module", "-e", code]);
  await once(other.stdout!, "data");
  expect((await send("import")).exit).toBe(0);
  other.kill("SIGKILL");
  await once(other, "exit");
  expect(existsSync(findCommandSocket(dataDir))).toBe(true);
  expect((await send("import")).exit).toBe("not-running");
  await serve(echo);
  expect((await send("import")).exit).toBe(0);
});

test("only the owner of the data folder gets at the socket", async () => {
  await serve(echo);
  expect(statSync(findCommandSocket(dataDir)).mode & 0o777).toBe(0o600);
  expect(statSync(join(dataDir, "commands")).mode & 0o777).toBe(0o700);
});

test("a data folder whose path is too long for a socket still works", async () => {
  const deep = join(dataDir, "long-".repeat(20), "longer-".repeat(20));
  mkdirSync(deep, { recursive: true });
  await serve(echo, deep);
  expect(await send("import", ["x"], deep)).toMatchObject({ exit: 1 });
  expect(existsSync(findCommandSocket(deep))).toBe(true);
  await served?.close();
  expect(existsSync(findCommandSocket(deep))).toBe(false);
  expect((await send("import", [], deep)).exit).toBe("not-running");
});

test("a command runs to its end when its script disconnects", async () => {
  const released = Promise.withResolvers<void>();
  const ended = vi.fn();
  await serve(async (_command, _args, _cwd, write) => {
    write("begun");
    await released.promise;
    write("nobody reads this");
    ended();
    return 0;
  });
  const script = request({ socketPath: findCommandSocket(dataDir), method: "POST" });
  script.on("error", () => {}).end('{ "command": "import", "args": [], "cwd": "/" }');
  const [response] = await once(script, "response");
  await once(response, "data");
  response.on("error", () => {});
  script.destroy();
  await once(script, "close");
  released.resolve();
  await served?.close();
  expect(ended).toHaveBeenCalledOnce();
});

test("closing waits for the command under way, and its script gets the whole answer", async () => {
  const begun = Promise.withResolvers<void>();
  const ended = vi.fn();
  await serve(async (_command, _args, _cwd, write) => {
    begun.resolve();
    await new Promise((resolve) => setTimeout(resolve, 50));
    write("done");
    ended();
    return 0;
  });
  const answer = send("import");
  await begun.promise;
  await served?.close();
  expect(ended).toHaveBeenCalledOnce();
  expect(await answer).toEqual({ exit: 0, lines: ["done"] });
});

test("a silent connection does not keep the site from closing", async () => {
  await serve(echo);
  const silent = connect(findCommandSocket(dataDir));
  await once(silent, "connect");
  await served?.close();
  silent.destroy();
});

test("a command that throws answers with one line and is logged without personal data", async () => {
  await serve(async () => {
    const cause = new Error("the disk is full");
    throw new Error("Failed query: insert ... params: jo@example.com", { cause });
  });
  expect(await send("import")).toEqual({
    exit: 1,
    lines: ["The command failed: the disk is full."],
  });
  expect(log.error).toHaveBeenCalledOnce();
  expect(JSON.stringify(log.error.mock.calls)).not.toContain("jo@example.com");
});

test.each(["hello", "[]", '{ "command": "import" }', '{ "command": 1, "args": [], "cwd": "/" }'])(
  "an invalid command is refused: %j",
  async (body) => {
    await serve(echo);
    const answer = await sendBody(body);
    expect(answer.status).toBe(400);
    expect(answer.text).toContain("That isn’t a command");
  },
);

test("a command that is too long is refused before it fills the memory, with exit code 2", async () => {
  await serve(echo);
  expect(await sendBody("x".repeat(70_000))).toEqual({
    status: 413,
    text: "The command is too long.",
  });
  expect(await send("import", ["x".repeat(70_000)])).toEqual({
    exit: 2,
    lines: ["The command is too long."],
  });
});
