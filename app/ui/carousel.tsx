import { type ReactNode, useId } from "react";
import { Button } from "./button.tsx";
import { splitIntoPages } from "./carousel-pages.ts";
import { Icon } from "./icon.tsx";
import { useCarousel } from "./use-carousel.ts";

/** A scroll container must be focusable for the arrow keys. */
const focusableProps = { tabIndex: 0 };

/**
 * Looping slides with buttons, arrow keys and swiping, never automatic. Without JavaScript a
 * scrolling strip.
 * @param label accessible name
 * @param items need keys
 */
export function Carousel({
  label,
  items,
  perPage = 1,
}: {
  label: string;
  items: ReactNode[];
  perPage?: number;
}) {
  const slides = splitIntoPages(items, perPage);
  const { view, index, isLive, goTo, Engine, onReady, onSelect } = useCarousel(slides.length);
  const id = useId();
  return (
    <section
      className={isLive ? "carousel carousel--live" : "carousel"}
      aria-roledescription="carousel"
      aria-label={label}
    >
      <section
        className="carousel__view"
        id={id}
        ref={view}
        {...(slides.length > 1 && focusableProps)}
        aria-label={`${label}: slides, arrow keys turn them`}
      >
        <ul className="carousel__track">
          {slides.map((slide, slideIndex) => (
            <li
              key={formatPosition(slideIndex, slides.length)}
              className="carousel__slide"
              inert={isLive && slideIndex !== index}
            >
              {slide}
            </li>
          ))}
        </ul>
      </section>
      {slides.length > 1 && (
        <div className="carousel__nav">
          <Arrow
            label={`Previous: ${label}`}
            view={id}
            icon="arrow-left"
            onClick={() => goTo(index - 1)}
          />
          <output className="small tabular-numbers">{formatPosition(index, slides.length)}</output>
          <Arrow
            label={`Next: ${label}`}
            view={id}
            icon="arrow-right"
            onClick={() => goTo(index + 1)}
          />
        </div>
      )}
      {Engine && <Engine view={view} start={index} onReady={onReady} onSelect={onSelect} />}
    </section>
  );
}

function Arrow({
  label,
  view,
  icon,
  onClick,
}: {
  label: string;
  view: string;
  icon: "arrow-left" | "arrow-right";
  onClick: () => void;
}) {
  return (
    <Button
      look="secondary"
      size="small"
      square
      aria-label={label}
      aria-controls={view}
      onClick={onClick}
    >
      <Icon name={icon} />
    </Button>
  );
}

function formatPosition(place: number, count: number): string {
  return `${place + 1} of ${count}`;
}
