import { expect } from "vitest";
import type { StepDone, Tenancy, TenancyStep } from "../../domain/tenancies/tenancy.ts";

/** All that a step was ever recorded as, without reports, which are added to a record. */
function listRecords({ done, earlier }: TenancyStep): Omit<StepDone, "reported">[] {
  return [...earlier.map(({ was }) => was), ...(done === null ? [] : [done])].map(
    ({ reported: _reported, ...record }) => record,
  );
}

/** No record of a step, and no report of one, is lost or changed, whatever is done. */
export function expectKeptRecords(before: Tenancy, after: Tenancy): void {
  for (const [index, step] of before.steps.entries()) {
    const then = after.steps[index]!;
    const records = listRecords(step);
    expect(listRecords(then).slice(0, records.length)).toEqual(records);
    const reports = (one: TenancyStep) =>
      [...one.earlier.map(({ was }) => was), one.done].filter((record) => record?.reported).length;
    expect(reports(then)).toBeGreaterThanOrEqual(reports(step));
  }
}
