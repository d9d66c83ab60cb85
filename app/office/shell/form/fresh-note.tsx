import { Link, useLocation } from "react-router";
import { Note } from "../../../ui/note.tsx";

/**
 * Says before anything is typed that a change here needs a fresh sign-in.
 * @param what one can do, after "you can"
 */
export function FreshNote({ isFresh, what }: { isFresh: boolean; what: string }) {
  const { pathname } = useLocation();
  if (isFresh) return null;
  return (
    <Note kind="warn">
      <p>
        To keep the account secure, you can {what} only within 15 minutes of signing in.{" "}
        <Link to={{ pathname: "/office/sign-in", search: `?to=${encodeURIComponent(pathname)}` }}>
          Sign in again
        </Link>{" "}
        first.
      </p>
    </Note>
  );
}
