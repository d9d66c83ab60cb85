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
