/**
 * Stands where something is still being fetched, in about its size. Hidden from screen readers:
 * the place that it stands in says `aria-busy`.
 * @param shape a line of text, a picture, or a card of a home
 */
export function Skeleton({ shape = "line" }: { shape?: "line" | "picture" | "card" }) {
  if (shape !== "card")
    return <span className={`skeleton skeleton--${shape}`} aria-hidden="true" />;
  return (
    <span className="skeleton-card" aria-hidden="true">
      <Skeleton shape="picture" />
      <Skeleton />
      <Skeleton />
      <Skeleton />
    </span>
  );
}
