import type { ReactNode } from "react";
import type { Role } from "../../../domain/staff/roles.ts";
import { OfficeRail } from "./office-rail.tsx";
import type { WaitingCounts } from "./use-counts.ts";

export interface FrameData {
  /** Null before somebody has signed in. */
  person: { name: string; role: Role } | null;
  counts: WaitingCounts | null;
  isDark: boolean;
}

/** The rail beside the page, on a phone a dock under it. Who is not signed in sees the page alone. */
export function OfficeFrame({
  person,
  counts,
  isDark,
  children,
}: FrameData & { children: ReactNode }) {
  return (
    <div className="office" data-theme={isDark ? "dark" : undefined}>
      {person === null ? (
        <main id="main" tabIndex={-1}>
          {children}
        </main>
      ) : (
        <div className="office__shell">
          <OfficeRail person={person} counts={counts} isDark={isDark} />
          <main id="main" tabIndex={-1} className="office__page">
            {children}
          </main>
        </div>
      )}
    </div>
  );
}
