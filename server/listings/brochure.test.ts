import { randomBytes } from "node:crypto";
import sharp from "sharp";
import { extractText, getDocumentProxy } from "unpdf";
import { expect, test } from "vitest";
import { agency } from "../../domain/agency/agency.ts";
import type { ListingMedia, PublicListing } from "../../domain/listings/listing.ts";
import { unknownMaterialInformation } from "../../domain/listings/facts/material-facts.ts";
import { createPublicListing } from "../testing/listing.ts";
import { createBrochure, maxBrochureBytes } from "./brochure.ts";

const now = new Date("2026-11-20T10:00:00Z");

const pageUrl = "https://lettings.example.com/property/h1";

/** Nothing is harder to compress. */
async function createNoise(width: number, height: number): Promise<Buffer> {
  const raw = { width, height, channels: 3 } as const;
  return sharp(randomBytes(width * height * 3), { raw })
    .jpeg({ quality: 95 })
    .toBuffer();
}

function picture(kind: ListingMedia["kind"], name: string, caption = ""): ListingMedia {
  return { kind, url: `/photos/${name}`, caption, width: null, height: null, placeholder: null };
}

async function readBrochure(
  changes: Partial<PublicListing> = {},
  readPicture: (name: string) => Promise<Uint8Array | null> = async () => null,
) {
  const home = createPublicListing(changes);
  const file = await createBrochure(home, { agency, now, readPicture, pageUrl });
  const pdf = await getDocumentProxy(new Uint8Array(file));
  const { text, totalPages } = await extractText(pdf, { mergePages: true });
  return { file, pdf, pages: totalPages, text: text.replaceAll(/\s+/g, " ") };
}

test("says what the home is, what it costs, and whom to ask", async () => {
  const { text, pages } = await readBrochure();
  for (const part of [
    "Loriner Street, Shoreditch, London E2. £2,450 pcm",
    "Rent £2,450 pcm, £565 per week",
    "Deposit £2,825, 5 weeks’ rent",
    "Available Now",
    "Size 2 beds, 1 bath",
    "The flat is on the second floor.",
    "Council tax Band D",
    "Energy rating C (72), could be B (81)",
    `${agency.name}, ${agency.phone}, ${agency.email}`,
    `Correct on 20/11/2026. The home may have been let since. Page 1 of ${pages}.`,
  ])
    expect(text).toContain(part);
});

test("has no empty boxes for what its font lacks", async () => {
  const { text } = await readBrochure({
    longDescription: "✓ Lift and garden 🌳\n★ Long let",
    displayFeatures: ["🅿️ Parking"],
  });
  expect(text).toContain("The home Lift and garden Long let");
  expect(text).toContain("Features Parking");
});

const notice =
  "Some details of this home use characters this brochure can’t show. Read them on our website: https://lettings.example.com/property/h1";

test("says where the text stands that its font lacks, and leaves no holes", async () => {
  const { text } = await readBrochure({
    longDescription: "A bright flat.\n靠近地铁站。\nדירה עם מרפסת",
    displayFeatures: ["地铁站", "30 sq m", "Lift 电梯"],
    material: { ...unknownMaterialInformation, heating: "集中供暖" },
  });
  expect(text).toContain("The home A bright flat.");
  expect(text).toContain("Features 30 sq m, and more on our website");
  expect(text).toContain("Heating See our website");
  expect(text).toContain(notice);
});

test("is named by its place where its font lacks the name", async () => {
  const { text, pdf } = await readBrochure({
    name: "磨坊巷",
    displayAddress: "磨坊巷, London",
    longDescription: "靠近地铁站。",
    shortDescription: "靠近地铁站。",
  });
  expect(text).toContain("Shoreditch, E2 Shoreditch, E2. £2,450 pcm");
  expect(text).toContain("The home See our website");
  expect(await pdf.getMetadata()).toMatchObject({ info: { Title: "Shoreditch E2, Lintel" } });
});

test("sends nobody to the website where it shows everything", async () => {
  expect((await readBrochure()).text).not.toContain("on our website");
});

test("has nothing that is private until a viewing is booked", async () => {
  const { text } = await readBrochure();
  expect(text).not.toMatch(/Flat 3, 24|7ZZ|T1/);
});

test("says of what is not known that one may ask (material information)", async () => {
  const { text } = await readBrochure({ material: unknownMaterialInformation, furnishing: null });
  expect(text).toContain("Council tax Ask us");
  expect(text).toContain("Flood risk Ask us");
  expect(text).toContain("Furnishing Ask us");
});

test("calls a part-furnished home that, and not furnished", async () => {
  const { text } = await readBrochure({ furnishing: "Part furnished", displayFeatures: [] });
  expect(text).toContain("Furnishing Part furnished Features Flat");
});

test("is tagged: headings, a table and pictures with their words", async () => {
  const media = [picture("photo", "a.jpg", "The kitchen")];
  const noise = await createNoise(600, 400);
  const { pdf } = await readBrochure({ media }, async () => noise);
  const tree = JSON.stringify(await (await pdf.getPage(1)).getStructTree());
  for (const tag of ["H1", "H2", "Table", "TH", "TD", "Figure"]) {
    expect(tree).toContain(`"role":"${tag}"`);
  }
  expect(tree).toContain('"alt":"The kitchen"');
  expect(await pdf.getMetadata()).toMatchObject({
    info: { Title: "Loriner Street, Shoreditch E2, Lintel", Language: "en-GB" },
  });
});

test("stays under its size with the largest pictures, and shows four photos and the EPC", async () => {
  const names = ["a", "b", "c", "d", "e", "f"].map((name) => `${name}.jpg`);
  const media = [...names.map((name) => picture("photo", name)), picture("epc", "epc.jpg")];
  const noise = await createNoise(2400, 2400);
  const read: string[] = [];
  const { file } = await readBrochure({ media }, async (name) => {
    read.push(name);
    return noise;
  });
  expect(file.length).toBeLessThan(maxBrochureBytes);
  expect(file.length).toBeGreaterThan(500_000);
  expect(read).toEqual(["a.jpg", "b.jpg", "c.jpg", "d.jpg", "epc.jpg"]);
});

test("goes over more pages when the description is long, and leaves out other sites’ pictures", async () => {
  const longDescription = "A sentence about the home and its street.\n".repeat(150);
  const media = [{ ...picture("photo", ""), url: "https://photos.example.com/a.jpg" }];
  const { pages, text } = await readBrochure({ longDescription, media }, () => {
    throw new Error("It was loaded.");
  });
  expect(pages).toBeGreaterThan(2);
  expect(text).toContain(`Page ${pages} of ${pages}.`);
});
