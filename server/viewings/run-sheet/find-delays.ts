import { and, asc, eq, inArray } from "drizzle-orm";
import type { Queryable, Transaction } from "../../platform/database/client.ts";
import { type Appointment } from "../diary/appointments.ts";
import { appointmentDelays, appointments } from "../diary/diary-tables.ts";

export interface Delay {
  minutes: number;
  isPassedOn: boolean;
}

export const onTime: Delay = { minutes: 0, isPassedOn: false };

/**
 * How late appointments are, and how late somebody said of each by itself. Of the time that they have
 * now: a delay says nothing about another.
 */
export async function findDelays(
  db: Queryable | Transaction,
  of: readonly Pick<Appointment, "id">[],
): Promise<{ known: Map<string, Delay>; said: Map<string, number> }> {
  const { appointmentId, minutes, isPassedOn, startsAt } = appointmentDelays;
  const rows = await db
    .select({ appointmentId, minutes, isPassedOn })
    .from(appointmentDelays)
    .innerJoin(
      appointments,
      and(eq(appointments.id, appointmentId), eq(appointments.startsAt, startsAt)),
    )
    .where(
      inArray(
        appointmentId,
        of.map(({ id }) => id),
      ),
    )
    .orderBy(asc(appointmentDelays.id));
  const own = rows.filter((row) => !row.isPassedOn);
  return {
    known: new Map(rows.map((row) => [row.appointmentId, row])),
    said: new Map(own.map((row) => [row.appointmentId, row.minutes])),
  };
}

/** Null for what is on time, also after all. */
export function getMinutesLate(known: Map<string, Delay>, id: string): number | null {
  return known.get(id)?.minutes || null;
}
