import type { ListingSummary } from "../../domain/listings/listing.ts";
import { announce } from "./announcement.ts";
import {
  listLimits,
  type SavedHomes,
  addToCompared,
  removeIds,
  addToShortlist,
  addViewed,
} from "./saved-homes.ts";
import { getSavedHomes, writeSavedHomes } from "./saved-store.ts";
import { isStorageUnavailable } from "./saved-text.ts";

type NamedHome = Pick<ListingSummary, "id" | "name">;

export const storageOffText =
  "Your browser won’t let this site save anything, so you’ll lose the list when you close or reload the page.";

export function toggleShortlisted({ id, name }: NamedHome): void {
  const saved = getSavedHomes();
  if (saved.shortlist.includes(id)) {
    writeSavedHomes(removeIds(saved, "shortlist", [id]));
    return announce(`${name} removed from your shortlist.`);
  }
  const updated = addToShortlist(saved, id);
  if (updated === null) {
    return announce(
      `Your shortlist can hold ${listLimits.shortlist} homes. Remove one to save ${name}.`,
    );
  }
  writeSavedHomes(updated);
  announce(withStorageWarning(`${name} added to your shortlist.`));
}

/** Adds homes to the shortlist, up to its limit. */
export function addAllToShortlist(homes: readonly NamedHome[]): void {
  const before = getSavedHomes();
  // Each is added in front, so adding in reverse keeps the order.
  const after = homes.reduceRight((saved, { id }) => addToShortlist(saved, id) ?? saved, before);
  writeSavedHomes(after);
  const omittedCount = homes.filter(({ id }) => !after.shortlist.includes(id)).length;
  const full = `Your shortlist can hold ${listLimits.shortlist} homes, so ${omittedCount} didn’t fit.`;
  announce(withStorageWarning(omittedCount > 0 ? full : "All homes added to your shortlist."));
}

export function toggleCompared({ id, name }: NamedHome): void {
  const saved = getSavedHomes();
  if (saved.compared.includes(id)) {
    writeSavedHomes(removeIds(saved, "compared", [id]));
    return announce(`${name} removed from the comparison.`);
  }
  const longer = addToCompared(saved, id);
  if (longer === null) {
    return announce(
      `You can compare ${listLimits.compared} homes at a time. Untick one to add ${name}.`,
    );
  }
  writeSavedHomes(longer);
  announce(
    withStorageWarning(
      `${name} added to the comparison, ${longer.compared.length} of ${listLimits.compared}.`,
    ),
  );
}

export function removeFromList(list: keyof SavedHomes, ids: readonly string[]): void {
  const saved = getSavedHomes();
  if (ids.some((id) => saved[list].includes(id))) writeSavedHomes(removeIds(saved, list, ids));
}

export function recordView(id: string): void {
  const saved = getSavedHomes();
  if (saved.recent[0] !== id) writeSavedHomes(addViewed(saved, id));
}

function withStorageWarning(sentence: string): string {
  return isStorageUnavailable() ? `${sentence} ${storageOffText}` : sentence;
}
