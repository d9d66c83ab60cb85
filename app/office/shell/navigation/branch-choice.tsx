import { Form, href, useLocation, useSubmit } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { useHydrated } from "../../../ui/use-hydrated.ts";

export interface ShownBranches {
  choices: readonly { id: string; name: string }[];
  /** Null: all of them. */
  shown: string | null;
  /** Who is limited to one has no choice. */
  isLimited: boolean;
}

/** Above every page of an agency with several branches: whose records the lists show. */
export function BranchChoice({ choices, shown, isLimited }: ShownBranches) {
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
          Show
        </Button>
      )}
    </Form>
  );
}
