import { and, eq, inArray, isNull } from "drizzle-orm";
import { type DiaryPlace, listDiaryNews } from "../../../domain/viewings/diary/diary-news.ts";
import type { AppContext } from "../../app-context.ts";
import { findHomeAgency } from "../../branches/home-agency.ts";
import { nameHome } from "../../listings/office-home.ts";
import type { Transaction } from "../../platform/database/client.ts";
import { getSiteOrigin } from "../../platform/http/site-origin.ts";
import { queueMail } from "../../platform/mail/queue-mail.ts";
import type { Actor } from "../../platform/submissions/record-audit.ts";
import { staff } from "../../staff/staff-tables.ts";
import type { Appointment } from "./appointments.ts";
import { findHomeName } from "../keys/find-home-viewing.ts";
import { negotiators } from "./diary-tables.ts";
import { createDiaryNotice } from "../mails/diary-notice.ts";

interface DiaryChange {
  appointment: Pick<Appointment, "id" | "kind" | "listingId">;
  /** Null for a new one. */
  before: DiaryPlace | null;
  /** Null for one that is cancelled. */
  after: DiaryPlace | null;
}

/**
 * Mails negotiators whose today or tomorrow somebody else has changed, in the transaction of the
 * change. What renters change is told by its own notice, which says who they are.
 */
export async function notifyNegotiators(
  tx: Transaction,
  { config, now }: AppContext,
  actor: Actor,
  { appointment, before, after }: DiaryChange,
): Promise<void> {
  if (actor === "visitor") return;
  const news = listDiaryNews(before, after, now());
  if (news.length === 0) return;
  const actorId = typeof actor === "string" ? null : actor.staffId;
  const people = await listPeople(
    tx,
    news.map(({ negotiatorId }) => negotiatorId),
  );
  const by = actorId === null ? null : await findName(tx, actorId);
  const home = await findHome(tx, appointment.listingId);
  const agency = await findHomeAgency(tx, appointment.listingId);
  for (const { negotiatorId, what } of news) {
    const person = people.find(({ id }) => id === negotiatorId);
    if (!person || (actorId !== null && person.staffId === actorId)) continue;
    const { id: appointmentId, kind } = appointment;
    const about = { appointmentId, kind, home, what, before, after, by, email: person.email };
    const site = { siteUrl: getSiteOrigin(config), agency, replyTo: config.agencyEmail };
    await queueMail(tx, createDiaryNotice({ ...about, ...site }));
  }
}

/** Without those who have left, also in this transaction. */
function listPeople(tx: Transaction, ids: number[]) {
  const { id, email, staffId } = negotiators;
  return tx
    .select({ id, email, staffId })
    .from(negotiators)
    .leftJoin(staff, eq(staff.id, staffId))
    .where(and(inArray(id, ids), isNull(negotiators.leftAt), isNull(staff.leftAt)));
}

async function findName(tx: Transaction, staffId: string): Promise<string | null> {
  const [row] = await tx.select({ name: staff.name }).from(staff).where(eq(staff.id, staffId));
  return row?.name ?? null;
}

async function findHome(tx: Transaction, listingId: string | null): Promise<string | null> {
  if (listingId === null) return null;
  const home = await findHomeName(tx, listingId);
  return home && nameHome(home);
}
