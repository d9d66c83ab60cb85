/** What is kept of a received mail beside its text. */
export interface InboundMail {
  from: { name: string; address: string };
  subject: string;
  /** Sanitised. Null for a mail without. */
  html: string | null;
  /** What the mail repeats of earlier ones, kept behind a fold. */
  quoted: string | null;
}
