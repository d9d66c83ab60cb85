import { expect } from "vitest";
import type { HomeTexts } from "../../domain/listings/home-fields.ts";
import type { ListingMedia } from "../../domain/listings/listing.ts";
import { eq } from "drizzle-orm";
import { createHome } from "../homes/create-home.ts";
import { addCertificate } from "../homes/home-certificates.ts";
import { saveHome } from "../homes/save-home.ts";
import { listingRecords } from "../listings/listing-record-tables.ts";
import type { AppContext } from "../app-context.ts";
import { createHomeTexts } from "./homes.ts";

const picture: ListingMedia = {
  kind: "photo",
  url: "https://example.com/room.jpg",
  caption: "Room",
  width: null,
  height: null,
  placeholder: null,
};

/** Five photos and a floor plan. */
export const testMedia: ListingMedia[] = [
  ...Array.from({ length: 5 }, () => picture),
  { ...picture, kind: "floorplan" },
];

/** A draft of the office's, against which nothing stands. */
export async function draftHome(
  app: AppContext,
  staffId: string,
  changes: Partial<HomeTexts> = {},
): Promise<string> {
  const texts = createHomeTexts(changes);
  const created = await createHome(app, staffId, texts);
  if (!created.ok) throw new Error("The draft was refused.");
  const { id } = created.answer;
  expect(await saveHome(app, staffId, id, texts)).toMatchObject({ ok: true });
  const papers = [
    { kind: "gas", issuedOn: "2026-09-03" },
    { kind: "eicr", issuedOn: "2024-05-15" },
    { kind: "epc", issuedOn: "2020-02-01" },
  ];
  for (const paper of papers) {
    expect(await addCertificate(app, staffId, id, paper)).toMatchObject({ ok: true });
  }
  await app.database.orm
    .update(listingRecords)
    .set({ draftMedia: testMedia })
    .where(eq(listingRecords.id, id));
  return id;
}
