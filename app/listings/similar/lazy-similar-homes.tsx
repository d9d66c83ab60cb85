import { Suspense } from "react";
import { lazySection } from "../../ui/lazy-section.ts";
import type { ListingSummary } from "../../../domain/listings/listing.ts";

const LazySimilarHomes = lazySection(
  async () => (await import("./similar-homes.tsx")).SimilarHomes,
);

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
