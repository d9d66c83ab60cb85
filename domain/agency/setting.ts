/** Pages on which colleagues choose. Each has a table of one row, with a column for each of its settings. */
export type SettingsPage = "hours" | "diary";

interface Shown {
  label: string;
  /** Left out: nobody chooses, and the usual value holds. */
  page?: SettingsPage;
}

interface Range {
  least: number;
  most: number;
  unit: string;
  /** Part numbers, too. */
  hasParts?: true;
}

/** A number. */
export interface NumberSetting extends Shown, Range {
  usual: number;
  /** Behind its field. */
  after: string;
  /** Where the words that are made of the unit do not fit. */
  words?: { noNumber: string; tooLittle: string; tooMuch: string };
}

/** Several numbers of a kind, each with a field of its own. */
export interface NumbersSetting extends Shown, Range {
  usual: Readonly<Record<string, number>>;
  each: Readonly<Record<string, string>>;
  after: string;
}

export interface TickSetting extends Shown {
  usual: boolean;
}

export type Setting = NumberSetting | NumbersSetting | TickSetting;
