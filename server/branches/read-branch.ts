import * as v from "valibot";
import { type BranchFields, branchFields } from "../../domain/branches/branch-fields.ts";
import { isUuid } from "../../domain/shared/uuid.ts";
import type { Outcome } from "../platform/submissions/outcome.ts";
import { describeConflict, refuse, refuseFields, refuseGone } from "../staff/refusals.ts";
import type { Branch } from "./list-branches.ts";

/** What the form of a branch sends. */
export type BranchForm = Readonly<Partial<Record<string, string>>>;

/** A branch as it is, and as it is to be. */
export interface BranchEdit {
  branch: Branch;
  fields: BranchFields;
}

/** Hours, phone and areas as they are now; `mark` says which ones the form showed. */
export function readEdit(open: readonly Branch[], form: BranchForm): Outcome<BranchEdit> {
  const branch = findNamed(open, form["id"]);
  if (!branch) return noBranch;
  if (form["mark"] !== getBranchMark(branch))
    return refuse(
      describeConflict({
        what: "this branch",
        next: "Reload the page to see their changes, then make yours again.",
      }),
    );
  const others = open.filter(({ id }) => id !== branch.id);
  const read = readBranch(form, others);
  return read.ok ? { ok: true, answer: { branch, fields: read.answer } } : read;
}

export function getBranchMark({ updatedAt }: Pick<Branch, "updatedAt">): string {
  return String(updatedAt.getTime());
}

/** @param others the branches that may not share its name, its feed or an outcode */
export function readBranch(form: BranchForm, others: readonly Branch[]): Outcome<BranchFields> {
  const week = Array.from({ length: 7 }, (_, day) => {
    const [opens, closes] = [form[`opens-${day}`] ?? "", form[`closes-${day}`] ?? ""];
    return opens === "" && closes === "" ? null : { opens, closes };
  });
  const text = (name: string) => form[name] ?? "";
  const parsed = v.safeParse(branchFields, {
    name: text("name"),
    address: text("address"),
    phone: text("phone"),
    areas: text("areas"),
    feedId: text("feedId"),
    week,
  });
  if (!parsed.success) {
    const refused = refuseFields(parsed.issues);
    const errors = refused.refusal.errors?.map(({ path, message }) => ({
      path: path
        .replace(/^week\.(\d)\.?(\w*)$/, (_, day, end) => `${end || "closes"}-${day}`)
        .replace(/^areas.*/, "areas"),
      message,
    }));
    return { ok: false, refusal: { ...refused.refusal, ...(errors && { errors }) } };
  }
  const { name, feedId, areas } = parsed.output;
  if (others.some((one) => one.name.toLowerCase() === name.toLowerCase()))
    return refuse("Another branch has this name", "name");
  const ofFeed = feedId === null ? undefined : others.find((one) => one.feedId === feedId);
  if (ofFeed) return refuse(`${ofFeed.name} already has this feed branch number`, "feedId");
  for (const area of areas) {
    const ofArea = others.find((one) => one.areas.includes(area));
    if (ofArea) return refuse(`${area} already belongs to ${ofArea.name}`, "areas");
  }
  return { ok: true, answer: parsed.output };
}

export function findNamed(open: readonly Branch[], id: string | undefined): Branch | undefined {
  return id !== undefined && isUuid(id) ? open.find((one) => one.id === id) : undefined;
}

export const noBranch = refuseGone("branch");
