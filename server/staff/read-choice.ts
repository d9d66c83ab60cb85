import {
  type Choice,
  getTickedName,
  getTypedName,
  maxChoices,
} from "../../domain/shared/fields/choice.ts";
import type { Outcome } from "../platform/submissions/outcome.ts";
import { notDone, refuse } from "./refusals.ts";

/** Where a field's choices come from, as far as whoever fills it in may see them. */
export interface ChoiceSource {
  /** Such as `home` and `homes`. */
  what: readonly [one: string, many: string];
  /** Such as `part of the street, the postcode or the reference`. */
  by: string;
  find: (text: string, atMost: number) => Promise<Choice[]>;
  get: (id: string) => Promise<Choice | null>;
}

type Fields = Readonly<Partial<Record<string, string>>>;

/**
 * The id of what was chosen in a field. With script the form sends it; without, the text alone says
 * what is meant: the only one that it finds, or the one that was ticked of several.
 * @returns empty for an empty field
 */
export async function readChoice(
  source: ChoiceSource,
  fields: Fields,
  name: string,
): Promise<Outcome<string>> {
  const id = fields[name] ?? "";
  // A form that offers no choice sends the id only.
  const typed = fields[getTypedName(name)]?.replaceAll("\0", "").trim().slice(0, 200);
  if (typed === undefined) return { ok: true, answer: id };
  if (typed === "") return { ok: true, answer: "" };
  // Whoever has no script changes the text, and the id of before stays.
  const known = id === "" ? null : await source.get(id);
  if (known?.name === typed) return { ok: true, answer: id };
  const found = await source.find(typed, maxChoices + 1);
  const ticked = found.find((one) => one.id === fields[getTickedName(name)]);
  const named = found.filter((one) => one.name === typed);
  const [only] = named.length > 0 ? named : found;
  if (ticked) return { ok: true, answer: ticked.id };
  if (only && (named.length === 1 || found.length === 1)) return { ok: true, answer: only.id };
  return refuseChoice(source, name, found);
}

/** As a form that asks for nothing else sends it in the address of its page, or a link names it. */
export async function readChoiceIn(url: URL, source: ChoiceSource, name: string) {
  const typed: Fields = Object.fromEntries(url.searchParams);
  const read = await readChoice(source, typed, name);
  if (!read.ok) return { id: null, typed, refusal: read.refusal };
  const isEmpty = read.answer === "" && typed[getTypedName(name)] !== undefined;
  const refusal = isEmpty ? refuse(`Enter ${source.by}.`, name).refusal : undefined;
  return { id: read.answer || null, typed, refusal };
}

function refuseChoice(
  { what: [one, many], by }: ChoiceSource,
  path: string,
  found: readonly Choice[],
): Outcome<never> {
  const message =
    found.length === 0
      ? `We can’t find that ${one}. Enter ${by}.`
      : found.length > maxChoices
        ? `More than ${maxChoices} ${many} match. Select one of these, or enter more.`
        : `${found.length} ${many} match. Select one.`;
  const choices = found.slice(0, maxChoices);
  return {
    ok: false,
    refusal: { title: notDone, detail: message, errors: [{ path, message, choices }] },
  };
}
