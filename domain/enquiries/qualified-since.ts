import { subtractPeriod } from "../shared/period.ts";

/** How long a complete qualification lasts (decisions on the renter side). */
const qualificationLifetime = { days: 90 };

/** Cut-off time: contacts who answered every question after it are qualified. */
export function getQualifiedSince(now: Date): Date {
  return subtractPeriod(now, qualificationLifetime);
}
