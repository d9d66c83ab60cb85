import type { FoundMail } from "./enclosed-mail.ts";
import { readMapiProperties } from "./read-mapi-properties.ts";

const signature = 0x22_3e_9f_78;

/** Ids of attributes, [MS-OXTNEF] 2.1.3.1. */
const attributes = {
  subject: 0x8004,
  body: 0x800c,
  messageProperties: 0x9003,
  fileBegins: 0x9002,
  fileTitle: 0x8010,
  fileData: 0x800f,
  fileProperties: 0x9005,
  codePage: 0x9007,
};

/** Ids of MAPI properties, [MS-OXPROPS]. */
const properties = {
  subject: 0x0037,
  body: 0x1000,
  rtf: 0x1009,
  html: 0x1013,
  longFileName: 0x3707,
  fileData: 0x3701,
};

/**
 * Reads what Outlook packs into `winmail.dat` ([MS-OXTNEF]).
 * @returns null if it is none, or is cut off
 */
export function readTnef(bytes: Buffer): FoundMail | null {
  if (bytes.length < 6 || bytes.readUInt32LE(0) !== signature) return null;
  const mail: FoundMail = {
    from: "",
    to: "",
    date: "",
    subject: "",
    text: "",
    html: null,
    compressedRtf: null,
    files: [],
    rest: "",
  };
  let charset = "windows-1252";
  try {
    for (let at = 6; at + 9 <= bytes.length;) {
      const id = bytes.readUInt16LE(at + 1);
      const length = bytes.readUInt32LE(at + 5);
      const data = bytes.subarray(at + 9, at + 9 + length);
      if (data.length < length) return null;
      if (id === attributes.codePage) charset = toCharset(data.readUInt32LE(0));
      else takeAttribute(mail, id, data, charset);
      at += 9 + length + 2;
    }
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
  return mail;
}

function takeAttribute(mail: FoundMail, id: number, data: Buffer, charset: string): void {
  const file = mail.files.at(-1);
  if (id === attributes.subject) mail.subject ||= decode(data, charset);
  else if (id === attributes.body) mail.text ||= decode(data, charset);
  else if (id === attributes.messageProperties) takeMessageProperties(mail, data, charset);
  else if (id === attributes.fileBegins)
    mail.files.push({ fileName: null, mimeType: "", content: empty });
  else if (file === undefined) return;
  else if (id === attributes.fileTitle) file.fileName ??= decode(data, charset);
  else if (id === attributes.fileData) file.content = data;
  else if (id === attributes.fileProperties) {
    const found = readMapiProperties(data);
    const name = found.get(properties.longFileName);
    if (name) file.fileName = name.isUnicode ? toText(name.value) : decode(name.value, charset);
    const content = found.get(properties.fileData)?.value;
    if (content && file.content.length === 0) takeContent(file, content);
  }
}

/** A mail inside the mail is packed the same way, behind the id of its kind. */
function takeContent(file: FoundMail["files"][number], content: Buffer): void {
  const isMail = content.length > 20 && content.readUInt32LE(16) === signature;
  file.content = isMail ? content.subarray(16) : content;
  if (isMail) file.fileName = "winmail.dat";
}

function takeMessageProperties(mail: FoundMail, data: Buffer, charset: string): void {
  const found = readMapiProperties(data);
  const read = (id: number) => {
    const property = found.get(id);
    if (!property) return "";
    return property.isUnicode ? toText(property.value) : decode(property.value, charset);
  };
  mail.subject = read(properties.subject) || mail.subject;
  mail.text = read(properties.body) || mail.text;
  mail.html = read(properties.html) || mail.html;
  mail.compressedRtf = found.get(properties.rtf)?.value ?? mail.compressedRtf;
}

const empty = Buffer.alloc(0);

function toText(value: Buffer): string {
  return value.toString("utf16le").replace(/\0+$/, "");
}

function decode(value: Buffer, charset: string): string {
  return new TextDecoder(charset).decode(value).replace(/\0+$/, "");
}

function toCharset(codePage: number): string {
  if (codePage === 65_001) return "utf-8";
  const name = asianCodePages[codePage] ?? `windows-${codePage}`;
  try {
    return new TextDecoder(name).encoding;
  } catch {
    return "windows-1252";
  }
}

const asianCodePages: Readonly<Record<number, string>> = {
  932: "shift_jis",
  936: "gbk",
  949: "euc-kr",
  950: "big5",
};
