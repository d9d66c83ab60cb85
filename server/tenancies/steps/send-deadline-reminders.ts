import { and, eq, inArray } from "drizzle-orm";
import { formatNumericDate, getLondonDate } from "../../../domain/shared/dates.ts";
import {
  describeDeadline,
  getDeadlineName,
} from "../../../domain/tenancies/money/describe-deadline.ts";
import { type Deadline, listDeadlines } from "../../../domain/tenancies/steps/list-deadlines.ts";
import { listPeople, paymentTitles, type Tenancy } from "../../../domain/tenancies/tenancy.ts";
import { notifyOffice } from "../../agency/office-changes.ts";
import type { AppContext } from "../../app-context.ts";
import { findHomeAgency } from "../../branches/home-agency.ts";
import type { Queryable, Transaction } from "../../platform/database/client.ts";
import { transact } from "../../platform/database/transact.ts";
import { getSiteOrigin } from "../../platform/http/site-origin.ts";
import { queueMail } from "../../platform/mail/queue-mail.ts";
import { recordAudit } from "../../platform/submissions/record-audit.ts";
import { staff } from "../../staff/staff-tables.ts";
import { listClockedTenancyIds } from "../find-tenancies.ts";
import { type LoadedTenancy, loadTenancies, lockTenancy } from "../load-tenancy.ts";
import { createDeadlineEmail } from "../mails/tenancy-mails.ts";
import { deadlineReminders } from "../tenancy-tables.ts";

/**
 * Mails each alarm once, to whoever carries the tenancy on, and again where what ended it is undone. Noting it
 * and queueing its mail are one transaction, safe across restarts and processes.
 */
export async function sendDeadlineReminders(
  app: AppContext,
  stopping?: AbortSignal,
): Promise<void> {
  for (const id of await listClockedTenancyIds(app.database.orm, getLondonDate(app.now()))) {
    if (stopping?.aborted) return;
    try {
      await mailAlarmsOf(app, id);
    } catch (error) {
      // One tenancy must not silence the others. It is tried again in the next run.
      app.log.error({ err: error, tenancyId: id }, "Tenancy alarm failed");
    }
  }
}

async function mailAlarmsOf(app: AppContext, tenancyId: string): Promise<void> {
  const at = app.now();
  await transact(app.database.orm, async (tx) => {
    const loaded = await lockTenancy(tx, tenancyId);
    if (loaded === null) return;
    const alarms = listDeadlines(loaded.tenancy, at, loaded.landlord);
    if (alarms.length === 0) return;
    const fresh = await tx
      .insert(deadlineReminders)
      .values(alarms.map(({ key }) => ({ tenancyId, key, mailedAt: at })))
      .onConflictDoNothing()
      .returning({ key: deadlineReminders.key });
    const keys = new Set(fresh.map(({ key }) => key));
    const news = alarms.filter(({ key }) => keys.has(key));
    if (news.length === 0) return;
    await queueMail(tx, await createMail(tx, app, loaded, news));
    const detail = { alarms: news.length };
    const subject = { subject: "tenancy", subjectId: tenancyId } as const;
    await recordAudit(tx, { actor: "job", action: "tenancy.alarmed", ...subject, detail });
    await notifyOffice(tx, { subject: "tenancy", id: tenancyId });
  });
}

/** What was done and is undone later rings anew: the mail that went was about what stood before. */
export async function forgetEndedDeadlines(
  tx: Transaction,
  { row, tenancy, landlord }: LoadedTenancy,
  after: Tenancy,
  at: Date,
): Promise<void> {
  const standing = new Set(listDeadlines(after, at, landlord).map(({ key }) => key));
  const ended = listDeadlines(tenancy, at, landlord).flatMap(({ key }) =>
    standing.has(key) ? [] : [key],
  );
  if (ended.length === 0) return;
  await tx
    .delete(deadlineReminders)
    .where(and(eq(deadlineReminders.tenancyId, row.id), inArray(deadlineReminders.key, ended)));
}

async function createMail(
  db: Queryable,
  { config }: AppContext,
  { row, tenancy }: LoadedTenancy,
  alarms: readonly Deadline[],
) {
  const [owner] =
    row.ownerId === null ? [] : await db.select().from(staff).where(eq(staff.id, row.ownerId));
  const isHere = owner && owner.leftAt === null;
  const siteUrl = getSiteOrigin(config);
  return createDeadlineEmail(
    {
      name: isHere ? owner.name : "colleagues",
      email: isHere ? owner.email : config.agencyEmail,
      url: siteUrl && `${siteUrl}/office/tenancies/${row.id}`,
    },
    {
      tenancyId: row.id,
      homeName: row.accepted.home.name,
      replyTo: config.agencyEmail,
      agency: await findHomeAgency(db, row.listingId),
      names: listPeople(tenancy, "tenant").map(({ name }) => name),
      subject: describeMostUrgent(alarms[0]!),
      lines: alarms.map((alarm) => describeAlarm(alarm, tenancy.people)),
    },
  );
}

function describeMostUrgent({ name, stage, dueOn }: Deadline): string {
  const when = { soon: `by ${formatNumericDate(dueOn)}`, due: "today", overdue: "overdue" }[stage];
  return `${getDeadlineName(name)}, ${when}`;
}

const stageWords = { soon: "by", due: "today:", overdue: "was due" } as const;

function describeAlarm(
  alarm: Deadline,
  people: LoadedTenancy["tenancy"]["people"],
): [what: string, when: string] {
  const { stage, dueOn } = alarm;
  return [describeWhat(alarm, people), `${stageWords[stage]} ${formatNumericDate(dueOn)}`];
}

/** With whose or which it is: several of a household, or sums, can have the same clock. */
function describeWhat(
  { name, personId, payment }: Deadline,
  people: LoadedTenancy["tenancy"]["people"],
): string {
  const whose = people.find(({ id }) => id === personId)?.name;
  const which = whose ?? (payment && paymentTitles[payment]);
  return which === undefined ? describeDeadline(name) : `${describeDeadline(name)}: ${which}`;
}

export interface TenancyNearDeadline {
  id: string;
  listingId: string;
  home: string;
  names: string[];
  ownerId: string | null;
  alarms: (Deadline & { text: string })[];
}

/** Tenancies with a clock that has gone off, most urgent first: for Today and the list of tenancies. */
export async function listTenanciesNearDeadline(
  db: Queryable,
  now: Date,
  branch: string | null = null,
): Promise<TenancyNearDeadline[]> {
  const found: TenancyNearDeadline[] = [];
  const ids = await listClockedTenancyIds(db, getLondonDate(now), branch);
  for (const { row, tenancy, landlord } of await loadTenancies(db, ids)) {
    const alarms = listDeadlines(tenancy, now, landlord).map((alarm) => ({
      ...alarm,
      text: describeWhat(alarm, tenancy.people),
    }));
    if (alarms.length === 0) continue;
    const names = listPeople(tenancy, "tenant").map(({ name }) => name);
    const { id, listingId, ownerId } = row;
    found.push({ id, listingId, home: row.accepted.home.name, names, ownerId, alarms });
  }
  return found.toSorted((a, b) => (a.alarms[0]!.dueOn < b.alarms[0]!.dueOn ? -1 : 1));
}
