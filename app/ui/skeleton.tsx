/** A loading placeholder, hidden from screen readers. Set `aria-busy` on its container. */
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
