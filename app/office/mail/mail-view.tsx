import { EmailText } from "../../ui/email-text.tsx";
import { href, Link } from "react-router";
import { OfficeSection } from "../shell/office-section.tsx";

/** Email in a frame of its own, in which nothing runs or loads, or its text alone. */
export function MailPreview({
  mail,
  asText,
}: {
  mail: {
    id: string;
    subject: string;
    recipient: string;
    replyTo: string | null;
    text: string | null;
  };
  asText: boolean;
}) {
  const { id, subject, recipient, replyTo, text } = mail;
  return (
    <OfficeSection
      title="Email"
      tools={
        text !== null && (
          <div className="mail__looks">
            <Link to="?" aria-current={asText ? undefined : "page"} preventScrollReset>
              Preview
            </Link>
            <Link to="?as=text" aria-current={asText ? "page" : undefined} preventScrollReset>
              Text only
            </Link>
          </div>
        )
      }
    >
      <dl className="mail__head">
        {Object.entries({ To: recipient, "Reply-to": replyTo ?? "the sender" }).map(
          ([what, address]) => (
            <div key={what}>
              <dt>{what}</dt>
              <dd>
                <EmailText>{address}</EmailText>
              </dd>
            </div>
          ),
        )}
      </dl>
      {text === null && (
        <p className="office-section__body">
          This email contains a colleague’s sign-in link, so only they can read it.
        </p>
      )}
      {text !== null && asText && <pre className="mail__text">{text}</pre>}
      {text !== null && !asText && (
        <iframe
          className="mail__frame"
          title={subject}
          src={href("/office/emails/:id/preview", { id })}
          sandbox=""
        />
      )}
    </OfficeSection>
  );
}
