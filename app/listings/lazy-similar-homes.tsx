import { lazy, Suspense } from "react";
import type { ListingSummary } from "../../domain/listings/listing.ts";

const LazySimilarHomes = lazy(async () => ({
  default: (await import("./similar-homes.tsx")).SimilarHomes,
}));

/**
 * Homes to let instead of one; nothing where there are none. In the HTML from the start; its
 * script comes after that of what is seen first.
 */
export function SimilarHomes(props: { title: string; homes: ListingSummary[]; today: string }) {
  if (props.homes.length === 0) return null;
  return (
    // The mark that links lead to is there while the part itself is drawn anew.
    <div id="similar">
      <Suspense>
        <LazySimilarHomes {...props} />
      </Suspense>
    </div>
  );
}
