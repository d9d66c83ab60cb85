import { type Allowed, hasPermission, type Permission } from "../staff/roles.ts";
import type { DocumentSubject } from "./document.ts";

/**
 * What is kept as a file and is not everybody's: a paper by what it belongs to, a file that came with
 * a mail, a picture that only drafts have.
 */
export type PrivateFile = DocumentSubject | "received" | "draft-picture";

/** A mail may bring a passport as well as a form does, and a landlord's papers are as private. */
export const filePermissions: Readonly<Record<PrivateFile, Permission>> = {
  tenancy: "see-documents",
  landlord: "see-documents",
  home: "see-documents",
  received: "see-documents",
  "draft-picture": "see-listings",
};

/**
 * Whether a member of staff may open it, by whichever page.
 * @param isOfBranch whether its tenancy, home, landlord or conversation is of the branch to which they
 * are limited
 */
export function mayOpenFile(staff: Allowed, kind: PrivateFile, isOfBranch: boolean): boolean {
  return (
    hasPermission(staff, filePermissions[kind]) && (isOfBranch || !staff.branchView?.isLimited)
  );
}
