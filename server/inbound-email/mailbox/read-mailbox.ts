import { setImmediate as pause } from "node:timers/promises";
import { and, eq, inArray } from "drizzle-orm";
import { maxMailBytes } from "../../../domain/inbound-email/mail-limits.ts";
import type { AppContext } from "../../app-context.ts";
import { splitBatches } from "../../platform/database/batches.ts";
import type { Mailbox, MailboxEntry } from "../../platform/mail/mailbox.ts";
import { receivedMails } from "../mail-in-tables.ts";
import { saveProgress } from "./mailbox-state.ts";
import { receiveMail } from "../receive-mail.ts";

/** Mails and bytes that are read before the lease is extended and others get a turn. */
const maxMails = 20;
const maxBytes = 2 * maxMailBytes;
/** Headers and a beginning of a mail that is too large. */
const beginningBytes = 64 * 1024;
/** After this many failures a mail is held unread, so that it can't stop those behind it. */
const maxAttempts = 3;

export interface ReadingState {
  key: string;
  uidValidity: string | null;
  lastUid: number;
  lastReadAt: Date | null;
}

/**
 * Takes in new mails of an open mailbox, oldest first, a bounded number. A mail is stored before it
 * is marked as seen: a process that dies in between leaves the mark to the next turn.
 * @param attempts failures by UID, kept between turns
 * @returns whether more are waiting
 */
export async function readMailbox(
  app: AppContext,
  mailbox: Mailbox,
  state: ReadingState,
  attempts: Map<number, number>,
  stopping: AbortSignal,
): Promise<boolean> {
  const { orm } = app.database;
  const source = { mailbox: state.key, uidValidity: mailbox.uidValidity };
  let lastUid = await findStart(mailbox, state);
  // Before the first mail, so that a process that dies meanwhile does not begin anew.
  const save = () => saveProgress(orm, state.key, { uidValidity: mailbox.uidValidity, lastUid });
  await save();
  const known = await findKnown(app, source, await mailbox.findNew(lastUid));
  for (const uid of known.unmarked) await markSeen(app, mailbox, source, uid);
  const batch = known.fresh.slice(0, maxMails);
  const entries = new Map((await mailbox.list(batch)).map((entry) => [entry.uid, entry]));
  let bytes = 0;
  let read = 0;
  for (const uid of batch) {
    const entry = entries.get(uid);
    bytes += Math.min(entry?.bytes ?? 0, maxMailBytes);
    if (stopping.aborted || (read > 0 && bytes > maxBytes)) break;
    // A mail may have been deleted meanwhile.
    if (entry) {
      await takeIn(app, mailbox, { ...source, ...entry }, attempts);
      await markSeen(app, mailbox, source, uid);
    }
    read++;
    lastUid = Math.max(lastUid, uid);
    await save();
    await pause();
  }
  return known.fresh.length > read;
}

/**
 * At first only mails that nobody has read and later ones are taken in, not the years before. If the
 * UIDs were given anew, those since the last reading: copies are recognised.
 */
async function findStart(mailbox: Mailbox, state: ReadingState): Promise<number> {
  if (state.uidValidity === mailbox.uidValidity) return state.lastUid;
  const newest = mailbox.uidNext - 1;
  if (state.uidValidity === null || state.lastReadAt === null) return newest;
  const dayBefore = new Date(state.lastReadAt.getTime() - 86_400_000);
  const [first] = (await mailbox.findReceivedSince(dayBefore)).toSorted((a, b) => a - b);
  return first === undefined ? newest : first - 1;
}

interface Source {
  mailbox: string;
  uidValidity: string;
}

async function findKnown({ database }: AppContext, source: Source, uids: readonly number[]) {
  const marks = new Map<number, boolean>();
  for (const batch of splitBatches(uids)) {
    const rows = await database.orm
      .select({ uid: receivedMails.uid, isMarked: receivedMails.isMarked })
      .from(receivedMails)
      .where(and(isFrom(source), inArray(receivedMails.uid, batch)));
    for (const { uid, isMarked } of rows) marks.set(uid, isMarked);
  }
  return {
    fresh: uids.filter((uid) => !marks.has(uid)),
    unmarked: uids.filter((uid) => marks.get(uid) === false),
  };
}

async function takeIn(
  app: AppContext,
  mailbox: Mailbox,
  entry: Source & MailboxEntry,
  attempts: Map<number, number>,
): Promise<void> {
  const isOversized = entry.bytes > maxMailBytes;
  const raw = await mailbox.download(entry.uid, isOversized ? beginningBytes : undefined);
  try {
    await receiveMail(app, entry, { raw, isOversized });
  } catch (error) {
    const failures = (attempts.get(entry.uid) ?? 0) + 1;
    attempts.set(entry.uid, failures);
    if (failures < maxAttempts) throw error;
    app.log.error({ err: error, uid: entry.uid }, "Can't process incoming email; held for review");
    await receiveMail(app, entry, { raw: null, isOversized });
  }
  attempts.delete(entry.uid);
}

async function markSeen(
  app: AppContext,
  mailbox: Mailbox,
  source: Source,
  uid: number,
): Promise<void> {
  await mailbox.markSeen(uid);
  await app.database.orm
    .update(receivedMails)
    .set({ isMarked: true })
    .where(and(isFrom(source), eq(receivedMails.uid, uid)));
}

function isFrom({ mailbox, uidValidity }: Source) {
  return and(eq(receivedMails.mailbox, mailbox), eq(receivedMails.uidValidity, uidValidity));
}
