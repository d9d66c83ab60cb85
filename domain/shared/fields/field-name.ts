import { capitalise } from "../text/capitalise.ts";

/** A field's name in the program within a sentence: `startsOn` is `starts on`. */
export function splitFieldName(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

/** The same at the beginning of one. */
export function formatFieldName(name: string): string {
  return capitalise(splitFieldName(name));
}
