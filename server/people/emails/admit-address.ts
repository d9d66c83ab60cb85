import type { AppContext } from "../../app-context.ts";
import type { Refused } from "../../platform/submissions/outcome.ts";
import type { StaffActor } from "../../platform/submissions/record-audit.ts";
import { refuseForNow } from "../../staff/refusals.ts";
import { confirmAddressFirst } from "./correct-email.ts";

/**
 * Whether a colleague may put an address on the record of somebody known by number alone: from then on it
 * opens their page to whoever reads it, so a colleague says that it came from them.
 * @returns null if they may
 */
export async function admitAddress(
  { signInLimits }: AppContext,
  { staffId }: StaffActor,
  isConfirmed: boolean,
): Promise<Refused | null> {
  if (!isConfirmed) return refuseAddress("confirmed", confirmAddressFirst);
  const wait = await signInLimits.typedAddresses(staffId);
  return wait === null ? null : refuseForNow(wait);
}

/** @param path of the field that is at fault */
export function refuseAddress(path: "email" | "confirmed", message: string): Refused {
  return {
    ok: false,
    refusal: { title: "Not saved", detail: message, errors: [{ path, message }] },
  };
}
