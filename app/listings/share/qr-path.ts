import { encode } from "uqr";

/** A QR code as an SVG path of unit squares; `size` includes the quiet zone. */
export interface QrPath {
  size: number;
  path: string;
}

/** The standard asks for four empty modules around the code (ISO/IEC 18004). */
const quietZone = 4;

/** Chequered. Any of the eight masks is readable; comparing them takes seven times as long. */
const mask = 0;

/** Uses error correction level M for print: readable with 15 % lost, such as to a crease. */
export function createQrPath(text: string): QrPath {
  const { size, data } = encode(text, { ecc: "M", border: quietZone, maskPattern: mask });
  return { size, path: data.map(createRowPath).join("") };
}

/** Merges adjacent modules to avoid hairlines. The quiet zone ends a row's last stroke. */
function createRowPath(modules: readonly boolean[], y: number): string {
  let path = "";
  for (let x = modules.indexOf(true); x >= 0; x = modules.indexOf(true, x)) {
    const start = x;
    x = modules.indexOf(false, start);
    path += `M${start} ${y}h${x - start}v1h${start - x}z`;
  }
  return path;
}
