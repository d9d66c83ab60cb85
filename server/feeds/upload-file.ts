import { randomUUID } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { hideLinksInText } from "../access-links/hide-links-in-text.ts";
import { readUpTo } from "../platform/http/read-up-to.ts";
import type { Outcome } from "../platform/submissions/outcome.ts";
import { recordAudit } from "../platform/submissions/record-audit.ts";
import { refuse } from "../staff/refusals.ts";
import { toPrintable } from "./printable.ts";
import { checkFile, getFeedFolder, noteContent, type Receiver } from "./receive-file.ts";
import { bodyBytes } from "../../domain/shared/body-limits.ts";

const zipStart = Buffer.from("PK\u0003\u0004", "latin1");

/** By its content: a name proves nothing. */
export function getFeedEnding(bytes: Uint8Array): "zip" | "blm" {
  return zipStart.equals(bytes.subarray(0, zipStart.length)) ? "zip" : "blm";
}

/** Writes a file that the site keeps until somebody has decided about it. */
export async function keepFeedFile(app: Receiver, bytes: Uint8Array): Promise<string> {
  const folder = join(getFeedFolder(app), randomUUID());
  await mkdir(folder, { recursive: true });
  const path = join(folder, `feed.${getFeedEnding(bytes)}`);
  await writeFile(path, bytes, { mode: 0o600 });
  return path;
}

/** A file that somebody drops is checked, and taken only when they say so. */
export async function uploadFile(
  app: Receiver,
  staffId: string,
  request: Request,
): Promise<Outcome<{ id: string }>> {
  const bytes = await readUpTo(request.body, bodyBytes.feedPage);
  if (bytes === null) {
    return refuse("The file is larger than 64 MB: put it into the watched folder.", "file");
  }
  const file = await readFileField(bytes, request.headers.get("Content-Type") ?? "");
  if (!file || file.content.length === 0) return refuse("Choose a BLM file or a ZIP", "file");
  const path = await keepFeedFile(app, file.content);
  const shown = await hideLinksInText(app.database.orm, basename(file.name));
  const name = toPrintable(shown, 100) || "feed.blm";
  const upload = { source: "upload", name, path, actor: { staffId } } as const;
  const noted = await noteContent(app, file.content, upload);
  if (!noted) return refuse("Someone has just decided about this file. Reload the page.", "file");
  await checkFile(app, noted);
  await recordAudit(app.database.orm, {
    actor: { staffId },
    action: "feed.file-checked",
    subject: "feed-file",
    subjectId: noted.id,
    detail: { file: name },
  });
  return { ok: true, answer: { id: noted.id } };
}

async function readFileField(bytes: Uint8Array, type: string) {
  try {
    const body = new Response(Buffer.from(bytes), { headers: { "Content-Type": type } });
    const file = (await body.formData()).get("file");
    if (!(file instanceof File)) return null;
    return { name: file.name, content: new Uint8Array(await file.arrayBuffer()) };
  } catch {
    return null; // Not what a form sends.
  }
}
