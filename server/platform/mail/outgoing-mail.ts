/** Calendar entry as mail programs import it (RFC 5546). */
export interface MailCalendar {
  method: "REQUEST" | "CANCEL";
  ics: string;
}

export interface OutgoingMail {
  kind: string;
  recipient: string;
  /** Null replies to the sender. */
  replyTo: string | null;
  subject: string;
  html: string;
  /** One-click unsubscribe URL (RFC 8058). Not set for mails that answer something. */
  unsubscribeUrl?: string | null;
  /** Sent inline and as an attachment. */
  calendar?: MailCalendar | null;
  aboutId: string;
}
