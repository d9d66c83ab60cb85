import { describeUnprintable } from "../../domain/shared/text/paper-characters.ts";
import { openPdf } from "../platform/pdf/open-pdf.ts";

/** Words in order, as a paper shows them. */
export interface PdfText {
  title: string;
  subtitle: string;
  sections: { heading: string; paragraphs: string[] }[];
  /** At the foot of each page. */
  footer: string;
}

const margin = 62;

/**
 * A4, selectable text, with title and language for screen readers. The same words give the same file.
 * Throws for words that it would not show whole: whoever makes a paper refuses those before.
 */
export async function renderPdf(
  { title, subtitle, sections, footer }: PdfText,
  at: Date,
): Promise<Buffer> {
  const texts = sections.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs]);
  for (const text of [title, subtitle, footer, ...texts]) {
    const problem = describeUnprintable(text);
    if (problem !== null) throw new Error(problem);
  }
  const { kit, write, finish } = openPdf(title, margin, at);
  write("H1", title, { size: 20, isBold: true });
  write("P", subtitle, { size: 10 });
  for (const { heading, paragraphs } of sections) {
    kit.moveDown(0.8);
    write("H2", heading, { size: 12, isBold: true });
    for (const text of paragraphs) {
      kit.moveDown(0.25);
      write("P", text, { size: 10 });
    }
  }
  return finish(`${footer}.`);
}
