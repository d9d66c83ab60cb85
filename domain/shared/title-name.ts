const title = /^(?:mr|mrs|ms|miss|mx|dr|prof|professor|rev|reverend|sir|dame)\.?$/i;

/** What callers put in front of a surname, where a form takes it for the first name. */
export function isTitle(name: string): boolean {
  return title.test(name.trim());
}

/**
 * How the office's headings call somebody: by the first name, or by all of it after a title.
 * @example toShortName({ firstname: "Mrs", lastname: "Berg" }) // "Mrs Berg"
 */
export function toShortName({ firstname, lastname }: { firstname: string; lastname: string }) {
  return isTitle(firstname) ? `${firstname} ${lastname}`.trim() : firstname;
}
