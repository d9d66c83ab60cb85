import { eq } from "drizzle-orm";
import type { AppContext } from "../app-context.ts";
import { documentContents, documents } from "./document-tables.ts";

export type DocumentRow = typeof documents.$inferSelect;

/**
 * A private paper with its bytes, for whoever has judged that they may be read: a page asks
 * `readDocument` (`server/site/doors/`), which judges and records it.
 */
export async function decryptDocument(
  { database, documentKeys }: AppContext,
  id: string,
): Promise<{ document: DocumentRow; bytes: Buffer } | null> {
  const [found] = await database.orm
    .select({ document: documents, content: documentContents })
    .from(documents)
    .innerJoin(documentContents, eq(documentContents.documentId, documents.id))
    .where(eq(documents.id, id));
  if (!found) return null;
  return { document: found.document, bytes: await documentKeys.decrypt(id, found.content) };
}
