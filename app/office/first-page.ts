import { href, redirect } from "react-router";

/** Where a sign-in leads. */
export function loader() {
  return redirect(href("/office/today"));
}
