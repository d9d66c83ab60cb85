import { createHmac, randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Queryable } from "./client.ts";
import { secrets } from "./secrets-table.ts";

const name = "site";

/** Returns the site's secret, created once in the database and shared by all processes. */
export async function getSiteSecret(db: Queryable): Promise<string> {
  const value = randomBytes(32).toString("hex");
  await db.insert(secrets).values({ name, value }).onConflictDoNothing();
  const [stored] = await db.select().from(secrets).where(eq(secrets.name, name));
  if (!stored) throw new Error("The site's secret was kept and is not there.");
  return stored.value;
}

export function keyFor(siteSecret: string, purpose: string): Buffer {
  return createHmac("sha256", siteSecret).update(purpose).digest();
}
