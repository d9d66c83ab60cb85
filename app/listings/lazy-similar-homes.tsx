import { lazy, Suspense } from "react";
import type { ListingSummary } from "../../domain/listings/listing.ts";

const LazySimilarHomes = lazy(async () => ({
  default: (await import("./similar-homes.tsx")).SimilarHomes,
}));

/** Server-rendered, but its script loads after those above the fold. */
export function SimilarHomes(props: { title: string; homes: ListingSummary[]; today: string }) {
  if (props.homes.length === 0) return null;
  return (
    // The anchor stays in place while its content re-renders.
    <div id="similar">
      <Suspense>
        <LazySimilarHomes {...props} />
      </Suspense>
    </div>
  );
}
