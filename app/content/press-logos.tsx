import { lazy, Suspense } from "react";

/** Server-rendered, but its script loads after those above the fold. */
const PressCarousel = lazy(async () => ({
  default: (await import("./press-carousel.tsx")).PressCarousel,
}));

export function PressLogos({ title = "In the papers" }: { title?: string }) {
  return (
    <Suspense>
      <PressCarousel title={title} />
    </Suspense>
  );
}
