import type { ReplyTo } from "./reply-to.ts";

/** What is kept of a received mail beside its text. */
export interface InboundMail {
  from: { name: string; address: string };
  /** Whom it asks to have its answer, if that is somebody else. Mails of earlier versions have none. */
  replyTo?: ReplyTo | null;
  subject: string;
  /** Sanitised. Null for a mail without. */
  html: string | null;
  /** What the mail repeats of earlier ones, kept behind a fold. */
  quoted: string | null;
}
