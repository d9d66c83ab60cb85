import { sql } from "drizzle-orm";
import type { OfficeSubject } from "../../domain/shared/office-subjects.ts";
import type { Queryable, Transaction } from "../platform/database/orm.ts";

/** Each notification is one `OfficeChange`. The trigger `outbox_changed` sends those of mails. */
export const officeChannel = "office_changed";

/** What pages of the office may show differently now. Only its subject reaches browsers. */
export interface OfficeChange {
  subject: OfficeSubject;
  /** Null if many have changed. */
  id: string | null;
}

/** Tells every open page of the office in every process, once the transaction is committed. */
export async function notifyOffice(
  tx: Transaction | Queryable,
  change: OfficeChange,
): Promise<void> {
  await tx.execute(sql`select pg_notify(${officeChannel}, ${JSON.stringify(change)})`);
}
