import { mkdtemp, rm, symlink } from "node:fs/promises";
import type { Socket } from "node:net";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import * as v from "valibot";

export const commandRequest = v.strictObject({
  command: v.string(),
  args: v.array(v.string()),
  /** Relative paths resolve against the script's working directory. */
  cwd: v.string(),
});

export const commandAnswer = v.union([
  v.object({ line: v.string() }),
  v.object({ progress: v.object({ what: v.string(), done: v.number(), of: v.number() }) }),
  v.object({ exit: v.number() }),
]);

/** Path of the running site's command socket. Its folder is accessible to the owner only. */
export function findCommandSocket(dataDir: string): string {
  return join(dataDir, "commands", "socket");
}

/** The kernel's limit is 107 bytes, 103 on some systems. */
const longestPath = 100;

/**
 * Gives `use` a socket path short enough for the kernel: if the real one is too long, a link from a
 * temporary private folder.
 */
export async function withShortPath<T>(
  path: string,
  use: (shortPath: string) => Promise<T>,
): Promise<T> {
  if (Buffer.byteLength(path) <= longestPath) return use(path);
  const folder = await mkdtemp(join(tmpdir(), "lintel-"));
  try {
    await symlink(dirname(path), join(folder, "to"));
    return await use(join(folder, "to", basename(path)));
  } finally {
    await rm(folder, { recursive: true });
  }
}

/**
 * Yields lines without their line ends and leaves the socket open. Stops at `longest` characters.
 */
export async function* readLines(socket: Socket, longest = Number.POSITIVE_INFINITY) {
  socket.setEncoding("utf8");
  let rest = "";
  for await (const chunk of socket.iterator({ destroyOnReturn: false })) {
    const lines = `${rest}${String(chunk)}`.split("\n");
    rest = lines.pop() ?? "";
    yield* lines;
    if (rest.length > longest) return;
  }
}
