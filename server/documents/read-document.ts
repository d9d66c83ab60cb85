import { eq } from "drizzle-orm";
import type { AppContext } from "../app-context.ts";
import { type Actor, recordAudit } from "../platform/submissions/record-audit.ts";
import { documentContents, documents } from "./document-tables.ts";

export type DocumentRow = typeof documents.$inferSelect;

/** What may be read: a member of staff is checked by the page's permission, others by their case. */
export type MayRead = (document: DocumentRow) => boolean | Promise<boolean>;

/**
 * Opens a document for somebody who may read it, and records that it was read.
 * @returns null if there is none or it is not theirs
 */
export async function readDocument(
  { database, documentKeys }: Pick<AppContext, "database" | "documentKeys">,
  actor: Actor,
  id: string,
  mayRead: MayRead,
): Promise<{ document: DocumentRow; bytes: Buffer } | null> {
  const [found] = await database.orm
    .select({ document: documents, content: documentContents })
    .from(documents)
    .innerJoin(documentContents, eq(documentContents.documentId, documents.id))
    .where(eq(documents.id, id));
  if (!found || !(await mayRead(found.document))) return null;
  const { document, content } = found;
  const bytes = await documentKeys.decrypt(id, content);
  await recordAudit(database.orm, {
    actor,
    action: "document.read",
    subject: document.subject,
    subjectId: document.subjectId,
    detail: { documentId: id, kind: document.kind },
  });
  return { document, bytes };
}

/** Nothing that it holds runs in the site's own name, and no cache keeps it. */
export function createDocumentHeaders({ mimeType, fileName }: DocumentRow): Record<string, string> {
  const isShown = mimeType === "application/pdf" || mimeType.startsWith("image/");
  return {
    "Content-Type": mimeType,
    "Content-Disposition": `${isShown ? "inline" : "attachment"}; filename*=UTF-8''${encodeURIComponent(fileName)}`,
    "Content-Security-Policy": "default-src 'none'; sandbox",
    "X-Content-Type-Options": "nosniff",
    "Cache-Control": "private, no-store",
  };
}
