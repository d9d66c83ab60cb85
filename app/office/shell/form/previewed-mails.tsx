import { formatCount, choosePlural } from "../../../../domain/shared/formats/count.ts";
import { EmailText } from "../../../ui/email-text.tsx";
import { OfficeSection } from "../office-section.tsx";
import "./previewed-mails.css";

interface PreviewedMail {
  recipient: string;
  subject: string;
  text: string;
}

/** What a button will send, word for word. Without the links to own pages. */
export function PreviewedMails({ mails, note }: { mails: readonly PreviewedMail[]; note: string }) {
  return (
    <OfficeSection
      title={choosePlural(mails.length, "The email we’ll send", "Emails we’ll send")}
      count={mails.length}
      tools={<span className="tiny">{note}</span>}
    >
      <output className="visually-hidden">{countMails(mails.length)}</output>
      <div className="previewed">
        {mails.length === 0 && <p>No emails will be sent.</p>}
        {mails.map(({ recipient, subject, text }, index) => (
          <details
            // The same mail can go to two people of one address.
            // oxlint-disable-next-line react/no-array-index-key
            key={`${index} ${recipient}`}
            open={index === 0}
            className="previewed__mail"
          >
            <summary>
              To{" "}
              <b>
                <EmailText>{recipient}</EmailText>
              </b>
              <span>{subject}</span>
            </summary>
            <p className="previewed__text">{text}</p>
          </details>
        ))}
      </div>
    </OfficeSection>
  );
}

function countMails(count: number): string {
  if (count === 0) return "No emails will be sent";
  return `${formatCount(count, "email")} will be sent`;
}
