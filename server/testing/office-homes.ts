import { expect } from "vitest";
import type { HomeTexts } from "../../domain/listings/facts/home-fields.ts";
import type { ListingMedia } from "../../domain/listings/listing.ts";
import { eq } from "drizzle-orm";
import { createHome } from "../homes/create-home.ts";
import { addCertificate } from "../homes/certificates/home-certificates.ts";
import { saveHome } from "../homes/save-home.ts";
import { listingRecords } from "../listings/listing-record-tables.ts";
import type { AppContext } from "../app-context.ts";
import { createHomeTexts } from "./homes.ts";
import type { StaffActor } from "../platform/submissions/record-audit.ts";

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
  actor: StaffActor,
  changes: Partial<HomeTexts> = {},
): Promise<string> {
  const texts = createHomeTexts(changes);
  const created = await createHome(app, actor, texts);
  if (!created.ok) throw new Error("The draft was refused.");
  const { id } = created.answer;
  expect(await saveHome(app, actor, id, texts)).toMatchObject({ ok: true });
  await addTestCertificates(app, actor, id);
  await app.database.orm
    .update(listingRecords)
    .set({ draftMedia: testMedia })
    .where(eq(listingRecords.id, id));
  return id;
}

const report = new TextEncoder().encode("%PDF-1.4\nelectrical report\n%%EOF");

/** With what shows them. */
export async function addTestCertificates(
  app: AppContext,
  actor: StaffActor,
  id: string,
): Promise<void> {
  const papers = [
    { kind: "gas", issuedOn: "2026-09-03", reference: "GS 4711" },
    { kind: "eicr", issuedOn: "2024-05-15" },
    { kind: "epc", issuedOn: "2020-02-01", reference: "0123-4567-8901-2345-6789" },
  ];
  for (const paper of papers) {
    const file = paper.kind === "eicr" ? { name: "eicr.pdf", bytes: report } : null;
    expect(await addCertificate(app, actor, id, paper, file)).toMatchObject({ ok: true });
  }
}
