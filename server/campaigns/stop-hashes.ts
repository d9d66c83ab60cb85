import { createHash, createHmac } from "node:crypto";
import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { Queryable, Transaction } from "../platform/database/client.ts";
import { transact } from "../platform/database/transact.ts";
import { secrets } from "../platform/database/secrets-table.ts";
import { keyFor } from "../platform/database/site-secret.ts";
import type { AppContext } from "../app-context.ts";
import { campaignStops } from "./campaign-tables.ts";

const name = "opt-outs";

/**
 * The key of the opt-outs' hashes, in hexadecimal digits: that which came with an archive, else one
 * made from the site's secret.
 */
export async function findStopKey(db: Queryable, siteSecret: string): Promise<string> {
  const [own] = await db.select().from(secrets).where(eq(secrets.name, name));
  return own?.value ?? keyFor(siteSecret, name).toString("hex");
}

/** For a database whose opt-outs another site has hashed. */
export async function keepStopKey(tx: Transaction, value: string): Promise<void> {
  await tx
    .insert(secrets)
    .values({ name, value })
    .onConflictDoUpdate({ target: secrets.name, set: { value } });
}

/** @param plain as `hashPlainly` makes it, which is all that a former release has left */
export function keyHash(key: string, plain: string): string {
  return createHmac("sha256", key).update(plain).digest("hex");
}

/** SHA-256 in hexadecimal digits, as a former release kept it. Anybody can make it from an address. */
export function hashPlainly(emailKey: string): string {
  return createHash("sha256").update(emailKey).digest("hex");
}

/**
 * Which of the addresses have opted out, and since when.
 * @param emailKeys lower case
 */
export async function findStops(
  db: Queryable,
  siteSecret: string,
  emailKeys: readonly string[],
): Promise<Map<string, Date>> {
  const key = await findStopKey(db, siteSecret);
  const byHash = new Map(
    emailKeys.flatMap((emailKey) => {
      const plain = hashPlainly(emailKey);
      return [plain, keyHash(key, plain)].map((hash) => [hash, emailKey] as const);
    }),
  );
  const rows = await db
    .select()
    .from(campaignStops)
    .where(inArray(campaignStops.emailHash, [...byHash.keys()]))
    .orderBy(asc(campaignStops.createdAt));
  return new Map(rows.toReversed().map((row) => [byHash.get(row.emailHash)!, row.createdAt]));
}

/**
 * Puts the site's key to hashes that a former release wrote without one. Each row moves once,
 * whichever of the processes reaches it.
 * @returns how many
 */
export async function keyPlainStops({
  database,
  siteSecret,
}: Pick<AppContext, "database" | "siteSecret">): Promise<number> {
  const key = await findStopKey(database.orm, siteSecret);
  let done = 0;
  for (;;) {
    const moved = await transact(database.orm, (tx) => keyBatch(tx, key));
    if (moved === 0) return done;
    done += moved;
  }
}

async function keyBatch(tx: Transaction, key: string): Promise<number> {
  const plain = await tx
    .select()
    .from(campaignStops)
    .where(eq(campaignStops.isKeyed, false))
    .limit(500)
    .for("update", { skipLocked: true });
  if (plain.length === 0) return 0;
  const rows = plain.map(({ emailHash, createdAt }) => {
    return { emailHash: keyHash(key, emailHash), isKeyed: true, createdAt };
  });
  await tx
    .insert(campaignStops)
    .values(rows.toSorted((a, b) => (a.emailHash < b.emailHash ? -1 : 1)))
    .onConflictDoUpdate({
      target: campaignStops.emailHash,
      set: { createdAt: sql`least(${campaignStops.createdAt}, excluded.created_at)` },
    });
  const hashes = plain.map(({ emailHash }) => emailHash);
  await tx
    .delete(campaignStops)
    .where(and(inArray(campaignStops.emailHash, hashes), eq(campaignStops.isKeyed, false)));
  return plain.length;
}
