import type { Review } from "../brand/trust.ts";

export function Reviews({ reviews }: { reviews: Review[] }) {
  return (
    <div className="reviews">
      {reviews.map(({ words, name, side }) => (
        <figure key={name}>
          <blockquote>{words}</blockquote>
          <figcaption>
            {name}, {side}
          </figcaption>
        </figure>
      ))}
    </div>
  );
}
