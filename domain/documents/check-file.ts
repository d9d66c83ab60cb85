import { type FileKind, findFileKind } from "../shared/file-kind.ts";
import { formatFileSize } from "../shared/formats/file-size.ts";
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
    const size = formatFileSize(bytes.length);
    return { ok: false, problem: `The file is ${size}. The limit is 15 MB` };
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

/** A Word file is a ZIP archive: what is in it is looked at before it is kept. */
const kept: Readonly<Partial<Record<FileKind, Extension>>> = {
  pdf: "pdf",
  jpg: "jpg",
  png: "png",
  webp: "webp",
  heic: "heic",
  zip: "docx",
};

function findType(bytes: Uint8Array): Extension | null {
  const kind = findFileKind(bytes);
  return kind === null ? null : (kept[kind] ?? null);
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
