import {
  and,
  asc,
  eq,
  gt,
  inArray,
  isNotNull,
  lte,
  ne,
  notExists,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import type { Transaction } from "../platform/database/client.ts";
import { bookings } from "./bookings/booking-tables.ts";
import { appointments } from "./diary/diary-tables.ts";
import {
  homeKeys,
  homeViewings,
  keyMovements,
  offeredTimes,
  viewingWaits,
} from "./keys/home-viewing-tables.ts";
import { forgetTenants } from "./personal-data.ts";

/** What ended at or before a time and is nobody's booking any more. */
export async function eraseAppointments(
  tx: Transaction,
  until: Date,
  atMost: number,
): Promise<{ appointments?: number }> {
  const booked = tx.select().from(bookings).where(eq(bookings.appointmentId, appointments.id));
  const old = tx
    .select({ id: appointments.id })
    .from(appointments)
    .where(and(lte(appointments.endsAt, until), notExists(booked)))
    .orderBy(asc(appointments.endsAt))
    .limit(atMost);
  const erased = await tx
    .delete(appointments)
    .where(inArray(appointments.id, old))
    .returning({ id: appointments.id });
  return erased.length > 0 ? { appointments: erased.length } : {};
}

/** Whoever has waited since then has found another home. */
export async function eraseWaits(
  tx: Transaction,
  until: Date,
  atMost: number,
): Promise<{ waits?: number }> {
  const old = tx
    .select({ id: viewingWaits.id })
    .from(viewingWaits)
    .where(lte(viewingWaits.since, until))
    .orderBy(asc(viewingWaits.since))
    .limit(atMost);
  const erased = await tx
    .delete(viewingWaits)
    .where(inArray(viewingWaits.id, old))
    .returning({ id: viewingWaits.id });
  return erased.length > 0 ? { waits: erased.length } : {};
}

export async function eraseOfferedTimes(
  tx: Transaction,
  until: Date,
  atMost: number,
): Promise<{ offeredTimes?: number }> {
  const old = tx
    .select({ id: offeredTimes.id })
    .from(offeredTimes)
    .where(lte(offeredTimes.at, until))
    .orderBy(asc(offeredTimes.at))
    .limit(atMost);
  const erased = await tx
    .delete(offeredTimes)
    .where(inArray(offeredTimes.id, old))
    .returning({ id: offeredTimes.id });
  return erased.length > 0 ? { offeredTimes: erased.length } : {};
}

/** Tenants of homes in which nobody has been since then, and nobody is going to be. */
export async function eraseTenantsInHomes(
  tx: Transaction,
  until: Date,
  atMost: number,
): Promise<{ tenants?: number }> {
  const visits = tx
    .select()
    .from(appointments)
    .where(
      and(
        eq(appointments.listingId, homeViewings.listingId),
        ne(appointments.state, "cancelled"),
        gt(appointments.endsAt, until),
      ),
    );
  const old = await tx
    .select({ id: homeViewings.listingId })
    .from(homeViewings)
    .where(
      and(
        or(ne(homeViewings.tenantName, ""), ne(homeViewings.tenantEmail, "")),
        lte(homeViewings.changedAt, until),
        notExists(visits),
      ),
    )
    .orderBy(asc(homeViewings.changedAt))
    .limit(atMost);
  if (old.length === 0) return {};
  await forgetTenants(
    tx,
    old.map(({ id }) => id),
  );
  return { tenants: old.length };
}

/** Who had a key. That it was out stays, and who has it now. */
export async function eraseKeyHolders(
  tx: Transaction,
  until: Date,
  atMost: number,
): Promise<{ keyHolders?: number }> {
  const isHolder: SQL = sql`exists (
    select from ${homeKeys}
    where ${homeKeys.id} = ${keyMovements.keyId} and ${homeKeys.removedAt} is null
      and ${homeKeys.holderName} = ${keyMovements.holderName})`;
  const old = tx
    .select({ id: keyMovements.id })
    .from(keyMovements)
    .where(
      and(isNotNull(keyMovements.holderName), lte(keyMovements.at, until), sql`not ${isHolder}`),
    )
    .orderBy(asc(keyMovements.at))
    .limit(atMost);
  const nobody = { holderStaffId: null, holderName: null };
  const moves = await tx
    .update(keyMovements)
    .set(nobody)
    .where(inArray(keyMovements.id, old))
    .returning({ id: keyMovements.id });
  const lost = await tx
    .update(homeKeys)
    .set({ ...nobody, dueBack: null })
    .where(and(isNotNull(homeKeys.holderName), lte(homeKeys.removedAt, until)))
    .returning({ id: homeKeys.id });
  return moves.length + lost.length > 0 ? { keyHolders: moves.length + lost.length } : {};
}
