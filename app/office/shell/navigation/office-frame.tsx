import type { ReactNode } from "react";
import { Form, href, useLocation, useSubmit } from "react-router";
import type { Allowed } from "../../../../domain/staff/roles.ts";
import { Button } from "../../../ui/button.tsx";
import { useHydrated } from "../../../ui/use-hydrated.ts";
import { OfficeRail } from "./office-rail.tsx";
import type { WaitingCounts } from "./use-counts.ts";

interface BranchesView {
  choices: readonly { id: string; name: string }[];
  /** Null: all of them. */
  shown: string | null;
  /** Who is limited to one has no choice. */
  isLimited: boolean;
}

/** Above every page of an agency with several branches: whose records the lists show. */
function BranchChoice({ choices, shown, isLimited }: BranchesView) {
  const { pathname } = useLocation();
  const submit = useSubmit();
  const isHydrated = useHydrated();
  if (choices.length === 0) return null;
  if (isLimited)
    return (
      <p className="branch-choice">
        Branch: {choices.find(({ id }) => id === shown)?.name ?? "none"}
      </p>
    );
  return (
    <Form
      method="post"
      action={href("/office/branch")}
      className="branch-choice"
      onChange={({ currentTarget }) => void submit(currentTarget)}
    >
      <input type="hidden" name="to" value={pathname} />
      <label htmlFor="shown-branch">Branch</label>
      <select id="shown-branch" className="select" name="branch" defaultValue={shown ?? ""}>
        <option value="">All branches</option>
        {choices.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      {!isHydrated && (
        <Button type="submit" look="secondary" size="small">
          Show branch
        </Button>
      )}
    </Form>
  );
}

export interface FrameData {
  /** Null before somebody has signed in. */
  person: (Allowed & { name: string }) | null;
  counts: WaitingCounts | null;
  isDark: boolean;
  /** Null before somebody has signed in. */
  branches: BranchesView | null;
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
