/** `zip` and `ole` hold the documents of Office: which one, the bytes alone don't say. */
export type FileKind =
  | "pdf"
  | "jpg"
  | "png"
  | "gif"
  | "webp"
  | "avif"
  | "heic"
  | "mp4"
  | "mov"
  | "rtf"
  | "zip"
  | "ole";

const heicBrands = new Set(["heic", "heix", "hevc", "heim", "heis", "mif1", "msf1"]);

/** What a file is by its first bytes, whatever its name says. Null for any other. */
export function findFileKind(bytes: Uint8Array): FileKind | null {
  const starts = (...first: number[]) => first.every((byte, at) => bytes[at] === byte);
  const text = (from: number, to: number) => String.fromCharCode(...bytes.slice(from, to));
  if (text(0, 5) === "%PDF-") return "pdf";
  if (starts(0xff, 0xd8, 0xff)) return "jpg";
  if (starts(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return "png";
  if (text(0, 6) === "GIF87a" || text(0, 6) === "GIF89a") return "gif";
  if (text(0, 4) === "RIFF" && text(8, 12) === "WEBP") return "webp";
  if (text(0, 5) === "{\\rtf") return "rtf";
  if (starts(0x50, 0x4b, 0x03, 0x04)) return "zip";
  if (starts(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1)) return "ole";
  return text(4, 8) === "ftyp" ? findByBrand(text(8, 12)) : null;
}

function findByBrand(brand: string): FileKind | null {
  if (brand === "avif") return "avif";
  if (heicBrands.has(brand)) return "heic";
  if (brand === "qt  ") return "mov";
  return /^(?:isom|iso\d|mp4\d|avc1|M4V |3gp\d)$/.test(brand) ? "mp4" : null;
}
