import type { MailKind } from "../../../domain/shared/mail/mail-kinds.ts";

/** Calendar entry as mail programs import it (RFC 5546). */
export interface MailCalendar {
  method: "REQUEST" | "CANCEL";
  ics: string;
}

/** A file that is read, or made, when the mail is sent. */
export interface MailAttachment {
  filename: string;
  /** Its name for `ReadFile`: in the site's store of pictures, or of what is made. */
  stored: string;
}

export interface OutgoingMail {
  kind: MailKind;
  recipient: string;
  /** Null replies to the sender. */
  replyTo: string | null;
  subject: string;
  html: string;
  /** One-click unsubscribe URL (RFC 8058). Not set for mails that answer something. */
  unsubscribeUrl?: string | null;
  /** Sent inline and as an attachment. */
  calendar?: MailCalendar | null;
  /** Message-ID without brackets of the mail that this one answers. */
  inReplyTo?: string | null;
  attachments?: MailAttachment[] | null;
  /**
   * For a confirmation to an address that anybody may have typed: what it is about. The same kind
   * of mail about it goes to the same mailbox once a day.
   */
  onceADayAbout?: string | null;
  /** Id of the record that `mailRecords` names for this kind. */
  aboutId: string;
}

/** What of a mail may hold slots for links. */
export type MailToFill = Pick<OutgoingMail, "html" | "unsubscribeUrl" | "calendar">;

/** A mail with its links, or why it must not go. `waits`: until the operator has changed a setting. */
export type FilledMail =
  | { ok: true; mail: MailToFill }
  | { ok: false; reason: string; waits?: true };
