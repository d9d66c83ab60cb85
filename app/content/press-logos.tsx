import { lazy, Suspense } from "react";

/** In the HTML from the start; its script comes after that of what is seen first. */
const PressCarousel = lazy(async () => ({
  default: (await import("./press-carousel.tsx")).PressCarousel,
}));

/** A whole section: the papers that wrote about the agency. */
export function PressLogos({ title = "In the papers" }: { title?: string }) {
  return (
    <Suspense>
      <PressCarousel title={title} />
    </Suspense>
  );
}
