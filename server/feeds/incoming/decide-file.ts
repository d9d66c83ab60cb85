import type { AppContext } from "../../app-context.ts";
import { stat } from "node:fs/promises";
import { and, eq, inArray } from "drizzle-orm";
import { type FeedFileState, isShortFile } from "../../../domain/feeds/feed-file.ts";
import { isAllowed } from "../../../domain/staff/roles.ts";
import { isUuid } from "../../../domain/shared/uuid.ts";
import { notifyOffice } from "../../agency/office-changes.ts";
import type { Outcome } from "../../platform/submissions/outcome.ts";
import { recordAudit, type StaffActor } from "../../platform/submissions/record-audit.ts";
import { refuse, refuseGone } from "../../staff/refusals.ts";
import type { SignedIn } from "../../staff/sessions.ts";
import { feedFiles } from "../feed-tables.ts";
import { checkFile, type FeedFile, forgetFile, isTest, takeFile } from "./receive-file.ts";
import { transact } from "../../platform/database/transact.ts";

export type FileDecision = "take" | "drop" | "retry";

const decidable: Record<FileDecision, FeedFileState[]> = {
  take: ["checked", "held"],
  /** A refused one may never come again. */
  drop: ["checked", "held", "refused"],
  retry: ["refused", "held"],
};

/** What somebody says of a file: to take it as it is, to leave it, or to try it once more. */
export async function decideFile(
  app: AppContext,
  by: Pick<SignedIn, "staffId" | "role">,
  id: string,
  decision: FileDecision,
): Promise<Outcome<{ done: string }>> {
  const file = await findFile(app, id);
  if (!file) return refuseGone("file");
  const isShort = isShortFile(file);
  if (decision === "take" && isShort && !isAllowed(by.role, "take-shrunk-feed")) {
    return refuse("Only an admin can withdraw this many properties at once.");
  }
  if (decision === "take" && file.report === null) {
    return refuse("This file has no properties and names no branch, so there’s nothing to import.");
  }
  if (decision !== "drop" && !(await isThere(file.path))) {
    return refuse("This file is no longer on the server. Send it again.");
  }
  const claimed = await claim(app, file, { by, decision });
  if (!claimed) return refuse("Someone has already dealt with this file.");
  if (decision === "drop") {
    await forgetFile(app, file);
    return { ok: true, answer: { done: "File discarded. No properties changed." } };
  }
  if (decision === "retry" && isTest(file)) return testAgain(app, claimed);
  const allowShrink = decision === "take" && isShort;
  await takeFile(app, claimed, { actor: by, allowShrink });
  const after = await findFile(app, id);
  if (after?.state === "taken") return { ok: true, answer: { done: "File imported." } };
  return refuse(after?.problem ?? "We couldn’t import the file.");
}

/** A test changes nothing, however often. */
async function testAgain(app: AppContext, file: FeedFile): Promise<Outcome<{ done: string }>> {
  await checkFile(app, file);
  const after = await findFile(app, file.id);
  if (after?.state === "checked")
    return { ok: true, answer: { done: "File tested. No properties changed." } };
  return refuse(after?.problem ?? "We couldn’t read the file.");
}

export async function findFile({ database }: AppContext, id: string) {
  if (!isUuid(id)) return null;
  const [file] = await database.orm.select().from(feedFiles).where(eq(feedFiles.id, id));
  return file ?? null;
}

async function isThere(path: string | null): Promise<boolean> {
  if (path === null) return false;
  return stat(path).then(
    () => true,
    () => false,
  );
}

/** Null if somebody else was quicker. */
function claim(
  { database, now }: AppContext,
  { id, name, figures }: FeedFile,
  { by, decision }: { by: StaffActor; decision: FileDecision },
): Promise<FeedFile | null> {
  return transact(database.orm, async (tx) => {
    const isDrop = decision === "drop";
    const [claimed] = await tx
      .update(feedFiles)
      .set({
        state: isDrop ? "dropped" : "reading",
        ...(isDrop && { path: null }),
        decidedAt: now(),
        decidedBy: by.staffId,
      })
      .where(and(eq(feedFiles.id, id), inArray(feedFiles.state, decidable[decision])))
      .returning();
    if (!claimed) return null;
    const words = {
      take: "feed.file-taken",
      drop: "feed.file-dropped",
      retry: "feed.file-retried",
    } as const;
    await recordAudit(tx, {
      actor: by,
      action: words[decision],
      subject: "feed-file",
      subjectId: id,
      detail: { file: name, withdrawn: figures?.withdrawn ?? 0 },
    });
    await notifyOffice(tx, { subject: "feed", id });
    return claimed;
  });
}
