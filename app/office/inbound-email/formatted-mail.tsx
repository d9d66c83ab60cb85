import "./received-mail.css";

/**
 * A mail as its sender formatted it, behind a fold.
 * @param html of `sanitiseMailHtml`, which leaves nothing that runs or loads
 */
export function FormattedMail({ html }: { html: string | null }) {
  if (html === null) return null;
  return (
    <details className="mail-fold">
      <summary>Show original formatting</summary>
      <div className="mail-html" dangerouslySetInnerHTML={{ __html: html }} />
    </details>
  );
}
