import { href, Link } from "react-router";
import { EmailText } from "../../ui/email-text.tsx";
import { OfficeSection } from "../shell/office-section.tsx";

/** Emails that no conversation has yet: somebody may have asked about a home. */
export function UnmatchedToday({
  mails,
  count,
}: {
  mails: readonly {
    id: string;
    senderName: string;
    senderAddress: string | null;
    subject: string;
    received: string;
  }[];
  count: number;
}) {
  if (count === 0) return null;
  return (
    <OfficeSection
      title="Unmatched email"
      count={count}
      tools={<Link to={href("/office/unmatched-emails")}>View all</Link>}
    >
      <ul className="rows">
        {mails.map(({ id, senderName, senderAddress, subject, received }) => (
          <li key={id}>
            <Link to={`${href("/office/unmatched-emails")}#mail-${id}`}>
              {subject || "No subject"}
            </Link>
            <p className="tiny">
              {senderName || <EmailText>{senderAddress ?? "Unknown sender"}</EmailText>}, {received}
            </p>
          </li>
        ))}
      </ul>
    </OfficeSection>
  );
}
