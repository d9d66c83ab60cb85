import { eq } from "drizzle-orm";
import { hashSecret } from "../server/access-links/link-secret.ts";
import { accessLinks } from "../server/access-links/access-link-table.ts";
import type { Database } from "../server/platform/database/client.ts";

/** Finds the record of an `EnqId`. What is none stays as it is. */
export async function readEnquiryKeys({
  orm,
}: Pick<Database, "orm">): Promise<(key: string) => string> {
  const links = await orm
    .select({ hash: accessLinks.secretHash, recordId: accessLinks.recordId })
    .from(accessLinks)
    .where(eq(accessLinks.purpose, "enquiry"));
  const records = new Map(links.map(({ hash, recordId }) => [hash, recordId]));
  return (key) => records.get(hashSecret(key)) ?? key;
}
