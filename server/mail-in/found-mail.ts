/** What a reader of one form finds, before the files are told from the mails. */
export interface FoundMail {
  from: string;
  to: string;
  date: string;
  subject: string;
  text: string;
  html: string | null;
  compressedRtf: Buffer | null;
  files: { fileName: string | null; mimeType: string; content: Buffer }[];
  rest: string;
}
