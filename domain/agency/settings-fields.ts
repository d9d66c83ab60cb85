import * as v from "valibot";
import { formatCount } from "../shared/formats/count.ts";
import { toNumber } from "../shared/fields/number-fields.ts";
import {
  type AgencySettings,
  listSettings,
  type NameOn,
  type PageSettings,
} from "./agency-settings.ts";
import type { NumberSetting, NumbersSetting, Setting, SettingsPage } from "./setting.ts";

/** What a page's settings may be. */
export function createSettingsSchema<Page extends SettingsPage>(
  page: Page,
): v.GenericSchema<unknown, PageSettings<Page>> {
  const fields = listSettings(page).map(([name, setting]) => [name, createField(setting)] as const);
  // Valibot can't see through the list; the type says the same of it.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return v.object(Object.fromEntries(fields)) as unknown as v.GenericSchema<
    unknown,
    PageSettings<Page>
  >;
}

function createField(setting: Setting): v.GenericSchema {
  if (!("unit" in setting)) return v.optional(v.boolean(), false);
  const number = createNumber(setting);
  if (!("each" in setting)) return number;
  return v.object(Object.fromEntries(Object.keys(setting.each).map((name) => [name, number])));
}

function createNumber(setting: NumberSetting | NumbersSetting) {
  const { least, most, unit, hasParts } = setting;
  const words = "words" in setting ? setting.words : undefined;
  return v.pipe(
    v.number(words?.noNumber ?? `Enter a number of ${unit}s`),
    v.check(
      (number) => hasParts === true || Number.isInteger(number),
      `Enter a whole number of ${unit}s`,
    ),
    v.minValue(least, words?.tooLittle ?? `Enter ${formatCount(least, unit)} or more`),
    v.maxValue(most, words?.tooMuch ?? `Enter ${formatCount(most, unit)} or less`),
  );
}

type Texts = Readonly<Partial<Record<string, string>>>;

/** From a form, for the schema. */
export function readPostedSettings(page: SettingsPage, texts: Texts): Record<string, unknown> {
  const read = (setting: Setting, name: string): unknown => {
    if (!("unit" in setting)) return texts[name] === "on";
    if (!("each" in setting)) return toNumber(texts[name]);
    return Object.fromEntries(Object.keys(setting.each).map((one) => [one, toNumber(texts[one])]));
  };
  return Object.fromEntries(
    listSettings(page).map(([name, setting]) => [name, read(setting, name)]),
  );
}

/** What the audit keeps of them: each of several numbers would say too little by itself. */
export function listSettingsDetail<Page extends SettingsPage>(
  page: Page,
  values: PageSettings<Page>,
): PlainSettings<Page> {
  const plain = Object.entries<unknown>(values).flatMap(([name, value]) =>
    typeof value === "number" || typeof value === "boolean" ? [[name, value] as const] : [],
  );
  // TypeScript does not follow the names through a list.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return Object.fromEntries(plain) as PlainSettings<Page>;
}

type PlainSettings<Page extends SettingsPage> = {
  [
    Name in NameOn<Page> as AgencySettings[Name] extends number | boolean ? Name : never
  ]: AgencySettings[Name];
};
