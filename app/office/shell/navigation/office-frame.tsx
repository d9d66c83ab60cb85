import type { ReactNode } from "react";
import type { Allowed } from "../../../../domain/staff/roles.ts";
import { BranchChoice, type ShownBranches } from "./branch-choice.tsx";
import { OfficeRail } from "./office-rail.tsx";
import type { WaitingCounts } from "./use-counts.ts";

export interface FrameData {
  /** Null before somebody has signed in. */
  person: (Allowed & { name: string }) | null;
  counts: WaitingCounts | null;
  isDark: boolean;
  /** Null before somebody has signed in. */
  branches: ShownBranches | null;
}

/** The rail beside the page, on a phone a dock under it. Who is not signed in sees the page alone. */
export function OfficeFrame({
  person,
  counts,
  isDark,
  branches,
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
            {branches && <BranchChoice {...branches} />}
            {children}
          </main>
        </div>
      )}
    </div>
  );
}
