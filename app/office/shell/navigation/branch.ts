import { redirect } from "react-router";
import { isUuid } from "../../../../domain/shared/uuid.ts";
import { readReturnPath } from "../../../../domain/staff/office-path.ts";
import type { Route } from "./+types/branch";
import { createOfficeCookie } from "../../../../server/staff/cookies.ts";
import { readFields } from "../../../../server/site/form-post.ts";

/** Which branch this browser's lists show, until another one is chosen. */
export async function action({ request }: Route.ActionArgs) {
  const { branch = "", to } = await readFields(request);
  const cookie = createOfficeCookie("office-branch", isUuid(branch) ? branch : "all");
  return redirect(readReturnPath(to), { headers: { "Set-Cookie": cookie } });
}
