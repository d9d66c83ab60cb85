import { eq } from "drizzle-orm";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { documentContents } from "../documents/document-tables.ts";
import { listingRecords } from "../listings/listing-record-tables.ts";
import { findRecord } from "../listings/listing-records.ts";
import { readUploads } from "../site/form-post.ts";
import { testEngines } from "../testing/database.ts";
import { useOffice } from "../testing/office.ts";
import { draftHome } from "../testing/office-homes.ts";
import { handleHomeForm } from "../testing/sent-forms.ts";
import { readWorkingHome } from "./working-home.ts";

const pdf = new Uint8Array(Buffer.from("%PDF-1.4\nlicence 4711\n%%EOF"));

async function draw(background: string): Promise<Uint8Array<ArrayBuffer>> {
  const create = { width: 600, height: 300, channels: 3 as const, background };
  return new Uint8Array(await sharp({ create }).jpeg().toBuffer());
}

/** As a browser without script sends a form with fields of files. */
function post(fields: Record<string, string>, files: [name: string, content: BlobPart][] = []) {
  const body = new FormData();
  for (const [name, text] of Object.entries(fields)) body.set(name, text);
  for (const [name, content] of files) body.append("files", new File([content], name));
  // A field in which nothing was chosen.
  if (files.length === 0) body.append("files", new File([], ""));
  return new Request("https://lettings.example.com/office", { method: "POST", body });
}

describe.each(testEngines)("Without script, on the %s engine,", (engine) => {
  const office = useOffice(engine);
  const orm = () => office.database().orm;

  async function begin() {
    const app = await office.app();
    const { id: staffId } = await office.hire("negotiator");
    const browser = await office.signIn(staffId);
    const signedIn = (await office.signedIn(browser))!;
    const id = await draftHome(app, { staffId });
    await orm().update(listingRecords).set({ draftMedia: [] }).where(eq(listingRecords.id, id));
    const send = async (request: Request) => {
      const read = await readUploads(request, 45 * 1024 * 1024);
      return handleHomeForm(app, signedIn, id, read!.fields, read!.files);
    };
    const home = async () => readWorkingHome(orm(), (await findRecord(orm(), id))!);
    return { send, home };
  }

  test("one form brings several pictures, and says of each that stays out why", async () => {
    const { send, home } = await begin();
    const red = await draw("red");
    const files: [string, BlobPart][] = [
      ["hall.jpg", red],
      ["notes.jpg", "no picture"],
      ["garden.jpg", await draw("green")],
      ["again.jpg", red],
    ];
    const { done, refusal } = await send(post({ change: "add-pictures" }, files));
    expect(refusal).toBeUndefined();
    expect(done).toMatch(
      /^2 photos added\. notes\.jpg isn’t a JPEG.* again\.jpg is already uploaded/,
    );
    expect((await home()).media).toHaveLength(2);
  });

  test("pictures that all stay out are refused beside their field", async () => {
    const { send, home } = await begin();
    const nothing = await send(post({ change: "add-pictures" }));
    expect(nothing.refusal).toMatchObject({
      detail: "Choose the photos first.",
      errors: [{ path: "pictures" }],
    });
    const text = await send(post({ change: "add-pictures" }, [["notes.jpg", "no picture"]]));
    expect(text.refusal).toMatchObject({ errors: [{ path: "pictures" }] });
    expect((await home()).media).toEqual([]);
  });

  test("one form of a picture keeps what was typed, whichever button was pressed", async () => {
    const { send, home } = await begin();
    const files: [string, BlobPart][] = [
      ["hall.jpg", await draw("red")],
      ["plan.jpg", await draw("white")],
    ];
    await send(post({ change: "add-pictures" }, files));
    const [hall, plan] = (await home()).media;
    const form = { change: "picture", picture: plan!.url, was: "", caption: " Ground floor " };
    await send(post({ ...form, kind: "floorplan", do: "move", to: "0" }));
    expect((await home()).media).toMatchObject([
      { url: plan!.url, caption: "Ground floor", kind: "floorplan" },
      { url: hall!.url, caption: "" },
    ]);
    await send(post({ change: "picture", picture: hall!.url, do: "turn" }));
    const [, turned] = (await home()).media;
    expect(turned).toMatchObject({ original: hall!.url, width: 300, height: 600 });
    await send(post({ change: "picture", picture: hall!.url, do: "remove" }));
    expect((await home()).media.map(({ url }) => url)).toEqual([plan!.url]);
  });

  test("one form brings a certificate with its file, and one takes it away", async () => {
    const { send, home } = await begin();
    const before = (await home()).certificates.length;
    const files = await orm().$count(documentContents);
    const form = { change: "add-certificate", kind: "licence", issuedOn: "2026-01-15" };
    const dated = { ...form, expiresOn: "2031-01-14", reference: "HMO 4711" };
    const added = await send(post(dated, [["licence.pdf", pdf]]));
    expect(added.refusal).toBeUndefined();
    expect(await orm().$count(documentContents)).toBe(files + 1);
    const paper = (await home()).certificates.find(({ kind }) => kind === "licence");
    expect(paper).toMatchObject({ reference: "HMO 4711", expiresOn: "2031-01-14" });
    const gone = await send(post({ change: "remove-certificate", certificate: paper!.id }));
    expect(gone.refusal).toBeUndefined();
    expect((await home()).certificates).toHaveLength(before);
  });

  test("a certificate without its date, or with a text for its file, is refused there", async () => {
    const { send, home } = await begin();
    const before = (await home()).certificates.length;
    const files = await orm().$count(documentContents);
    const form = { change: "add-certificate", kind: "licence" };
    expect(await send(post({ ...form, issuedOn: "" }, [["licence.pdf", pdf]]))).toMatchObject({
      refusal: { errors: [{ path: "issuedOn" }] },
    });
    const dated = { ...form, issuedOn: "2026-01-15", expiresOn: "2031-01-14" };
    expect(await send(post(dated, [["licence.pdf", "is fine"]]))).toMatchObject({
      refusal: { errors: [{ path: "file" }] },
    });
    expect((await home()).certificates).toHaveLength(before);
    expect(await orm().$count(documentContents)).toBe(files);
  });
});
