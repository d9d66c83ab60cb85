import CFB from "cfb";
import { detectCharset } from "./detect-charset.ts";
import type { FoundMail } from "./enclosed-mail.ts";

/**
 * Reads an Outlook message ([MS-OXMSG]): each property is a stream that is named after its id and type,
 * each file and each person a folder.
 * @returns null if it is none
 */
export function readMsg(bytes: Buffer): FoundMail | null {
  // The reader would open other containers, too, which may be far larger inside than outside.
  if (!bytes.subarray(0, 8).equals(signature)) return null;
  let container: CFB.CFB$Container;
  try {
    container = CFB.read(bytes, { type: "buffer" });
  } catch {
    return null;
  }
  const streams = new Map<string, Buffer>();
  const root = container.FullPaths[0] ?? "";
  for (const [index, path] of container.FullPaths.entries()) {
    const content = container.FileIndex[index]?.content;
    if (path.startsWith(root) && content)
      streams.set(path.slice(root.length), Buffer.from(content));
  }
  return readMessage(streams);
}

function readMessage(streams: ReadonlyMap<string, Buffer>): FoundMail | null {
  const read = (id: string) => readText(streams, "", id);
  const recipients = listFolders(streams, "__recip_version1.0_#");
  if (![...streams.keys()].some((path) => path.startsWith(prefix))) return null;
  const headers = read(ids.headers);
  return {
    from: formatPerson(read(ids.senderName), read(ids.senderSmtp) || read(ids.senderAddress)),
    to: recipients
      .map((each) =>
        formatPerson(
          readText(streams, each, ids.displayName),
          readText(streams, each, ids.smtpAddress) || readText(streams, each, ids.address),
        ),
      )
      .join(", "),
    date: /^date:[ \t]*(.{1,100})$/im.exec(headers)?.[1]?.trim() ?? "",
    subject: read(ids.subject),
    text: read(ids.body),
    html: read(ids.html) || null,
    compressedRtf: streams.get(`${prefix}${ids.rtf}0102`) ?? null,
    files: listFolders(streams, "__attach_version1.0_#").flatMap((each) => readFile(streams, each)),
    rest: headers,
  };
}

const signature = Buffer.from("d0cf11e0a1b11ae1", "hex");
const prefix = "__substg1.0_";

const ids = {
  headers: "007D",
  subject: "0037",
  senderName: "0C1A",
  senderAddress: "0C1F",
  senderSmtp: "5D01",
  body: "1000",
  rtf: "1009",
  html: "1013",
  displayName: "3001",
  address: "3003",
  smtpAddress: "39FE",
  fileData: "3701",
  shortFileName: "3704",
  longFileName: "3707",
};

function readText(streams: ReadonlyMap<string, Buffer>, folder: string, id: string): string {
  const unicode = streams.get(`${folder}${prefix}${id}001F`);
  if (unicode) return unicode.toString("utf16le").replace(/\0+$/, "");
  const other =
    streams.get(`${folder}${prefix}${id}001E`) ?? streams.get(`${folder}${prefix}${id}0102`);
  if (!other) return "";
  return new TextDecoder(detectCharset(other) ?? "utf-8").decode(other).replace(/\0+$/, "");
}

function readFile(streams: ReadonlyMap<string, Buffer>, folder: string): FoundMail["files"] {
  const name =
    readText(streams, folder, ids.longFileName) || readText(streams, folder, ids.shortFileName);
  const content = streams.get(`${folder}${prefix}${ids.fileData}0102`);
  if (content) return [{ fileName: name || null, mimeType: "", content }];
  const inner = cutFolder(streams, `${folder}${prefix}${ids.fileData}000D/`);
  if (inner.size === 0) return [];
  const subject = readText(streams, folder, ids.displayName);
  return [
    {
      fileName: `${subject || "attachment"}.msg`,
      mimeType: msgType,
      content: writeContainer(inner),
    },
  ];
}

const msgType = "application/vnd.ms-outlook";

/** A message inside the message, as the file that it would be alone. */
function writeContainer(streams: ReadonlyMap<string, Buffer>): Buffer {
  const container = CFB.utils.cfb_new();
  for (const [path, content] of streams) CFB.utils.cfb_add(container, `/${path}`, content);
  const written: unknown = CFB.write(container, { type: "buffer" });
  return written instanceof Uint8Array ? Buffer.from(written) : Buffer.alloc(0);
}

function cutFolder(streams: ReadonlyMap<string, Buffer>, folder: string): Map<string, Buffer> {
  const found = [...streams].filter(([path]) => path.startsWith(folder));
  return new Map(found.map(([path, content]) => [path.slice(folder.length), content]));
}

function listFolders(streams: ReadonlyMap<string, Buffer>, start: string): string[] {
  const found = [...streams.keys()].flatMap((path) =>
    path.startsWith(start) ? path.slice(0, path.indexOf("/", start.length) + 1) : [],
  );
  return [...new Set(found)].filter(Boolean);
}

function formatPerson(name: string, address: string): string {
  if (!address.includes("@")) return name;
  return name && name !== address ? `${name} <${address}>` : address;
}
