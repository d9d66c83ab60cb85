import { mkdtempSync, readFileSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { ZipFile } from "yazl";
import { eraseExpired } from "../privacy/erase-expired.ts";
import { createTestContext } from "../testing/app-context.ts";
import { emptyTables, testEngines, useDatabase } from "../testing/database.ts";
import { addDocument, type NewDocument, sealDocument } from "./add-document.ts";
import { decryptDocument } from "./decrypt-document.ts";
import { DocumentKeyMissing, openDocumentKeys } from "./document-keys.ts";
import { documentContents, documents } from "./document-tables.ts";
import { renderPdf } from "./render-pdf.ts";

const secret = "The passport of Łukasz Żak";
const pdf = new TextEncoder().encode(`%PDF-1.7\n${secret}\n%%EOF`);
const about = {
  ...({ kind: "identity", subject: "tenancy", subjectId: "t", contactId: null } as const),
  fileName: "../../Passport (1).exe",
  bytes: pdf as Uint8Array,
};
const by = { actor: "visitor", addedBy: "77777777-7777-4777-8777-777777777771" } as const;

describe.each(testEngines)("documents on the %s engine", (engine) => {
  const database = useDatabase(engine);
  beforeEach(() => emptyTables(database()));
  const orm = () => database().orm;

  async function add(changes: Partial<NewDocument> = {}, app = createTestContext(database())) {
    const added = await addDocument(await app, by, { ...about, ...changes });
    if (!added.ok) throw new Error(added.problem);
    return added.id;
  }

  test("are kept encrypted, under a clean name, and come back as they were", async () => {
    const app = await createTestContext(database());
    const id = await add({}, Promise.resolve(app));
    const [content] = await orm().select().from(documentContents);
    expect(content?.encrypted.includes(Buffer.from("passport"))).toBe(false);
    const read = await decryptDocument(app, id);
    expect(read?.bytes).toEqual(Buffer.from(pdf));
    expect(read?.document).toMatchObject({
      fileName: "Passport (1).pdf",
      mimeType: "application/pdf",
      bytes: pdf.length,
    });
  });

  test("are not opened after a change of any bit, nor under another's row", async () => {
    const app = await createTestContext(database());
    const [one, two] = [await add({}, Promise.resolve(app)), await add({}, Promise.resolve(app))];
    const [content] = await orm()
      .select()
      .from(documentContents)
      .where(eq(documentContents.documentId, one));
    const { documentId: _id, ...moved } = content!;
    await orm().update(documentContents).set(moved).where(eq(documentContents.documentId, two));
    await expect(decryptDocument(app, two)).rejects.toThrow();
    const encrypted = Buffer.from(moved.encrypted);
    encrypted[3]! ^= 1;
    await orm()
      .update(documentContents)
      .set({ encrypted })
      .where(eq(documentContents.documentId, one));
    await expect(decryptDocument(app, one)).rejects.toThrow();
  });

  test("a new key encrypts what comes, and the old one still opens what is there", async () => {
    const old = "a".repeat(64);
    const fresh = "b".repeat(64);
    const withKeys = (...documentsKey: string[]) =>
      createTestContext(database(), { config: { documentsKey } });
    const before = await add({}, withKeys(old));
    const app = await withKeys(fresh, old);
    await add({}, Promise.resolve(app));
    expect((await decryptDocument(app, before))?.bytes).toEqual(Buffer.from(pdf));
    const keyIds = (await orm().select().from(documentContents)).map(({ keyId }) => keyId);
    expect(new Set(keyIds).size).toBe(2);
    await expect(decryptDocument(await withKeys(fresh), before)).rejects.toThrow(
      DocumentKeyMissing,
    );
  });

  test("a site that takes over another's keys opens its papers, and goes on with its own", async () => {
    const [from, to] = [await createTestContext(database()), await createTestContext(database())];
    const theirs = await add({}, Promise.resolve(from));
    const own = await add({}, Promise.resolve(to));
    const open = async (app: typeof to, id: string) => (await decryptDocument(app, id))?.bytes;
    await expect(open(to, theirs)).rejects.toThrow(DocumentKeyMissing);
    await to.documentKeys.addOwn(await from.documentKeys.listOwn());
    for (const id of [theirs, own]) expect(await open(to, id)).toEqual(Buffer.from(pdf));
    const later = await add({}, Promise.resolve(to));
    const keys = new Map(
      (await orm().select().from(documentContents)).map(({ documentId, keyId }) => [
        documentId,
        keyId,
      ]),
    );
    expect(keys.get(later)).toBe(keys.get(own));
    // Where the key is a setting, too.
    const documentsKey = ["c".repeat(64)];
    const set = await createTestContext(database(), { config: { documentsKey } });
    expect(await set.documentKeys.listOwn()).toEqual([]);
    await set.documentKeys.addOwn(await from.documentKeys.listOwn());
    expect(await open(set, theirs)).toEqual(Buffer.from(pdf));
  });

  test("go on their day, and not before", async () => {
    await add({ eraseOn: "2026-11-22" });
    const on = (day: string) =>
      eraseExpired({ database: database(), now: () => new Date(`${day}T12:00:00Z`) });
    expect(await on("2026-11-21")).toMatchObject({ documents: 0 });
    expect(await on("2026-11-22")).toMatchObject({ documents: 1 });
    expect(await orm().$count(documents)).toBe(0);
    expect(await orm().$count(documentContents)).toBe(0);
  });
});

test("the key in the data folder is made once, for the site's user alone", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "lintel-keys-"));
  const one = await openDocumentKeys({ documentsKey: [], dataDir }).encrypt("id", pdf);
  const path = join(dataDir, "documents.key");
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(readFileSync(path, "utf8")).toMatch(/^[\da-f]{64}\n$/);
  const other = openDocumentKeys({ documentsKey: [], dataDir });
  expect(await other.decrypt("id", one)).toEqual(Buffer.from(pdf));
});

async function zip(...names: string[]): Promise<Uint8Array> {
  const file = new ZipFile();
  for (const name of names) file.addBuffer(Buffer.from("x"), name);
  file.end();
  return buffer(file.outputStream);
}

describe("what is taken, by its bytes", () => {
  const seal = async (bytes: Uint8Array, fileName = "file.pdf") => {
    const dataDir = mkdtempSync(join(tmpdir(), "lintel-keys-"));
    const app = { documentKeys: openDocumentKeys({ documentsKey: [], dataDir }) };
    const sealed = await sealDocument(app, { ...about, bytes, fileName });
    return sealed.ok ? sealed.document.row.fileName : sealed.problem;
  };
  const text = (words: string) => new TextEncoder().encode(words);
  const word = ["[Content_Types].xml", "word/document.xml"];

  test.each([
    ["a PDF", () => text("%PDF-1.4 x"), "file.pdf"],
    ["a JPEG", () => Uint8Array.of(0xff, 0xd8, 0xff, 0xe0), "file.jpg"],
    ["a PNG", () => Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a), "file.png"],
    ["a WebP", () => text("RIFF0000WEBP"), "file.webp"],
    ["an iPhone's picture", () => text("0000ftypheic"), "file.heic"],
    ["a Word file", () => zip(...word), "file.docx"],
    ["nothing", () => text(""), "The file is empty"],
    ["a page", () => text("<html><script>"), "Upload a PDF"],
    [
      "an old Word file, which may hold macros",
      () => Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0),
      "Upload a PDF",
    ],
    ["a Word file with macros", () => zip(...word, "word/vbaProject.bin"), "without macros"],
    ["any archive", () => zip("a.txt"), "without macros"],
    ["a broken archive", () => Uint8Array.of(0x50, 0x4b, 3, 4, 0), "PDF, Word"],
    [
      "a PDF with a script",
      () => text("%PDF-1.4 /S /JavaScript /JS (x)"),
      "This PDF contains a script",
    ],
    ["a PDF that hides it", () => text("%PDF-1.4 /S /J#61vaScript"), "This PDF contains a script"],
    [
      "a PDF that starts something",
      () => text("%PDF-1.4 /S /Launch"),
      "This PDF contains a script",
    ],
    ["more than 15 MB", () => Buffer.alloc(15 * 1024 * 1024 + 1, "%PDF-"), "limit is 15 MB"],
  ] as const)("%s", async (_what, create, expected) => {
    expect(await seal(await create())).toContain(expected);
  });
});

test("a paper made here has everybody's letters, its title and page numbers", async () => {
  const sections = Array.from({ length: 30 }, (_all, n) => ({
    heading: `Part ${n}`,
    paragraphs: ["Łukasz Żak, Ana Ștefănescu, Γιώργος, Наталя: ".repeat(8)],
  }));
  const bytes = await renderPdf(
    { title: "Tenancy agreement", subtitle: "For all", sections, footer: "Lintel" },
    new Date(0),
  );
  const raw = bytes.toString("latin1");
  expect(raw.startsWith("%PDF-1.")).toBe(true);
  expect(raw.match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(2);
  expect(raw).toContain("/Lang (en-GB)");
  expect(bytes.length).toBeLessThan(200_000);
});

test("a paper with letters that its font lacks is not made at all", async () => {
  const sections = [{ heading: "Parties", paragraphs: ["Tenants: 李小龙."] }];
  const paper = { title: "Agreement", subtitle: "For all", sections, footer: "Lintel" };
  await expect(renderPdf(paper, new Date(0))).rejects.toThrow(
    "Documents can’t show “Tenants: 李小龙.”",
  );
});
