import { once } from "node:events";
import { chmodSync, mkdirSync, rmSync } from "node:fs";
import { mkdtemp, rm, symlink } from "node:fs/promises";
import { createServer, type IncomingMessage, request } from "node:http";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { text } from "node:stream/consumers";
import { getRequestListener, type HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { stream } from "hono/streaming";
import type { Logger } from "pino";
import * as v from "valibot";
import type { ReportProgress } from "../process/progress.ts";
import { describeError, findRootCause } from "./database-problem.ts";

export type RunCommand = (
  command: string,
  args: string[],
  cwd: string,
  write: (line: string) => void,
  progress: ReportProgress,
) => Promise<number>;

const commandSchema = v.strictObject({
  command: v.string(),
  args: v.array(v.string()),
  /** Relative paths resolve against the script's working directory. */
  cwd: v.string(),
});

/** A line of the response. The last one has the exit code. */
const messageSchema = v.union([
  v.object({ line: v.string() }),
  v.object({ progress: v.object({ what: v.string(), done: v.number(), of: v.number() }) }),
  v.object({ exit: v.number() }),
]);

type Message = v.InferOutput<typeof messageSchema>;

const longestCommand = 64 * 1024;

/** Path of the running site's command socket. Its folder is accessible to the owner only. */
export function findCommandSocket(dataDir: string): string {
  return join(dataDir, "commands", "socket");
}

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

  const running = new Set<Promise<unknown>>();
  const commands = new Hono<{ Bindings: HttpBindings }>().post(
    "/",
    bodyLimit({
      maxSize: longestCommand,
      onError: (context) => context.text("The command is too long.", 413),
    }),
    async (context) => {
      const parsed = v.safeParse(commandSchema, await context.req.json().catch(() => null));
      if (!parsed.success) {
        return context.text("That isn’t a command. Send JSON with command, args and cwd.", 400);
      }
      const answered = once(context.env.outgoing, "close");
      return stream(context, async (response) => {
        const send = (message: Message) => void response.write(encodeLine(message));
        const ended = runSafely(parsed.output, run, send, log);
        const all = Promise.all([ended, answered]).finally(() => running.delete(all));
        running.add(all);
        send({ exit: await ended });
      });
    },
  );
  const server = createServer(getRequestListener(commands.fetch));
  await withShortPath(path, async (shortPath) => {
    await once(server.listen(shortPath), "listening");
  });
  chmodSync(path, 0o600);
  return {
    async close() {
      server.close();
      await Promise.all(running);
      server.closeAllConnections();
      rmSync(path, { force: true });
    },
  };
}

/** As one line, also for readers that end a line at a Unicode separator. */
function encodeLine(message: Message): string {
  const json = JSON.stringify(message)
    .replaceAll("\u2028", "\\u2028")
    .replaceAll("\u2029", "\\u2029");
  return `${json}\n`;
}

async function runSafely(
  { command, args, cwd }: v.InferOutput<typeof commandSchema>,
  run: RunCommand,
  send: (message: Message) => void,
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
  const body = JSON.stringify({ command, args, cwd });
  const response = await withShortPath(findCommandSocket(dataDir), (path) => post(path, body));
  if (response === null) return "not-running";
  if (response.statusCode !== 200) {
    write(await text(response));
    return 2;
  }
  try {
    for await (const line of createInterface({ input: response })) {
      const message = v.parse(messageSchema, JSON.parse(line));
      if ("exit" in message) return message.exit;
      if ("progress" in message) progress(message.progress);
      else write(message.line);
    }
  } catch (error) {
    if (!response.errored) throw error;
  }
  throw new Error("The site stopped before the command finished.");
}

const notListeningCodes = new Set(["ENOENT", "ENOTDIR", "ECONNREFUSED"]);

/** Returns null if nobody listens. */
function post(socketPath: string, body: string): Promise<IncomingMessage | null> {
  return new Promise((resolve, reject) => {
    const sent = request({ socketPath, method: "POST", agent: false }, resolve);
    sent.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code !== undefined && notListeningCodes.has(error.code)) resolve(null);
      else reject(new Error(`Can't reach the running site: ${error.message}.`));
    });
    sent.end(body);
  });
}

/** The kernel's limit is 107 bytes, 103 on some systems. */
const longestPath = 100;

/**
 * Gives `use` a socket path short enough for the kernel: if the real one is too long, a link from a
 * temporary private folder.
 */
async function withShortPath<T>(path: string, use: (shortPath: string) => Promise<T>): Promise<T> {
  if (Buffer.byteLength(path) <= longestPath) return use(path);
  const folder = await mkdtemp(join(tmpdir(), "lintel-"));
  try {
    await symlink(dirname(path), join(folder, "to"));
    return await use(join(folder, "to", basename(path)));
  } finally {
    await rm(folder, { recursive: true });
  }
}
