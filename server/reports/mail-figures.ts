import { and, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import { findDigestWeek } from "../../domain/customer-pages/digest-week.ts";
import { figureMailRoles } from "../../domain/reports/figure-mail.ts";
import { describeSpan, getSpanBefore, readSpan } from "../../domain/reports/figure-span.ts";
import { branches } from "../agency/branch-table.ts";
import type { AppContext } from "../app-context.ts";
import type { Queryable } from "../platform/database/client.ts";
import { transact } from "../platform/database/transact.ts";
import { getSiteOrigin } from "../platform/http/site-origin.ts";
import { queueMail } from "../platform/mail/queue-mail.ts";
import { recordAudit } from "../platform/submissions/record-audit.ts";
import { staff } from "../staff/staff-tables.ts";
import { describeHeads } from "./describe-figures.ts";
import { figureMails } from "./figure-tables.ts";
import { findFigures } from "./find-figures.ts";
import { findOpenNow } from "./find-open-now.ts";
import { createFiguresMail } from "./mails/figures-mail.ts";

/** Mails owners and managers on Monday morning the figures of the week before. */
export async function mailFigures(app: AppContext, stopping?: AbortSignal): Promise<void> {
  const week = findDigestWeek(app.now());
  if (week === null) return;
  const due = await listDue(app.database.orm, week);
  if (due.length === 0) return;
  for (const colleagues of Map.groupBy(due, ({ branch }) => branch?.id).values()) {
    if (stopping?.aborted) return;
    const facts = await findFacts(app, week, colleagues[0]!.branch);
    for (const colleague of colleagues) {
      if (stopping?.aborted) return;
      await mailTo(app, week, createFiguresMail(colleague, facts));
    }
  }
}

/** @param branch whose figures; null: the agency’s */
async function findFacts(
  app: AppContext,
  week: string,
  branch: { id: string; name: string } | null,
) {
  const ofWeek = readSpan({ weeks: "1", day: week }, app.now());
  const span = getSpanBefore({ ...ofWeek, branch: branch?.id ?? null });
  return {
    branch: branch?.name ?? null,
    span: describeSpan(span),
    heads: describeHeads(await findFigures(app, span)),
    open: await findOpenNow(app, branch?.id),
    url: createPageUrl(app, span.lastDay),
    stopUrl: createStopUrl(app),
    replyTo: app.config.agencyEmail,
  };
}

function createPageUrl({ config }: AppContext, day: string): string | null {
  const siteUrl = getSiteOrigin(config);
  return siteUrl && `${siteUrl}/office/reports?weeks=1&day=${day}`;
}

function createStopUrl({ config }: AppContext): string | null {
  const siteUrl = getSiteOrigin(config);
  return siteUrl && `${siteUrl}/office/account#figures`;
}

/**
 * Who wants it and did not have this week's, with the branch that they are limited to. The demo's
 * people have no mailbox.
 */
function listDue(db: Queryable, week: string) {
  const had = db
    .select({ id: figureMails.staffId })
    .from(figureMails)
    .where(eq(figureMails.week, week));
  return db
    .select({
      id: staff.id,
      name: staff.name,
      email: staff.email,
      branch: { id: branches.id, name: branches.name },
    })
    .from(staff)
    .leftJoin(branches, and(eq(branches.id, staff.branch), eq(staff.isLimited, true)))
    .where(
      and(
        inArray(staff.role, [...figureMailRoles]),
        isNull(staff.figuresStoppedAt),
        isNotNull(staff.joinedAt),
        isNull(staff.leftAt),
        eq(staff.isDemo, false),
        sql`${staff.id} not in ${had}`,
      ),
    );
}

/** Noting it and queueing it are one transaction: of several processes one sends it. */
async function mailTo(
  { database, now }: AppContext,
  week: string,
  mail: ReturnType<typeof createFiguresMail>,
): Promise<void> {
  const { aboutId: staffId } = mail;
  await transact(database.orm, async (tx) => {
    const noted = await tx
      .insert(figureMails)
      .values({ staffId, week, queuedAt: now() })
      .onConflictDoNothing()
      .returning({ week: figureMails.week });
    if (noted.length === 0) return;
    await queueMail(tx, mail);
    await recordAudit(tx, {
      actor: "job",
      action: "staff.figures-mailed",
      subject: "staff",
      subjectId: staffId,
      detail: { week },
    });
  });
}
