/** A mail as it goes into the outbox, complete: nothing is looked up when it is sent. */
export interface OutgoingMail {
  /** Which template made it: `enquiry-confirmation`, `enquiry-notice`. */
  kind: string;
  recipient: string;
  /** Where an answer goes; null means to the sender. */
  replyTo: string | null;
  subject: string;
  html: string;
  text: string;
  /** What the mail is about: an enquiry's or a request's id. */
  aboutId: string;
}
