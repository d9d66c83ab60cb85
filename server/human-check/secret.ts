import { randomBytes } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The site's own secret, made once and kept in `DATA_DIR` where only the owner can read it. */
export function keptSecret(dataDir: string): string {
  const path = join(dataDir, "human-check-secret");
  try {
    writeFileSync(path, randomBytes(32).toString("hex"), { flag: "wx", mode: 0o600 });
  } catch (error) {
    const isThere = error instanceof Error && "code" in error && error.code === "EEXIST";
    if (!isThere) throw error;
  }
  return readFileSync(path, "utf8");
}
