import { type $Type, sql } from "drizzle-orm";
import { boolean, check, integer, jsonb, pgTable } from "drizzle-orm/pg-core";
import {
  type AgencySettings,
  changeLimitHours,
  listSettings,
  type NameOn,
} from "../../domain/agency/agency-settings.ts";
import type { Setting, SettingsPage } from "../../domain/agency/setting.ts";
import type { OfficeHours } from "../../domain/agency/office-hours.ts";

const number = (name: string) => integer(name);
const tick = (name: string) => boolean(name);
const numbers = (name: string) => jsonb(name);

type ColumnOf<Value> = Value extends number
  ? ReturnType<typeof number>
  : Value extends boolean
    ? ReturnType<typeof tick>
    : $Type<ReturnType<typeof numbers>, Value>;

type Columns<Page extends SettingsPage> = {
  [Name in NameOn<Page>]: ColumnOf<AgencySettings[Name]>;
};

/** A column for each setting of a page, empty where nobody has chosen. */
function createColumns<Page extends SettingsPage>(page: Page): Columns<Page> {
  const create = (setting: Setting, column: string) => {
    if (!("unit" in setting)) return tick(column);
    return "each" in setting ? numbers(column) : number(column);
  };
  const columns = listSettings(page).map(([name, setting]) => [
    name,
    create(
      setting,
      name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
    ),
  ]);
  // TypeScript does not follow the names through a list.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return Object.fromEntries(columns) as Columns<Page>;
}

// What came later may be empty in the row that is there, and old processes don't write it.
const ofOffice = createColumns("hours");

/** One row, from the first change of a setting on. */
export const officeSettings = pgTable(
  "office_settings",
  {
    id: integer("id").primaryKey().default(1),
    hours: jsonb("hours").$type<OfficeHours>().notNull(),
    ...ofOffice,
    promiseMinutes: ofOffice.promiseMinutes.notNull(),
  },
  (table) => [check("office_settings_one_row", sql`${table.id} = 1`)],
);

const ofDiary = createColumns("diary");

/** One row, from the first change of a setting on. */
export const diarySettings = pgTable(
  "diary_settings",
  {
    id: integer("id").primaryKey().default(1),
    ...ofDiary,
    minutesPerKm: ofDiary.minutesPerKm.notNull(),
    changeLimitHours: ofDiary.changeLimitHours.notNull(),
    namesInCalendars: ofDiary.namesInCalendars.notNull().default(false),
  },
  (table) => [
    check("diary_settings_one_row", sql`${table.id} = 1`),
    check(
      "diary_settings_limit",
      sql`${table.changeLimitHours} between ${sql.raw(`${changeLimitHours.least}`)} and ${sql.raw(`${changeLimitHours.most}`)}`,
    ),
  ],
);
