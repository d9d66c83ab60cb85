import CFB from "cfb";

/** Properties of a message by their id and type, such as `1000001F` for its text. */
type Properties = Readonly<Record<string, string | Buffer>>;

/** A file as Outlook saves a message. */
export function writeMsg(
  properties: Properties,
  files: readonly Properties[] = [],
  inner: readonly { name: string; properties: Properties }[] = [],
): Buffer {
  const container = CFB.utils.cfb_new();
  const add = (folder: string, all: Properties) => {
    for (const [id, value] of Object.entries(all)) {
      const content = typeof value === "string" ? Buffer.from(value, "utf16le") : value;
      CFB.utils.cfb_add(container, `/${folder}__substg1.0_${id}`, content);
    }
  };
  add("", properties);
  for (const [index, file] of files.entries()) add(`__attach_version1.0_#0000000${index}/`, file);
  for (const [index, { name, properties: all }] of inner.entries()) {
    const folder = `__attach_version1.0_#0000001${index}/`;
    add(folder, { "3001001F": name });
    add(`${folder}__substg1.0_3701000D/`, all);
  }
  const written: unknown = CFB.write(container, { type: "buffer" });
  if (!(written instanceof Uint8Array)) throw new Error("It could not be written.");
  return Buffer.from(written);
}

/** What Outlook packs a mail and its files into. */
export function writeTnef(
  text: string,
  files: readonly { fileName: string; content: Buffer }[],
): Buffer {
  const head = Buffer.alloc(6);
  head.writeUInt32LE(0x22_3e_9f_78);
  const parts = [head, attribute(1, 0x69003, writeProperties([[0x1000, 0x1f, wide(text)]]))];
  for (const { fileName, content } of files) {
    parts.push(
      attribute(2, 0x69002, Buffer.alloc(14)),
      attribute(2, 0x18010, Buffer.from(`${fileName.slice(0, 8)}\0`, "latin1")),
      attribute(2, 0x6800f, content),
      attribute(2, 0x69005, writeProperties([[0x3707, 0x1f, wide(fileName)]])),
    );
  }
  return Buffer.concat(parts);
}

function wide(text: string): Buffer {
  return Buffer.from(`${text}\0`, "utf16le");
}

function attribute(level: number, tag: number, data: Buffer): Buffer {
  const head = Buffer.alloc(9);
  head.writeUInt8(level);
  head.writeUInt16LE(0x8000 | (tag & 0xffff), 1);
  head.writeUInt16LE(tag >> 16, 3);
  head.writeUInt32LE(data.length, 5);
  const sum = Buffer.alloc(2);
  sum.writeUInt16LE(data.reduce((total, byte) => (total + byte) % 65_536, 0));
  return Buffer.concat([head, data, sum]);
}

function writeProperties(properties: readonly [id: number, type: number, value: Buffer][]): Buffer {
  const parts = [number(properties.length)];
  for (const [id, type, value] of properties) {
    const tag = Buffer.alloc(4);
    tag.writeUInt16LE(type);
    tag.writeUInt16LE(id, 2);
    const padding = Buffer.alloc((4 - (value.length % 4)) % 4);
    parts.push(tag, number(1), number(value.length), value, padding);
  }
  return Buffer.concat(parts);
}

function number(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
