import { stripFileName } from "../shared/file-name.ts";
import { maxDocumentBytes } from "./document.ts";

export const documentTypes = {
  pdf: "application/pdf",
  jpg: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
  heic: "image/heic",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
} as const;
type Extension = keyof typeof documentTypes;

export const acceptedTypes = "PDF, Word (.docx) or photo (JPEG, PNG, WebP, HEIC), up to 15 MB each";

export type FileCheck =
  | { ok: true; extension: Extension; mimeType: string }
  | { ok: false; problem: string };

/** What the file is by its first bytes, whatever its name and the browser say. */
export function checkFile(bytes: Uint8Array): FileCheck {
  if (bytes.length === 0) return { ok: false, problem: "The file is empty" };
  if (bytes.length > maxDocumentBytes) {
    const size = Math.ceil(bytes.length / (1024 * 1024));
    return { ok: false, problem: `The file is ${size} MB. The limit is 15 MB` };
  }
  const extension = findType(bytes);
  if (extension === null) return { ok: false, problem: `Upload a ${acceptedTypes}` };
  if (extension === "pdf" && hasActivePdf(bytes))
    return {
      ok: false,
      problem: "This PDF contains a script. Save or print it as a new PDF and upload that",
    };
  return { ok: true, extension, mimeType: documentTypes[extension] };
}

function findType(bytes: Uint8Array): Extension | null {
  const starts = (...first: number[]) => first.every((byte, at) => bytes[at] === byte);
  const text = (from: number, to: number) => String.fromCharCode(...bytes.slice(from, to));
  if (text(0, 5) === "%PDF-") return "pdf";
  if (starts(0xff, 0xd8, 0xff)) return "jpg";
  if (starts(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return "png";
  if (text(0, 4) === "RIFF" && text(8, 12) === "WEBP") return "webp";
  if (text(4, 8) === "ftyp" && ["heic", "heix", "mif1", "hevc"].includes(text(8, 12)))
    return "heic";
  // A Word file is a ZIP archive: what is in it is looked at before it is kept.
  return starts(0x50, 0x4b, 0x03, 0x04) ? "docx" : null;
}

/** Scripts, started programs and files inside. A name may spell a letter as `#4a`. */
function hasActivePdf(bytes: Uint8Array): boolean {
  const text = new TextDecoder("latin1").decode(bytes);
  const plain = text.replaceAll(/#([\da-f]{2})/gi, (_all, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return /\/(?:JavaScript|JS|Launch|EmbeddedFile|RichMedia)\b/.test(plain);
}

/** Whether the names in a ZIP archive are those of a Word file without macros. */
export function isWordWithoutMacros(names: readonly string[]): boolean {
  const folded = names.map((name) => name.toLowerCase());
  const isWord = folded.includes("[content_types].xml") && folded.includes("word/document.xml");
  return (
    isWord && !folded.some((name) => /vbaproject|vbadata|activex|\.bin$|embeddings\//.test(name))
  );
}

/** The name with the extension that its bytes have, whatever it says. */
export function cleanFileName(name: string, extension: Extension): string {
  const stem = stripFileName(name)
    .trim()
    .replace(/\.[A-Za-z\d]{1,5}$/, "")
    .replace(/^\.+/, "")
    .slice(0, 90)
    .trim();
  return `${stem || "document"}.${extension}`;
}
