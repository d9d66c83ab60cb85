import { FormattedMail } from "./formatted-mail.tsx";

/** A mail's text, and behind folds what it quotes and how it was formatted. */
export function MailText({
  text,
  quoted,
  html,
}: {
  text: string;
  quoted: string | null;
  /** Sanitised when it came in. */
  html: string | null;
}) {
  return (
    <>
      {text && <p className="mail-text">{text}</p>}
      {quoted !== null && (
        <details className="mail-fold">
          <summary>Quoted mail</summary>
          <p className="mail-text mail-text--quoted">{quoted}</p>
        </details>
      )}
      <FormattedMail html={html} />
    </>
  );
}
