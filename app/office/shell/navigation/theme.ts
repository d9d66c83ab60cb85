import { redirect } from "react-router";
import { readReturnPath } from "../../../../domain/staff/office-path.ts";
import type { Route } from "./+types/theme";
import { createOfficeCookie } from "../../../../server/staff/cookies.ts";
import { readFields } from "../../../../server/site/form-post.ts";

export async function action({ request }: Route.ActionArgs) {
  const { theme, to } = await readFields(request);
  const cookie = createOfficeCookie("office-theme", theme === "dark" ? "dark" : "light");
  return redirect(readReturnPath(to), { headers: { "Set-Cookie": cookie } });
}
