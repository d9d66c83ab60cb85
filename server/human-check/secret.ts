import { randomBytes, randomUUID } from "node:crypto";
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  openSync,
  readFileSync,
  rmSync,
  writeSync,
} from "node:fs";
import { join } from "node:path";
import { reasonOf } from "../db/database-problem.ts";

const shortest = 32;

/**
 * The site's own secret, made once and kept in `DATA_DIR` where only the owner can read it. Of
 * several processes that start together all get the same.
 * @returns the secret, or one line for the operator
 */
export function keptSecret(
  dataDir: string,
): { ok: true; secret: string } | { ok: false; problem: string } {
  const path = join(dataDir, "human-check-secret");
  try {
    if (!existsSync(path)) make(path);
    const secret = readFileSync(path, "utf8").trim();
    if (secret.length >= shortest) return { ok: true, secret };
    const problem = `The secret in ${path} is too short: delete the file and start again.`;
    return { ok: false, problem };
  } catch (error) {
    return { ok: false, problem: `The secret ${path} can't be kept: ${reasonOf(error)}.` };
  }
}

/** Appears whole or not at all; one that another process made first stays. */
function make(path: string): void {
  const draft = `${path}.${randomUUID()}.part`;
  try {
    writeDurably(draft, randomBytes(32).toString("hex"));
    linkSync(draft, path);
  } catch (error) {
    const isThere = error instanceof Error && "code" in error && error.code === "EEXIST";
    if (!isThere) throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

function writeDurably(path: string, text: string): void {
  const file = openSync(path, "wx", 0o600);
  try {
    writeSync(file, text);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
