import { createRequire } from "node:module";
import PdfKit from "pdfkit";
import { dropUnprintable } from "../../../domain/shared/text/paper-characters.ts";

// The library's own fonts know Western European letters only: people's names have others.
const { resolve } = createRequire(import.meta.url);
const fonts = "@expo-google-fonts/noto-sans";
const regular = resolve(`${fonts}/400Regular/NotoSans_400Regular.ttf`);
const bold = resolve(`${fonts}/700Bold/NotoSans_700Bold.ttf`);

const ink = "#14201b";
const paleInk = "#4a5751";

type Tag = "H1" | "H2" | "P";

interface Place {
  x: number;
  y: number;
}

interface Writing extends PDFKit.Mixins.TextOptions {
  size: number;
  color?: string;
  isBold?: boolean;
  /** Points. Left out: where the last text ended. */
  at?: Place;
}

export interface Pdf {
  kit: PDFKit.PDFDocument;
  /** Between the margins, points. */
  width: number;
  /** A part of the text with its meaning, for screen readers. What the font lacks is left out. */
  write: (tag: Tag, text: string, writing: Writing) => void;
  /** Terms beside their answers. */
  writeRows: (rows: readonly { term: string; answer: string }[]) => void;
  /** @param look of its place and size; the picture keeps its shape within them */
  draw: (picture: Buffer, alt: string, look: PDFKit.Mixins.ImageOption & Place) => void;
  /** Begins a page if there is less room than this, points. */
  keepTogether: (height: number) => void;
  /** @param foot at the foot of each page, in front of its number */
  finish: (foot: string) => Promise<Buffer>;
}

/** Begins an A4 file of tagged text. The same content gives the same file. */
export function openPdf(title: string, margin: number, at: Date): Pdf {
  const kit = new PdfKit({
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
    kit.on("data", (part: Buffer) => parts.push(part));
    kit.on("end", () => fulfil(Buffer.concat(parts)));
    kit.on("error", reject);
  });
  const width = kit.page.width - 2 * margin;
  const keepTogether = (height: number) => {
    if (kit.y + height > kit.page.height - margin) kit.addPage();
  };
  return {
    kit,
    width,
    keepTogether,
    write(tag, text, writing) {
      kit.addStructure(kit.struct(tag, {}, () => writeText(kit, dropUnprintable(text), writing)));
    },
    writeRows(rows) {
      const begin = (row: Row) => keepTogether(measureRow(kit, row, width));
      const table = rows.map(({ term, answer }) => {
        const row = { term, answer: dropUnprintable(answer) };
        return createRow(kit, row, { left: margin, width, begin });
      });
      kit.addStructure(kit.struct("Table", {}, table));
      kit.x = margin;
    },
    draw(picture, alt, look) {
      const { x, y } = look;
      kit.addStructure(kit.struct("Figure", { alt }, () => void kit.image(picture, x, y, look)));
    },
    finish(foot) {
      writeFoots(kit, margin, foot);
      kit.end();
      return done;
    },
  };
}

function writeText(
  kit: PDFKit.PDFDocument,
  text: string,
  { size, color = ink, isBold = false, at, ...options }: Writing,
): void {
  kit
    .font(isBold ? bold : regular)
    .fontSize(size)
    .fillColor(color);
  if (at) kit.text(text, at.x, at.y, options);
  else kit.text(text, options);
}

interface Row {
  term: string;
  answer: string;
}

const rowSize = 9.5;
const termWidth = 130;

function measureRow(kit: PDFKit.PDFDocument, { term, answer }: Row, width: number): number {
  kit.font(regular).fontSize(rowSize);
  const ofTerm = kit.heightOfString(term, { width: termWidth - 10 });
  return Math.max(ofTerm, kit.heightOfString(answer, { width: width - termWidth })) + 4;
}

function createRow(
  kit: PDFKit.PDFDocument,
  row: Row,
  { left, width, begin }: { left: number; width: number; begin: (row: Row) => void },
): PDFKit.PDFStructureElement {
  let y = 0;
  return kit.struct("TR", {}, [
    kit.struct("TH", {}, () => {
      begin(row);
      ({ y } = kit);
      const look = { size: rowSize, color: paleInk, width: termWidth - 10 };
      writeText(kit, row.term, { ...look, at: { x: left, y } });
    }),
    kit.struct("TD", {}, () => {
      const at = { x: left + termWidth, y };
      const height = measureRow(kit, row, width);
      writeText(kit, row.answer, { size: rowSize, width: width - termWidth, at });
      kit.y = Math.max(kit.y, y + height);
    }),
  ]);
}

/** Below the margin, where text alone would begin a new page. */
function writeFoots(kit: PDFKit.PDFDocument, margin: number, foot: string): void {
  const { start, count } = kit.bufferedPageRange();
  for (let page = start; page < start + count; page++) {
    kit.switchToPage(page);
    const { margins, height, width } = kit.page;
    const { bottom } = margins;
    margins.bottom = 0;
    kit.markContent("Artifact", { type: "Pagination" });
    const text = `${foot} Page ${page - start + 1} of ${count}.`;
    const place = { width: width - 2 * margin, lineBreak: false };
    kit.font(regular).fontSize(8).fillColor(paleInk);
    kit.text(text, margin, height - margin + 12, place);
    kit.endMarkedContent();
    margins.bottom = bottom;
  }
}
