import { eq, inArray } from "drizzle-orm";
import { appointmentKindNames } from "../../../domain/viewings/appointments/appointment.ts";
import type { DiaryFacts } from "../../../domain/viewings/diary/diary.ts";
import { listingRecords } from "../../listings/listing-record-tables.ts";
import { listings } from "../../listings/listing-tables.ts";
import { officeHome } from "../../listings/office-home.ts";
import type { Queryable } from "../../platform/database/client.ts";
import { appointments } from "./diary-tables.ts";
import { listOwnAppointments } from "./list-appointments.ts";

/**
 * What the diary calls its entries: the home, or the place.
 * @param branch whose entries alone whoever reads it may see. Null: everybody's
 */
export async function createNames(
  db: Queryable,
  { entries }: Pick<DiaryFacts, "entries">,
  branch: string | null,
): Promise<(entryId: string) => string> {
  const find = await createOwnNames(db, { entries }, branch);
  return (id) => find(id) ?? "another appointment";
}

/** Null for entries that whoever reads it may not see. */
export async function createOwnNames(
  db: Queryable,
  { entries }: Pick<DiaryFacts, "entries">,
  branch: string | null,
): Promise<(entryId: string) => string | null> {
  const all = entries.map(({ id }) => id);
  const ids = [...(await listOwnAppointments(db, branch, all))];
  const rows =
    ids.length === 0
      ? []
      : await db
          .select({
            id: appointments.id,
            home: officeHome.name,
            place: appointments.place,
            kind: appointments.kind,
          })
          .from(appointments)
          .leftJoin(listingRecords, eq(listingRecords.id, appointments.listingId))
          .leftJoin(listings, eq(listings.id, appointments.listingId))
          .where(inArray(appointments.id, ids));
  const names = new Map(
    rows.map(({ id, home, place, kind }) => [id, home ?? (place || appointmentKindNames[kind])]),
  );
  return (id) => names.get(id) ?? null;
}
