import { eq, inArray } from "drizzle-orm";
import { appointmentKindNames } from "../../domain/viewings/appointment.ts";
import type { DiaryFacts } from "../../domain/viewings/diary.ts";
import { listings } from "../listings/listing-tables.ts";
import type { Queryable } from "../platform/database/client.ts";
import { appointments } from "./diary-tables.ts";

/** What the diary calls its entries: the home, or the place. */
export async function createNames(
  db: Queryable,
  { entries }: Pick<DiaryFacts, "entries">,
): Promise<(entryId: string) => string> {
  const ids = entries.map(({ id }) => id);
  const rows =
    ids.length === 0
      ? []
      : await db
          .select({
            id: appointments.id,
            home: listings.name,
            place: appointments.place,
            kind: appointments.kind,
          })
          .from(appointments)
          .leftJoin(listings, eq(listings.id, appointments.listingId))
          .where(inArray(appointments.id, ids));
  const names = new Map(
    rows.map(({ id, home, place, kind }) => [id, home ?? (place || appointmentKindNames[kind])]),
  );
  return (id) => names.get(id) ?? "another appointment";
}
