import { lazy, Suspense, useEffect, useState } from "react";
import { trust, type Trust } from "../brand/trust.ts";
import { Icon } from "../ui/icon.tsx";
import { formatInteger } from "../../domain/shared/text/format-integer.ts";
import { Reviews } from "./reviews.tsx";

const ExternalTrust = lazy(async () => ({
  default: (await import("./external-trust.tsx")).ExternalTrust,
}));

/** Milliseconds before the widget appears. */
const delay = 2000;
const stars = [1, 2, 3, 4, 5];

/** Reserves its space and appears after two seconds, so that nothing shifts. */
export function TrustWidget({ reviews = false }: { reviews?: boolean }) {
  const isShown = useDelay(delay);
  if (trust.kind === "external") {
    return (
      <Suspense>
        <ExternalTrust widget={trust} start={isShown} />
      </Suspense>
    );
  }
  return (
    <div className={isShown ? "late is-in" : "late"}>
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
