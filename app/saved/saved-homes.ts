import * as v from "valibot";
import { listingIdForm } from "../../domain/listings/listing-id.ts";

/** Listing ids stored on this device. */
export interface SavedHomes {
  shortlist: readonly string[];
  recent: readonly string[];
  compared: readonly string[];
}

export const listLimits = { shortlist: 50, recent: 12, compared: 4 } as const;

export const emptySavedHomes: SavedHomes = { shortlist: [], recent: [], compared: [] };

const idSchema = v.pipe(v.string(), v.regex(listingIdForm));

/** Drops invalid ids rather than the whole list. */
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

/** Parses stored homes. Invalid text or another version counts as empty. */
export function parseSavedHomes(text: string | null): SavedHomes {
  const parsed = v.safeParse(savedSchema, parseJson(text));
  if (!parsed.success) return emptySavedHomes;
  const { shortlist, recent, compared } = parsed.output;
  return { shortlist, recent, compared };
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
