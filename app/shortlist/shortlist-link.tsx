import { Suspense } from "react";
import { href, Link, useLocation } from "react-router";
import { Icon } from "../ui/icon.tsx";
import { lazyOptional } from "../ui/lazy-optional.ts";
import { useHasSaved } from "../saved/use-has-saved.ts";

const ShortlistCount = lazyOptional(
  async () => (await import("./shortlist-count.tsx")).ShortlistCount,
);

export function ShortlistLink() {
  const path = href("/shortlist");
  const isCurrent = useLocation().pathname === path;
  return (
    <Link className="shortlist-link" to={path} aria-current={isCurrent ? "page" : undefined}>
      <Icon name="heart" />
      <span className="visually-hidden">Shortlist</span>
      {useHasSaved() && (
        <Suspense fallback={null}>
          <ShortlistCount />
        </Suspense>
      )}
    </Link>
  );
}
