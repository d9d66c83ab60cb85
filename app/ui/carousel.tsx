import { type ReactNode, useId } from "react";
import { Button } from "./button.tsx";
import { splitIntoPages } from "./carousel-pages.ts";
import { Icon } from "./icon.tsx";
import { useCarousel } from "./use-carousel.ts";

/** A place that scrolls takes the focus, and with it the arrow keys. */
const focusableProps = { tabIndex: 0 };

/**
 * Slides one after another, turned by buttons, arrow keys or a finger, around and around and never
 * by themselves. Without script it is a strip that scrolls.
 * @param label what the slides show, for those who can't see them
 * @param items each with a key
 * @param perPage how many of them a slide holds
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
      size="sm"
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
