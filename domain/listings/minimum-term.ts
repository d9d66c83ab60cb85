import type { Listing } from "./listing.ts";
import { findNation } from "./publishing/nations.ts";

/**
 * False where a term of any length has no effect: England's assured tenancies since 1 May 2026
 * (Housing Act 1988, section 4A, by section 1 of the Renters’ Rights Act 2025).
 */
export function mayHaveMinimumTerm({ outcode }: Pick<Listing, "outcode">): boolean {
  return findNation(outcode) !== "England";
}

/** The home without a minimum term where none may be asked, whoever wrote one down. */
export function dropMinimumTerm<Home extends Pick<Listing, "outcode" | "material">>(
  home: Home,
): Home {
  if (mayHaveMinimumTerm(home)) return home;
  return { ...home, material: { ...home.material, minimumTerm: null } };
}
