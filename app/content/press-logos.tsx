import { Suspense } from "react";
import { lazySection } from "../ui/lazy-section.ts";

/** Server-rendered, but its script loads after those above the fold. */
const PressCarousel = lazySection(async () => (await import("./press-carousel.tsx")).PressCarousel);

export function PressLogos({ title = "In the press" }: { title?: string }) {
  return (
    <Suspense>
      <PressCarousel title={title} />
    </Suspense>
  );
}
