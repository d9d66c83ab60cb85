import type { AppContext } from "../app-context.ts";
import { getShownBranch, type SignedIn } from "../staff/sessions.ts";
import { listBranchChoices } from "./list-branches.ts";

/** What the frame of every page says of branches: nothing where there are not two. */
export async function showBranches({ database }: AppContext, by: SignedIn) {
  return {
    choices: await listBranchChoices(database.orm),
    shown: getShownBranch(by),
    isLimited: by.branchView?.isLimited ?? false,
  };
}
