import { asc, eq, getTableColumns, inArray, sql } from "drizzle-orm";
import { getLondonDate } from "../../domain/shared/dates.ts";
import type { TenancyPerson } from "../../domain/tenancies/tenancy.ts";
import { contacts } from "../contacts/contact-tables.ts";
import type { Queryable } from "../platform/database/client.ts";
import { tenancyPeople } from "./tenancy-tables.ts";

export type PersonRow = typeof tenancyPeople.$inferSelect & {
  /** The name that their contact has now. It is compared with the checks and stands on no paper. */
  recordName: string;
  recordedAt: Date;
};

export function loadPeople(db: Queryable, tenancyIds: readonly string[]): Promise<PersonRow[]> {
  return db
    .select({
      ...getTableColumns(tenancyPeople),
      recordName: sql<string>`trim(${contacts.firstname} || ' ' || ${contacts.lastname})`,
      recordedAt: contacts.updatedAt,
    })
    .from(tenancyPeople)
    .innerJoin(contacts, eq(contacts.id, tenancyPeople.contactId))
    .where(inArray(tenancyPeople.tenancyId, [...tenancyIds]))
    .orderBy(asc(tenancyPeople.position));
}

export function toPerson({ id, name, role, ...row }: PersonRow): TenancyPerson {
  const { shareCode: code, shareCodeGivenOn: givenOn } = row;
  const shareCode = code !== null && givenOn !== null ? { code, givenOn } : null;
  const record = { name: row.recordName, on: getLondonDate(row.recordedAt) };
  return { id, name, role, record, shareCode };
}
