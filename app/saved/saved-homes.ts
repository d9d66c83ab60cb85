import { listingIdForm } from "../../domain/listings/listing-id.ts";

/** Listing ids stored on this device. */
export interface SavedHomes {
  shortlist: readonly string[];
  recent: readonly string[];
  compared: readonly string[];
}

export const listLimits = { shortlist: 50, recent: 12, compared: 4 } as const;

export const emptySavedHomes: SavedHomes = { shortlist: [], recent: [], compared: [] };

/** Parses stored homes. Invalid text or another version counts as empty. */
export function parseSavedHomes(text: string | null): SavedHomes {
  const stored = parseJson(text);
  if (!isRecord(stored) || stored["version"] !== 1) return emptySavedHomes;
  return {
    shortlist: readIds(stored["shortlist"], listLimits.shortlist),
    recent: readIds(stored["recent"], listLimits.recent),
    compared: readIds(stored["compared"], listLimits.compared),
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

/** Drops invalid ids rather than the whole list. */
function readIds(list: unknown, max: number): string[] {
  const ids = Array.isArray(list) ? list.filter(isListingId) : [];
  return [...new Set(ids)].slice(0, max);
}

function isListingId(entry: unknown): entry is string {
  return typeof entry === "string" && listingIdForm.test(entry);
}

export function serializeSavedHomes(saved: SavedHomes): string {
  return JSON.stringify({ version: 1, ...saved });
}

/** Null if the shortlist is full. */
export function addToShortlist(saved: SavedHomes, id: string): SavedHomes | null {
  if (saved.shortlist.includes(id)) return saved;
  if (saved.shortlist.length >= listLimits.shortlist) return null;
  return { ...saved, shortlist: [id, ...saved.shortlist] };
}

/** Null if there are four already. */
export function addToCompared(saved: SavedHomes, id: string): SavedHomes | null {
  if (saved.compared.includes(id)) return saved;
  if (saved.compared.length >= listLimits.compared) return null;
  return { ...saved, compared: [...saved.compared, id] };
}

export function addViewed(saved: SavedHomes, id: string): SavedHomes {
  const others = saved.recent.filter((other) => other !== id);
  return { ...saved, recent: [id, ...others].slice(0, listLimits.recent) };
}

export function removeIds(
  saved: SavedHomes,
  list: keyof SavedHomes,
  ids: readonly string[],
): SavedHomes {
  return { ...saved, [list]: saved[list].filter((id) => !ids.includes(id)) };
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}
