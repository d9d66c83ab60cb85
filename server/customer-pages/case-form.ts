import type { SentFile } from "./send-document.ts";

/** What a page sent: its texts, and the file if there was one. */
export interface CaseForm {
  fields: Readonly<Partial<Record<string, string>>>;
  file: SentFile | null;
}
