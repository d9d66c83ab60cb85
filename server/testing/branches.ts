import { somebody } from "./office-forms.ts";
import { listBranches } from "../branches/list-branches.ts";
import { changeBranches } from "./sent-forms.ts";
import type { AppContext } from "../app-context.ts";

/** What the form of a branch sends. */
export const peckham = {
  change: "add",
  name: "Peckham",
  phone: "020 7946 0151",
  areas: "SE15, SE22",
  feedId: "1015",
};
export const islington = {
  change: "add",
  name: "Islington",
  phone: "020 7946 0152",
  areas: "N1",
  feedId: "",
};

export async function addBranch(app: AppContext, fields: Record<string, string>): Promise<string> {
  const outcome = await changeBranches(app, somebody, fields);
  if (!outcome.ok) throw new Error(outcome.refusal.detail);
  const open = await listBranches(app.database.orm);
  return open.find(({ name }) => name === fields["name"])!.id;
}
