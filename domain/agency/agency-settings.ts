import { travelModeNames } from "../shared/travel-modes.ts";
import type { Setting, SettingsPage } from "./setting.ts";
import { incomeMultiple, secondReminderHours } from "./shown-settings.ts";

/**
 * What an agency decides for itself, each once: what it is called, what it may be, and what holds until
 * somebody chooses otherwise. Rules, texts, columns and forms take it from here. What a page of
 * visitors shows stands in `shown-settings.ts`, so that it loads that alone.
 */

/** The first day for which renters ask for a viewing, counted from today (renter specification, section 5). */
export const viewingsFromDay = {
  label: "Renters can request viewings from",
  after: "days ahead",
  usual: 1,
  least: 0,
  most: 14,
  unit: "day",
} as const satisfies Setting;

/** And the last. */
export const viewingsUntilDay = {
  label: "Renters can request viewings up to",
  after: "days ahead",
  usual: 90,
  least: 14,
  most: 365,
  unit: "day",
} as const satisfies Setting;

/** The response target. */
export const responseTargetMinutes = {
  page: "hours",
  label: "Reply within",
  after: "office minutes",
  usual: 60,
  least: 15,
  most: 2400,
  unit: "minute",
  words: {
    noNumber: "Enter the response target in minutes",
    tooLittle: "Enter 15 minutes or more",
    tooMuch: "Enter 2,400 minutes (40 hours) or less",
  },
} as const satisfies Setting;

/** A walk follows streets, which are a third longer than the line. The others wait and park, too. */
export const minutesPerKm = {
  page: "diary",
  label: "We estimate travel from straight-line distance, in minutes per kilometre.",
  each: travelModeNames,
  after: "minutes",
  usual: { walk: 16, bike: 6, car: 5, "public-transport": 8 },
  least: 1,
  most: 60,
  unit: "minute",
  hasParts: true,
} as const satisfies Setting;

/** Until when before a viewing. */
export const changeLimitHours = {
  page: "diary",
  label: "Renters can change or cancel online up to",
  after: "hours before",
  usual: 2,
  least: 0,
  most: 168,
  unit: "hour",
} as const satisfies Setting;

/** Time to book an engineer, to ask again, and to be alarmed. */
export const certificateReminderDays = {
  label: "Certificate expiry reminders",
  each: { first: "First", second: "Second", last: "Last" },
  after: "days before",
  usual: { first: 30, second: 14, last: 5 },
  least: 1,
  most: 90,
  unit: "day",
} as const satisfies Setting;

export const namesInCalendars = {
  page: "diary",
  label:
    "Show renters’ names in subscribed calendars. The calendar provider will hold these names.",
  usual: false,
} as const satisfies Setting;

/** The one list of them all, in the order of their forms. */
export const agencySettings = {
  incomeMultiple,
  viewingsFromDay,
  viewingsUntilDay,
  promiseMinutes: responseTargetMinutes,
  minutesPerKm,
  changeLimitHours,
  secondReminderHours,
  certificateReminderDays,
  namesInCalendars,
} as const;

type Table = typeof agencySettings;
export type SettingName = keyof Table;

/** As they hold at a moment. */
export type AgencySettings = { [Name in SettingName]: Widened<Table[Name]["usual"]> };

type Widened<Value> = Value extends number
  ? number
  : Value extends boolean
    ? boolean
    : { [Key in keyof Value]: Widened<Value[Key]> };

/** Those of a page. */
export type PageSettings<Page extends SettingsPage> = Pick<AgencySettings, NameOn<Page>>;

export type NameOn<Page extends SettingsPage> = {
  [Name in SettingName]: Table[Name] extends { page: Page } ? Name : never;
}[SettingName];

/** In the order of the table. */
export function listSettings(page?: SettingsPage): [SettingName, Setting][] {
  const names = Object.keys(agencySettings).filter(
    (one): one is SettingName => one in agencySettings,
  );
  const all = names.map((name): [SettingName, Setting] => [name, agencySettings[name]]);
  return page === undefined ? all : all.filter(([, setting]) => setting.page === page);
}

export type StoredSettings = { readonly [Name in SettingName]?: AgencySettings[Name] | null };

/** The stored ones, and the usual value where nobody has chosen. */
export function fillSettings(stored: StoredSettings): AgencySettings {
  const filled = listSettings().map(([name, { usual }]) => [name, stored[name] ?? usual]);
  // TypeScript does not follow the names through a list.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return Object.fromEntries(filled) as AgencySettings;
}

/** What holds where nobody has chosen otherwise. */
export function getUsualSettings(): AgencySettings {
  return fillSettings({});
}

export function pickSettings<Page extends SettingsPage>(
  page: Page,
  settings: AgencySettings,
): PageSettings<Page> {
  const picked = listSettings(page).map(([name]) => [name, settings[name]]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return Object.fromEntries(picked) as PageSettings<Page>;
}
