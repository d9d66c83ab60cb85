import { subtractPeriod } from "../shared/period.ts";

/** A complete qualification makes its contact qualified for so long (decisions on the renter side). */
const qualificationLifetime = { days: 90 };

/** A contact is qualified at a moment if it answered every question after this one. */
export function getQualifiedSince(now: Date): Date {
  return subtractPeriod(now, qualificationLifetime);
}
