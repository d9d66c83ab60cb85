/**
 * What an agency decides for itself, each once: what it is called, what it may be, and what holds until
 * somebody chooses otherwise. Rules, texts, columns, forms and the history take it from here. They are
 * separate constants so that a page of visitors loads those alone that it shows.
 */

/** A number. */
export interface NumberSetting {
  label: string;
  /** What it counts, behind its field. */
  after: string;
  usual: number;
  least: number;
  most: number;
}

/** Renter specification, section 9. */
export const incomeMultiple = {
  label: "A household earns a year",
  after: "times the monthly rent",
  usual: 30,
  least: 1,
  most: 100,
} as const satisfies NumberSetting;

/** The first day for which renters ask for a viewing, counted from today (renter specification, section 5). */
export const viewingsFromDay = {
  label: "Renters ask for viewings from",
  after: "days ahead",
  usual: 1,
  least: 0,
  most: 14,
} as const satisfies NumberSetting;

/** And the last. */
export const viewingsUntilDay = {
  label: "Renters ask for viewings until",
  after: "days ahead",
  usual: 90,
  least: 14,
  most: 365,
} as const satisfies NumberSetting;

/** The one list of them all. */
export const agencySettings = { incomeMultiple, viewingsFromDay, viewingsUntilDay } as const;

type Table = typeof agencySettings;
export type SettingName = keyof Table;

/** As they hold at a moment. */
export type AgencySettings = { [Name in SettingName]: Widened<Table[Name]["usual"]> };

type Widened<Value> = Value extends number ? number : Value;

/** What holds where nobody has chosen otherwise. */
export function getUsualSettings(): AgencySettings {
  const usual = Object.entries(agencySettings).map(([name, setting]) => [name, setting.usual]);
  // TypeScript does not follow the names through a list.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return Object.fromEntries(usual) as AgencySettings;
}
