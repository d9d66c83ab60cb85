import type { Setting } from "./setting.ts";

/** Renter specification, section 9. */
export const incomeMultiple = {
  label: "Minimum household income a year",
  after: "times the monthly rent",
  usual: 30,
  least: 1,
  most: 100,
  unit: "time",
} as const satisfies Setting;

/** Before a viewing, for renters who asked for one besides that of the day before. */
export const secondReminderHours = {
  label: "Second viewing reminder",
  after: "hours before",
  usual: 2,
  least: 1,
  most: 12,
  unit: "hour",
} as const satisfies Setting;
