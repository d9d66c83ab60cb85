import { lazy, Suspense, useEffect, useState } from "react";
import { trust, type Trust } from "../brand/trust.ts";
import { Icon } from "../ui/icon.tsx";
import { formatInteger } from "../../domain/shared/grouped.ts";
import { Reviews } from "./reviews.tsx";

const ExternalTrust = lazy(async () => ({
  default: (await import("./external-trust.tsx")).ExternalTrust,
}));

/** Milliseconds from the page's arrival until the widget shows. */
const delay = 2000;
const stars = [1, 2, 3, 4, 5];

/**
 * What others say of the agency. Its room is there from the start and it comes into sight two
 * seconds later, so nothing moves; without script it is there at once.
 * @param reviews shows some of them too, not only the score
 */
export function TrustWidget({ reviews = false }: { reviews?: boolean }) {
  const shown = useDelay(delay);
  if (trust.kind === "external") {
    return (
      <Suspense>
        <ExternalTrust widget={trust} start={shown} />
      </Suspense>
    );
  }
  return (
    <div className={shown ? "late is-in" : "late"}>
      <Score {...trust} />
      {reviews && <Reviews reviews={trust.reviews} />}
    </div>
  );
}

type OwnRating = Extract<Trust, { kind: "own" }>;

function Score({ score, count, site }: OwnRating) {
  return (
    <p className="trust">
      <span className="stars">
        {stars.map((star) => (
          <Icon key={star} name="star-solid" />
        ))}
      </span>
      <b className="tabular-numbers">{score.toFixed(1)}</b>
      <span>
        out of 5, from {formatInteger(count)} reviews on <strong>{site}</strong>
      </span>
    </p>
  );
}

function useDelay(milliseconds: number): boolean {
  const [hasPassed, setLater] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLater(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return hasPassed;
}
