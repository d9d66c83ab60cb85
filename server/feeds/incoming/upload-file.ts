import type { AppContext } from "../../app-context.ts";
import { randomUUID } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { recordAudit, type StaffActor } from "../../platform/submissions/record-audit.ts";
import type { FormCall, FormOutcome } from "../../staff/office-form.ts";
import { refuse } from "../../staff/refusals.ts";
import { toPrintable } from "../blm/printable.ts";
import { checkFile, getFeedFolder, noteContent } from "./receive-file.ts";

const zipStart = Buffer.from("PK\u0003\u0004", "latin1");

/** By its content: a name proves nothing. */
export function getFeedEnding(bytes: Uint8Array): "zip" | "blm" {
  return zipStart.equals(bytes.subarray(0, zipStart.length)) ? "zip" : "blm";
}

/** Writes a file that the site keeps until somebody has decided about it. */
export async function keepFeedFile(app: AppContext, bytes: Uint8Array): Promise<string> {
  const folder = join(getFeedFolder(app), randomUUID());
  await mkdir(folder, { recursive: true });
  const path = join(folder, `feed.${getFeedEnding(bytes)}`);
  await writeFile(path, bytes, { mode: 0o600 });
  return path;
}

/** None of it was read. */
export const largeFeedFile = refuse(
  "The file is larger than 64 MB. Put it in the watched folder instead.",
  "file",
);

/** A file that somebody drops is checked, and taken only when they say so. */
export async function checkUploadedFile(
  app: AppContext,
  actor: StaffActor,
  file: FormCall["files"][number] | undefined,
): Promise<FormOutcome> {
  if (!file || file.bytes.length === 0) return refuse("Choose a BLM file or a ZIP", "file");
  const path = await keepFeedFile(app, file.bytes);
  const name = toPrintable(basename(file.name), 100) || "feed.blm";
  const upload = { source: "upload", name, path, actor } as const;
  const noted = await noteContent(app, file.bytes, upload);
  if (!noted) return refuse("Someone has just dealt with this file. Reload the page.", "file");
  await checkFile(app, noted);
  await recordAudit(app.database.orm, {
    actor,
    action: "feed.file-checked",
    subject: "feed-file",
    subjectId: noted.id,
    detail: { file: name },
  });
  return { ok: true, answer: { done: null, to: `/office/feeds?checked=${noted.id}#try` } };
}
