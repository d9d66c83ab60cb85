import type { ListingSummary } from "../../domain/listings/listing.ts";
import { say } from "./news.ts";
import {
  most,
  type SavedHomes,
  withCompared,
  without,
  withShortlisted,
  withViewed,
} from "./saved-homes.ts";
import { currentSaved, keepSaved } from "./saved-store.ts";
import { isKeepingNothing } from "./saved-text.ts";

type NamedHome = Pick<ListingSummary, "id" | "name">;

/** Shown beside a list that a reload will lose. */
export const keepsNothing =
  "Your browser doesn’t let this site keep anything: the list goes when you close or reload the page.";

export function toggleShortlisted({ id, name }: NamedHome): void {
  const saved = currentSaved();
  if (saved.shortlist.includes(id)) {
    keepSaved(without(saved, "shortlist", [id]));
    return say(`${name} is off your shortlist.`);
  }
  const longer = withShortlisted(saved, id);
  if (longer === null) {
    return say(`Your shortlist holds ${most.shortlist} homes. Remove one to save ${name}.`);
  }
  keepSaved(longer);
  say(withLoss(`${name} is on your shortlist.`));
}

/** Puts the homes on the shortlist that are not there yet, as long as there is room. */
export function shortlistAll(homes: readonly NamedHome[]): void {
  const before = currentSaved();
  // The last one put in is the first of the list: the order stays.
  const after = homes.reduceRight((saved, { id }) => withShortlisted(saved, id) ?? saved, before);
  keepSaved(after);
  const left = homes.filter(({ id }) => !after.shortlist.includes(id)).length;
  const full = `Your shortlist holds ${most.shortlist} homes: ${left} did not fit.`;
  say(withLoss(left > 0 ? full : "All of them are on your shortlist."));
}

export function toggleCompared({ id, name }: NamedHome): void {
  const saved = currentSaved();
  if (saved.compared.includes(id)) {
    keepSaved(without(saved, "compared", [id]));
    return say(`${name} is not compared any more.`);
  }
  const longer = withCompared(saved, id);
  if (longer === null) {
    return say(`You can compare ${most.compared} homes at a time. Untick one to add ${name}.`);
  }
  keepSaved(longer);
  say(withLoss(`${name} is ready to compare: ${longer.compared.length} of ${most.compared}.`));
}

/** Takes homes off a list without a word. */
export function drop(list: keyof SavedHomes, ids: readonly string[]): void {
  const saved = currentSaved();
  if (ids.some((id) => saved[list].includes(id))) keepSaved(without(saved, list, ids));
}

export function recordView(id: string): void {
  const saved = currentSaved();
  if (saved.recent[0] !== id) keepSaved(withViewed(saved, id));
}

function withLoss(sentence: string): string {
  return isKeepingNothing() ? `${sentence} ${keepsNothing}` : sentence;
}
