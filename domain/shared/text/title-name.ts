const title = /^(?:mr|mrs|ms|miss|mx|dr|prof|professor|rev|reverend|sir|dame)\.?$/i;

/** What callers put in front of a surname, where a form takes it for the first name. */
export function isTitle(name: string): boolean {
  return title.test(name.trim());
}

/**
 * How somebody is called: by the first name, or by title and surname where that is all we have.
 * @example toShortName({ firstname: "Mrs", lastname: "Berg" }) // "Mrs Berg"
 */
export function toShortName({ firstname, lastname }: { firstname: string; lastname: string }) {
  const words = firstname.trim().split(/\s+/);
  if (isTitle(words.at(-1)!)) return `${firstname} ${lastname}`.trim();
  return lastname !== "" && isTitle(words[0]!) ? words.slice(1).join(" ") : firstname;
}
