/** Offsets within a file; both ends are included. */
export interface ByteRange {
  first: number;
  last: number;
}

/**
 * Reads a `Range` header (RFC 9110, section 14). What asks for several ranges or can't be understood
 * is answered with the whole file, as the RFC allows.
 * @returns `whole`, or `unsatisfiable` if the file ends before
 */
export function readByteRange(
  header: string | undefined,
  size: number,
): ByteRange | "whole" | "unsatisfiable" {
  const match = /^bytes=\s*(\d*)-(\d*)\s*$/i.exec(header ?? "");
  if (match === null) return "whole";
  const [, from = "", to = ""] = match;
  if (from === "" && to === "") return "whole";
  if (from === "") {
    const length = Math.min(Number(to), size);
    return length === 0 ? "unsatisfiable" : { first: size - length, last: size - 1 };
  }
  const first = Number(from);
  const last = to === "" ? size - 1 : Math.min(Number(to), size - 1);
  if (to !== "" && Number(to) < first) return "whole";
  return first >= size ? "unsatisfiable" : { first, last };
}
