import { useState } from "react";
import type { OffersAnswer } from "./shown.ts";

/**
 * Of what was pressed and what was only looked at the newer one, else the first look. What was not
 * answered, as the site was not reached, changes nothing.
 */
export function useLatestAnswer(
  pressed: OffersAnswer | undefined,
  looked: OffersAnswer | undefined,
  first: OffersAnswer | undefined,
): OffersAnswer | undefined {
  const [seen, setSeen] = useState({ pressed, looked, latest: pressed });
  if (seen.pressed !== pressed || seen.looked !== looked) {
    const latest = (seen.pressed === pressed ? looked : pressed) ?? seen.latest;
    setSeen({ pressed, looked, latest });
    return latest ?? first;
  }
  return seen.latest ?? first;
}
