import { chmodSync, mkdirSync, rmSync } from "node:fs";
import { connect, createServer, type Server, type Socket } from "node:net";
import { dirname } from "node:path";
import type { Logger } from "pino";
import * as v from "valibot";
import {
  commandAnswer,
  commandRequest,
  findCommandSocket,
  readLines,
  withShortPath,
} from "./command-lines.ts";
import type { ReportProgress } from "../process/progress.ts";
import { describeError, findRootCause } from "./database-problem.ts";

export type RunCommand = (
  command: string,
  args: string[],
  cwd: string,
  write: (line: string) => void,
  progress: ReportProgress,
) => Promise<number>;

const longestRequest = 64 * 1024;
const requestWithinMs = 10_000;

/**
 * Accepts commands from scripts, which can't open the embedded database beside the site. Only the
 * owner of the data folder can connect. Call it with the folder's lock held, since it removes a
 * stale socket. A command runs to its end even if its script disconnects.
 */
export async function serveCommands(
  dataDir: string,
  run: RunCommand,
  log: Pick<Logger, "error">,
): Promise<{ close: () => Promise<void> }> {
  const path = findCommandSocket(dataDir);
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  chmodSync(dirname(path), 0o700);
  rmSync(path, { force: true });

  const asking = new Set<Socket>();
  const running = new Set<Promise<void>>();
  const server = createServer((socket) => {
    const done = serve(socket);
    running.add(done);
    void done.finally(() => running.delete(done));
  });
  const serve = async (socket: Socket) => {
    asking.add(socket);
    const request = await readRequest(socket).finally(() => asking.delete(socket));
    await answer(socket, request, run, log);
  };
  await withShortPath(path, (shortPath) => listen(server, shortPath));
  chmodSync(path, 0o600);
  return {
    async close() {
      server.close();
      for (const socket of asking) socket.destroy();
      await Promise.all(running);
      rmSync(path, { force: true });
    },
  };
}

function listen(server: Server, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(path, resolve);
  });
}

type Request = v.InferOutput<typeof commandRequest>;

/** Returns null if the script disconnected, or an error line for a bad request. */
async function readRequest(socket: Socket): Promise<Request | string | null> {
  socket.on("error", () => socket.destroy());
  socket.setTimeout(requestWithinMs, () => socket.destroy());
  try {
    for await (const line of readLines(socket, longestRequest)) {
      socket.setTimeout(0);
      return parseRequest(line);
    }
  } catch {
    return null; // The connection broke.
  }
  return socket.readableEnded || socket.destroyed ? null : "The command is too long.";
}

function parseRequest(line: string): Request | string {
  try {
    const parsed = v.safeParse(commandRequest, JSON.parse(line));
    if (parsed.success) return parsed.output;
  } catch {}
  return "That is not a command: a line of JSON with command, args and cwd is needed.";
}

async function answer(
  socket: Socket,
  request: Request | string | null,
  run: RunCommand,
  log: Pick<Logger, "error">,
): Promise<void> {
  if (request === null) return;
  socket.resume(); // So that the end of the connection is noticed.
  const send = (message: v.InferOutput<typeof commandAnswer>) => {
    if (socket.writable) socket.write(`${JSON.stringify(message)}\n`);
  };
  const exit =
    typeof request === "string" ? refuse(request, send) : await runSafely(request, run, send, log);
  send({ exit });
  socket.end();
}

function refuse(problem: string, send: (message: { line: string }) => void): number {
  send({ line: problem });
  return 2;
}

async function runSafely(
  { command, args, cwd }: Request,
  run: RunCommand,
  send: (message: v.InferOutput<typeof commandAnswer>) => void,
  log: Pick<Logger, "error">,
): Promise<number> {
  try {
    const reportProgress: ReportProgress = (progress) => send({ progress });
    return await run(command, args, cwd, (line) => send({ line }), reportProgress);
  } catch (error) {
    const cause = findRootCause(error);
    log.error({ command, stack: cause instanceof Error ? cause.stack : null }, "Command failed");
    send({ line: `The command failed: ${describeError(error)}.` });
    return 1;
  }
}

/**
 * Sends a command to the running site.
 * @returns the exit code, or "not-running" if no site has this folder open
 * @throws if the socket belongs to someone else, or the site stops before the command ends
 */
export async function sendCommand(
  dataDir: string,
  command: string,
  args: string[],
  cwd: string,
  write: (line: string) => void,
  progress: ReportProgress = () => {},
): Promise<number | "not-running"> {
  const path = findCommandSocket(dataDir);
  const socket = await withShortPath(path, connectTo);
  if (socket === null) return "not-running";
  const request: Request = { command, args, cwd };
  socket.write(`${JSON.stringify(request)}\n`);
  try {
    for await (const line of readLines(socket)) {
      const message = v.parse(commandAnswer, JSON.parse(line));
      if ("exit" in message) return message.exit;
      if ("progress" in message) progress(message.progress);
      else write(message.line);
    }
  } finally {
    socket.destroy();
  }
  throw new Error("The site stopped before the command had ended.");
}

const notListeningCodes = new Set(["ENOENT", "ENOTDIR", "ECONNREFUSED"]);

function connectTo(path: string): Promise<Socket | null> {
  return new Promise((resolve, reject) => {
    const socket = connect(path);
    socket.once("connect", () => resolve(socket));
    socket.once("error", (error: NodeJS.ErrnoException) => {
      if (error.code !== undefined && notListeningCodes.has(error.code)) resolve(null);
      else reject(new Error(`The running site can't be reached: ${error.message}.`));
    });
  });
}
