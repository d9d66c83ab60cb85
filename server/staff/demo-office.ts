import { and, eq, exists, inArray, isNull, or, sql } from "drizzle-orm";
import { revokeAccessLinks } from "../access-links/access-links.ts";
import { notifyOffice } from "../agency/office-changes.ts";
import type { Queryable, Transaction } from "../platform/database/client.ts";
import { recordAudit } from "../platform/submissions/record-audit.ts";
import { audit } from "../platform/submissions/submission-tables.ts";
import type { StaffContext } from "./staff-context.ts";
import {
  staff,
  staffChallenges,
  staffKeys,
  staffLinks,
  staffPasskeys,
  staffSessions,
} from "./staff-tables.ts";

type DemoContext = Pick<StaffContext, "config" | "database" | "hasOnlyDemoHomes">;

/**
 * Whether the office is the demo's: false as soon as somebody real has joined or the site has homes of
 * its own, and for good once the demo's people have left.
 */
export async function isDemoOffice({
  config,
  database,
  hasOnlyDemoHomes,
}: DemoContext): Promise<boolean> {
  if (!config.demoData || !config.demoSignIn) return false;
  return (await isUntouched(database.orm)) && (await hasOnlyDemoHomes());
}

/**
 * The demo of somebody who tries the site for themselves. With `PUBLIC_URL` there may be real visitors,
 * whose mails are sent and whose pages are nobody else's.
 */
export async function isLocalDemo(app: DemoContext): Promise<boolean> {
  return app.config.publicUrl === null && (await isDemoOffice(app));
}

async function isUntouched(orm: Queryable): Promise<boolean> {
  const countIf = (condition: ReturnType<typeof sql>) =>
    sql<number>`count(*) filter (where ${condition})`.mapWith(Number);
  const [counts] = await orm
    .select({
      real: countIf(sql`not ${staff.isDemo} and ${staff.joinedAt} is not null`),
      made: countIf(sql`${staff.isDemo}`),
      present: countIf(sql`${staff.isDemo} and ${staff.leftAt} is null`),
    })
    .from(staff);
  const { real = 0, made = 0, present = 0 } = counts ?? {};
  return real === 0 && (made === 0 || present > 0);
}

/**
 * Ends what the demo made, in the transaction in which the first real colleague or home arrives: its
 * people with all that lets anybody in as them, whom they invited, the links of its renters and
 * landlords, and the previews, which nobody but its people could make. None of it opens anything again,
 * even if the real data goes. Nothing happens where the demo has ended.
 */
export async function endDemo(
  app: Pick<StaffContext, "endInventedLinks">,
  tx: Transaction,
  at: Date,
): Promise<void> {
  const ended = await tx
    .update(staff)
    .set({ leftAt: at })
    .where(and(eq(staff.isDemo, true), isNull(staff.leftAt)))
    .returning({ id: staff.id });
  if (ended.length === 0) return;
  const people = tx.select({ id: staff.id }).from(staff).where(eq(staff.isDemo, true));
  for (const table of [staffSessions, staffLinks, staffPasskeys, staffChallenges])
    await tx.delete(table).where(inArray(table.staffId, people));
  await tx
    .update(staffKeys)
    .set({ revokedAt: at })
    .where(and(inArray(staffKeys.staffId, people), isNull(staffKeys.revokedAt)));
  await endInvitations(tx, at);
  await app.endInventedLinks(tx, at);
  for (const { id } of ended) {
    await revokeAccessLinks(tx, { purpose: "calendar", recordId: id, at });
    await recordAudit(tx, {
      at,
      actor: "job",
      action: "staff.demo-ended",
      subject: "staff",
      subjectId: id,
    });
  }
  await notifyOffice(tx, { subject: "staff", id: null });
}

/** Of those whom one of the demo's people has invited, now or before the demo's people could not. */
async function endInvitations(tx: Transaction, at: Date): Promise<void> {
  const demoIds = tx
    .select({ id: sql<string>`${staff.id}::text` })
    .from(staff)
    .where(eq(staff.isDemo, true));
  const byDemo = exists(
    tx
      .select({ one: sql`1` })
      .from(audit)
      .where(
        and(
          eq(audit.subject, "staff"),
          eq(audit.subjectId, sql`${staff.id}::text`),
          or(eq(audit.action, "staff.invited"), eq(audit.action, "staff.invited-again")),
          inArray(audit.actor, demoIds),
        ),
      ),
  );
  const isWaiting = and(eq(staff.isDemo, false), isNull(staff.joinedAt), isNull(staff.leftAt));
  const invited = await tx.select({ id: staff.id }).from(staff).where(and(isWaiting, byDemo));
  if (invited.length === 0) return;
  const ids = invited.map(({ id }) => id);
  await tx.delete(staffLinks).where(inArray(staffLinks.staffId, ids));
  await tx.update(staff).set({ leftAt: at }).where(inArray(staff.id, ids));
}
