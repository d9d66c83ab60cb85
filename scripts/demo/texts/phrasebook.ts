import type { Random } from "../random.ts";
import { pick, shuffle } from "../random.ts";
import type { Slots } from "./facts.ts";
import type { Marks } from "./marks.ts";

/**
 * Picks the least used phrase that fits the home. Syntax: `{slot}` value, `{?fact}` only if,
 * `{!fact}` only if not, `[a|b]` alternatives.
 */
export class Phrasebook {
  #uses = new Map<string, number>();
  #last = new Map<string, number>();

  /** Returns null if nothing fits. `turn` is the home's number. */
  say(
    next: Random,
    list: readonly string[],
    slots: Slots,
    marks: Marks,
    turn: number,
  ): string | null {
    const fitting = list.filter((phrase) => isFitting(phrase, slots, marks));
    if (fitting.length === 0) return null;
    const uses = (phrase: string) => this.#uses.get(phrase) ?? 0;
    const least = Math.min(...fitting.map(uses));
    const fresh = shuffle(
      next,
      fitting.filter((phrase) => uses(phrase) === least),
    );
    fresh.sort((one, other) => (this.#last.get(one) ?? 0) - (this.#last.get(other) ?? 0));
    const chosen = fresh[0]!;
    this.#uses.set(chosen, least + 1);
    this.#last.set(chosen, turn);
    return fill(next, chosen, slots);
  }
}

export function isFitting(phrase: string, slots: Slots, marks: Marks): boolean {
  const tokens = [...phrase.matchAll(/\{([?!]?)(\w+)\}/g)];
  return tokens.every(([, sign, name]) => {
    if (sign === "?") return marks.has(name!);
    if (sign === "!") return !marks.has(name!);
    return slots[name!] !== undefined;
  });
}

export function fill(next: Random, phrase: string, slots: Slots): string {
  return phrase
    .replaceAll(/\{[?!]\w+\}/g, "")
    .replaceAll(/\[([^\]]*)\]/g, (_, options: string) => pick(next, options.split("|")))
    .replaceAll(/\{(\w+)\}/g, (_, name: string) => slots[name] ?? "")
    .replaceAll(/\b([Aa]) (?=east\b|upper|attic|8|11\b|18\b)/g, "$1n ")
    .replaceAll("a studio studio", "a studio")
    .replaceAll("A studio studio", "A studio")
    .replaceAll(/a studio (flat|conversion)/g, "a studio");
}
