export interface MapiProperty {
  value: Buffer;
  /** UTF-16 text. Other text is in the message's own code page. */
  isUnicode: boolean;
}

/** Bytes that a value of a type takes, [MS-OXCDATA] 2.11.1, before it is filled up to four. */
const fixedLengths: Readonly<Record<number, number>> = {
  0x02: 2,
  0x03: 4,
  0x04: 4,
  0x05: 8,
  0x06: 8,
  0x07: 8,
  0x0a: 4,
  0x0b: 2,
  0x14: 8,
  0x40: 8,
  0x48: 16,
};

const severalValues = 0x1000;
const unicode = 0x1f;
const variableTypes = new Set([0x0d, 0x1e, unicode, 0x102]);

/**
 * Reads a list of properties as TNEF packs them ([MS-OXTNEF] 2.1.3.4): by their id, the first value of each.
 * @throws {RangeError} if the list ends too early
 */
export function readMapiProperties(bytes: Buffer): Map<number, MapiProperty> {
  const found = new Map<number, MapiProperty>();
  const count = bytes.readUInt32LE(0);
  let at = 4;
  for (let index = 0; index < count; index++) {
    const type = bytes.readUInt16LE(at);
    const id = bytes.readUInt16LE(at + 2);
    at += 4;
    if (id >= 0x8000) at = skipName(bytes, at);
    const kind = type & ~severalValues;
    const isVariable = variableTypes.has(kind);
    let values = 1;
    if (isVariable || type !== kind) {
      values = bytes.readUInt32LE(at);
      at += 4;
    }
    for (let number = 0; number < values; number++) {
      let length = fixedLengths[kind];
      if (isVariable) {
        length = bytes.readUInt32LE(at);
        at += 4;
      }
      // What follows a type that nobody has defined can't be found.
      if (length === undefined) return found;
      if (at + length > bytes.length) throw new RangeError("A property ends too early.");
      const value = bytes.subarray(at, at + length);
      if (number === 0 && !found.has(id)) found.set(id, { value, isUnicode: kind === unicode });
      at += fill(length);
    }
  }
  return found;
}

/** A named property: a set's id, and a number or a name of its own. */
function skipName(bytes: Buffer, at: number): number {
  const hasText = bytes.readUInt32LE(at + 16) === 1;
  return at + 24 + (hasText ? fill(bytes.readUInt32LE(at + 20)) : 0);
}

function fill(length: number): number {
  return Math.ceil(length / 4) * 4;
}
