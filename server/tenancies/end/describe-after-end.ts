import { endSteps, listSteps, type Tenancy } from "../../../domain/tenancies/tenancy.ts";
import { describeStep } from "../steps/describe-stages.ts";

/** What the end left to deal with. Empty before it. */
export function describeAfterEnd(
  tenancy: Tenancy,
  names: ReadonlyMap<string, string>,
  today: string,
) {
  return listSteps(tenancy, ...endSteps).map((step) => describeStep(tenancy, step, names, today));
}
