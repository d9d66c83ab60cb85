import { toPrintable } from "./printable.ts";

/** Sections of a BLM file. The data still ends with `#END#`. */
export interface BlmSections {
  header: string;
  definition: string;
  data: string;
  /** Number of lines before the data. */
  linesBeforeData: number;
}

/** In characters. A definition with every known field takes a tenth. */
const maxHead = 128 * 1024;

/** Finds the section tags, each alone on its line and in fixed order. */
export function splitBlmSections(
  text: string,
): { ok: true; sections: BlmSections } | { ok: false; problem: string } {
  const [header, definition, data] = ["HEADER", "DEFINITION", "DATA"].map((tag) =>
    new RegExp(`^[ \\t]*#${tag}#[ \\t]*$`, "im").exec(text),
  );
  if (!header) return { ok: false, problem: "The file has no #HEADER# section." };
  if (!definition) return { ok: false, problem: "The file has no #DEFINITION# section." };
  if (!data) return { ok: false, problem: "The file has no #DATA# section." };
  if (definition.index < header.index || data.index < definition.index) {
    return {
      ok: false,
      problem: "The sections must be in this order: #HEADER#, #DEFINITION#, #DATA#, #END#.",
    };
  }
  if (data.index > maxHead) {
    return { ok: false, problem: "#DATA# must come within the first 128 KB." };
  }
  if (text.slice(0, header.index).trim() !== "") {
    return { ok: false, problem: "The file must begin with #HEADER#." };
  }
  const dataBegins = findSectionEnd(data);
  return {
    ok: true,
    sections: {
      header: text.slice(findSectionEnd(header), definition.index),
      definition: text.slice(findSectionEnd(definition), data.index),
      data: text.slice(dataBegins),
      linesBeforeData: countLines(text, 0, dataBegins),
    },
  };
}

function findSectionEnd(match: RegExpExecArray): number {
  return match.index + match[0].length;
}

/** Counts line ends of any kind in a range of a text. */
export function countLines(text: string, from: number, to: number): number {
  let lines = 0;
  for (let at = from; at < to; at++) {
    const code = text.charCodeAt(at);
    if (code === 10 || (code === 13 && text.charCodeAt(at + 1) !== 10)) lines++;
  }
  return lines;
}

export interface BlmHeader {
  /** Keyed by upper case attribute name, e.g. `PROPERTY COUNT`. */
  attributes: ReadonlyMap<string, string>;
  /** Field delimiter. */
  fieldEnd: string;
  /** Record delimiter. */
  recordEnd: string;
}

/** Parses `Name : Value` lines in any case, allowing blank lines and unknown attributes. */
export function parseBlmHeader(
  header: string,
): { ok: true; header: BlmHeader } | { ok: false; problem: string } {
  const attributes = new Map<string, string>();
  for (const line of header.split(/\r\n?|\n/)) {
    const colon = line.indexOf(":");
    if (colon < 0) continue;
    const name = line.slice(0, colon).trim().replaceAll(/\s+/g, " ").toUpperCase();
    attributes.set(name, line.slice(colon + 1).trim());
  }
  const version = attributes.get("VERSION");
  if (version === undefined) return { ok: false, problem: "The header has no Version." };
  if (!/^3(\.\d+)?$/.test(version)) {
    return {
      ok: false,
      problem: `The header says version ${toPrintable(version, 20)}, but we can only read BLM version 3.`,
    };
  }
  const fieldEnd = findDelimiter(attributes.get("EOF"));
  const recordEnd = findDelimiter(attributes.get("EOR"));
  if (fieldEnd === null || recordEnd === null || fieldEnd === recordEnd) {
    return {
      ok: false,
      problem: "The header must give two different delimiters, such as EOF : '^' and EOR : '~'.",
    };
  }
  return { ok: true, header: { attributes, fieldEnd, recordEnd } };
}

/** Accepts one character other than a letter, digit, space or `#`, optionally quoted. */
function findDelimiter(value: string | undefined): string | null {
  const delimiterSign = /^(['"‘’]?)([^\p{L}\d\s#])['"‘’]?$/u.exec(value ?? "")?.[2];
  return delimiterSign?.length === 1 ? delimiterSign : null;
}
