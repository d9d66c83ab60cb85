import type { ReactNode } from "react";
import { Link } from "react-router";
import "./view-tabs.css";

/** The parts of a list, each with how many are in it. */
export function ViewTabs({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav className="view-tabs" aria-label={label}>
      {children}
    </nav>
  );
}

/** Long lists are counted up to a thousand. */
export function formatTabCount(count: number): string {
  return count >= 1000 ? "999+" : String(count);
}

interface Tab {
  to: string;
  name: string;
  count?: number | string;
  isShown?: boolean;
}

export function ViewTab({ to, name, count, isShown = false }: Tab) {
  return (
    <Link to={to} aria-current={isShown ? "page" : undefined}>
      {name} {count !== undefined && <span className="tabular-numbers">{count}</span>}
    </Link>
  );
}
