import { Link } from "react-router";
import "./pager.css";

/** From 1. What is no page is the first. */
export function readPage(url: Pick<URL, "searchParams">): number {
  const page = Number(url.searchParams.get("page") ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1;
}

/** Links to the pages before and after, which keep the rest of the query. */
export function Pager({
  page,
  hasMore,
  query,
}: {
  page: number;
  hasMore: boolean;
  query?: Record<string, string> | URLSearchParams;
}) {
  if (page === 1 && !hasMore) return null;
  const kept = [...new URLSearchParams(query)].filter(([, value]) => value !== "");
  const linkTo = (to: number) =>
    `?${new URLSearchParams([...kept, ["page", String(to)]]).toString()}`;
  return (
    <nav className="pager" aria-label="Pages">
      {page > 1 && <Link to={linkTo(page - 1)}>Previous</Link>}
      <span>Page {page}</span>
      {hasMore && <Link to={linkTo(page + 1)}>Next</Link>}
    </nav>
  );
}

/** Links to the first page and to the next one of a list in order of time, which goes on while it is read. */
export function CursorPager({
  isFirst,
  next,
  query,
}: {
  isFirst: boolean;
  /** Null on the last page. */
  next: string | null;
  query: Record<string, string>;
}) {
  if (isFirst && next === null) return null;
  const kept = Object.entries(query).filter(([, value]) => value !== "");
  const linkTo = (...more: [string, string][]) =>
    `?${new URLSearchParams([...kept, ...more]).toString()}`;
  return (
    <nav className="pager" aria-label="Pages">
      {!isFirst && <Link to={linkTo()}>Newest</Link>}
      {next !== null && <Link to={linkTo(["after", next])}>Older</Link>}
    </nav>
  );
}
