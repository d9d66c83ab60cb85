import type { Transaction } from "../platform/database/client.ts";
import { appointments } from "./diary-tables.ts";

/** Call it where `refuseIfOverlapping` runs the transaction, with the negotiator's diary locked. */
export async function insertAppointment(
  tx: Transaction,
  appointment: typeof appointments.$inferInsert,
): Promise<string> {
  const [added] = await tx
    .insert(appointments)
    .values(appointment)
    .returning({ id: appointments.id });
  if (!added) throw new Error("The appointment was not written.");
  return added.id;
}
