/** A calendar entry as mail programs take it over (RFC 5546). */
export interface MailCalendar {
  method: "REQUEST" | "CANCEL";
  /** The `.ics` file's text. */
  ics: string;
}

/** A mail as it goes into the outbox, complete: nothing is looked up when it is sent. */
export interface OutgoingMail {
  /** Which template made it: `enquiry-confirmation`, `enquiry-notice`. */
  kind: string;
  recipient: string;
  /** Where an answer goes; null means to the sender. */
  replyTo: string | null;
  subject: string;
  html: string;
  /** Where one call stops mails of this kind (RFC 8058); none for mails that answer something. */
  unsubscribeUrl?: string | null;
  /** Goes along as a part that mail programs show, and as a file. */
  calendar?: MailCalendar | null;
  /** What the mail is about: an enquiry's, a request's, an alert's or a booking's id. */
  aboutId: string;
}
