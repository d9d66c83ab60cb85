import { href, Link } from "react-router";

export function SubmissionTerms() {
  return (
    <p className="tiny">
      Protected by a human check. We use what you send to answer you, as our{" "}
      <Link to={href("/legal")}>privacy policy</Link> says.
    </p>
  );
}
