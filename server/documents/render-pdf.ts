import { createRequire } from "node:module";
import PdfKit from "pdfkit";

/** Words in order, as a paper shows them. */
export interface PdfText {
  title: string;
  subtitle: string;
  sections: { heading: string; paragraphs: string[] }[];
  /** At the foot of each page. */
  footer: string;
}

// The library's own fonts know Western European letters only: people's names have others.
const { resolve } = createRequire(import.meta.url);
const fonts = "@expo-google-fonts/noto-sans";
const regular = resolve(`${fonts}/400Regular/NotoSans_400Regular.ttf`);
const bold = resolve(`${fonts}/700Bold/NotoSans_700Bold.ttf`);

const margin = 62;

/** A4, selectable text, with title and language for screen readers. The same words give the same file. */
export function renderPdf(
  { title, subtitle, sections, footer }: PdfText,
  at: Date,
): Promise<Buffer> {
  const pdf = new PdfKit({
    size: "A4",
    margin,
    font: regular,
    bufferPages: true,
    tagged: true,
    lang: "en-GB",
    displayTitle: true,
    info: { Title: title, CreationDate: at, ModDate: at },
  });
  const parts: Buffer[] = [];
  const done = new Promise<Buffer>((fulfil, reject) => {
    pdf.on("data", (part: Buffer) => parts.push(part));
    pdf.on("end", () => fulfil(Buffer.concat(parts)));
    pdf.on("error", reject);
  });
  const write = (tag: string, font: string, size: number, text: string) =>
    pdf.addStructure(
      pdf.struct(tag, {}, () => {
        pdf.font(font).fontSize(size).text(text);
      }),
    );
  write("H1", bold, 20, title);
  write("P", regular, 10, subtitle);
  for (const { heading, paragraphs } of sections) {
    pdf.moveDown(0.8);
    write("H2", bold, 12, heading);
    for (const text of paragraphs) {
      pdf.moveDown(0.25);
      write("P", regular, 10, text);
    }
  }
  writeFooters(pdf, footer);
  pdf.end();
  return done;
}

/** Below the margin, where text alone would begin a new page. */
function writeFooters(pdf: PDFKit.PDFDocument, footer: string): void {
  const { start, count } = pdf.bufferedPageRange();
  for (let page = start; page < start + count; page++) {
    pdf.switchToPage(page);
    const { margins, height, width } = pdf.page;
    const { bottom } = margins;
    margins.bottom = 0;
    pdf.markContent("Artifact", { type: "Pagination" });
    pdf
      .font(regular)
      .fontSize(8)
      .text(`${footer}, page ${page - start + 1} of ${count}`, margin, height - 40, {
        width: width - 2 * margin,
        lineBreak: false,
      });
    pdf.endMarkedContent();
    margins.bottom = bottom;
  }
}
