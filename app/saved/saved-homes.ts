import * as v from "valibot";
import { listingIdForm } from "../../domain/listings/listing-id.ts";

/** The homes that a visitor has put aside on this device, by listing id. */
export interface SavedHomes {
  /** Newest first. */
  shortlist: readonly string[];
  /** Last viewed first. */
  recent: readonly string[];
  /** In the order in which they were chosen. */
  compared: readonly string[];
}

/** How many homes each list holds. */
export const listLimits = { shortlist: 50, recent: 12, compared: 4 } as const;

export const emptySavedHomes: SavedHomes = { shortlist: [], recent: [], compared: [] };

const idSchema = v.pipe(v.string(), v.regex(listingIdForm));

/** What is no id is left out, so that one bad entry doesn't cost the others. */
function createIdsSchema(length: number) {
  const list = v.pipe(
    v.array(v.unknown()),
    v.transform((entries) => {
      const ids = entries.filter((entry) => v.is(idSchema, entry));
      return [...new Set(ids)].slice(0, length);
    }),
  );
  return v.fallback(list, []);
}

const savedSchema = v.object({
  version: v.literal(1),
  shortlist: createIdsSchema(listLimits.shortlist),
  recent: createIdsSchema(listLimits.recent),
  compared: createIdsSchema(listLimits.compared),
});

/**
 * The homes that a text stands for.
 * @param text as `savedText` wrote it; anything else, and another version, is nothing saved
 */
export function parseSavedHomes(text: string | null): SavedHomes {
  const parsed = v.safeParse(savedSchema, parseJson(text));
  if (!parsed.success) return emptySavedHomes;
  const { shortlist, recent, compared } = parsed.output;
  return { shortlist, recent, compared };
}

export function serializeSavedHomes(saved: SavedHomes): string {
  return JSON.stringify({ version: 1, ...saved });
}

/** With one more home on the shortlist, in front; null when it is full. */
export function addToShortlist(saved: SavedHomes, id: string): SavedHomes | null {
  if (saved.shortlist.includes(id)) return saved;
  if (saved.shortlist.length >= listLimits.shortlist) return null;
  return { ...saved, shortlist: [id, ...saved.shortlist] };
}

/** With one more home to compare; null when there are four. */
export function addToCompared(saved: SavedHomes, id: string): SavedHomes | null {
  if (saved.compared.includes(id)) return saved;
  if (saved.compared.length >= listLimits.compared) return null;
  return { ...saved, compared: [...saved.compared, id] };
}

/** With a home as the one viewed last; the one viewed longest ago makes room. */
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
