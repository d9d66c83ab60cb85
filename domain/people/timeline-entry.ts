/** One thing that a person or the office said or did. */
export interface TimelineEntry {
  key: string;
  at: Date;
  kind: "asked" | "answered" | "note" | "call" | "viewing" | "offer" | "mail" | "alert" | "record";
  text: string;
  /** What was said, word for word. */
  quote: string | null;
  /** Who of the office did it. */
  by: string | null;
  mailId?: string;
}
