import { href, Link } from "react-router";

/** Under every form: that it is protected, and what becomes of what is sent. */
export function SubmissionTerms() {
  return (
    <p className="tiny">
      Protected by a human check. We use what you send to answer you, as our{" "}
      <Link to={href("/legal")}>privacy policy</Link> says.
    </p>
  );
}
