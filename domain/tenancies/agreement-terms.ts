import { nameDepositPence } from "./payment-caps.ts";
import type { Tenancy } from "./tenancy.ts";

type Terms = Pick<Tenancy, "startsOn" | "rentPcm" | "takesDeposit" | "depositPence" | "people">;

/**
 * What an agreement says that can change before it is signed, to be kept with it: the same text as long
 * as it says what the let says. Without names, so that it is about nobody once the let is erased.
 */
export function stampTerms(tenancy: Terms, landlordId: string | null): string {
  const { startsOn, rentPcm, people } = tenancy;
  const depositPence = tenancy.takesDeposit ? nameDepositPence(tenancy) : null;
  const parties = people.map(({ id, role }) => [id, role]);
  return JSON.stringify([landlordId, startsOn, rentPcm, depositPence, parties]);
}
