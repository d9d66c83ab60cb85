import { and, asc, eq, gte, inArray, isNull, ne, or } from "drizzle-orm";
import type { AppointmentKind } from "../../../domain/viewings/appointments/appointment.ts";
import type { Queryable } from "../../platform/database/client.ts";
import { appointments, negotiators } from "../diary/diary-tables.ts";
import { valuationFigures } from "./valuation-table.ts";

/** What somebody from the office comes for, beside viewings and their own work. */
const kinds: readonly AppointmentKind[] = ["valuation", "photographs", "check-in"];

export type OwnAppointment = Awaited<ReturnType<typeof listOwnAppointments>>[number];

/**
 * Appointments with a landlord, or at a home since it is theirs, in order of time. The office's note
 * is not among what they may read.
 */
export async function listOwnAppointments(
  db: Queryable,
  {
    contactIds,
    homes,
  }: {
    contactIds: readonly string[];
    homes: readonly { id: string; since: Date }[];
  },
) {
  const { id, kind, listingId, contactId, place, startsAt, endsAt, sequence } = appointments;
  const { name, phone } = negotiators;
  const { rentPcm, lowestPcm, highestPcm, words } = valuationFigures;
  return db
    .select({
      id,
      kind,
      listingId,
      place,
      startsAt,
      endsAt,
      sequence,
      negotiator: { name, phone, staffId: negotiators.staffId },
      figure: { rentPcm, lowestPcm, highestPcm, words },
    })
    .from(appointments)
    .innerJoin(negotiators, eq(negotiators.id, appointments.negotiatorId))
    .leftJoin(valuationFigures, eq(valuationFigures.appointmentId, id))
    .where(
      and(
        eq(appointments.state, "booked"),
        inArray(kind, [...kinds]),
        or(
          inArray(contactId, [...contactIds]),
          // Whoever else values a home does so for themselves.
          ...homes.map((home) =>
            and(
              eq(listingId, home.id),
              gte(startsAt, home.since),
              or(isNull(contactId), ne(kind, "valuation")),
            ),
          ),
        ),
      ),
    )
    .orderBy(asc(startsAt), asc(id));
}
