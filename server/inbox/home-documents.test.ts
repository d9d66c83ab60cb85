import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { listings } from "../listings/listing-tables.ts";
import { createListing } from "../testing/listing.ts";
import { imogen, useInbox } from "../testing/inbox.ts";
import { readHomeDocument, listHomeDocuments } from "./home-documents.ts";
import { replyToConversation } from "./replies/reply-to-conversation.ts";

const { database, appContext, ask, by } = useInbox();
const home = createListing();
const stored = `brochure/${home.id}`;

test("a brochure says what is true when its mail goes, and there is none of a withdrawn home", async () => {
  const app = await appContext();
  const first = await readHomeDocument(app, stored);
  expect(Buffer.from(first ?? []).toString("latin1", 0, 5)).toBe("%PDF-");
  const change = (changes: Partial<typeof listings.$inferInsert>) =>
    database().orm.update(listings).set(changes).where(eq(listings.id, home.id));
  await change({ rentPcm: 2400 });
  expect(await readHomeDocument(app, stored)).not.toEqual(first);
  await change({ status: "withdrawn" });
  expect(await readHomeDocument(app, stored)).toBeNull();
  expect(listHomeDocuments({ ...home, status: "withdrawn" })).toEqual([]);
});

test.each(["brochure/../secret", "brochure/", "../secret", "brochure/p99999999999"])(
  "%s is no document",
  async (name) => {
    expect(await readHomeDocument(await appContext(), name)).toBeNull();
  },
);

test("more than a mail server takes is refused before anything is queued", async () => {
  const { photos, ...app } = await appContext();
  const picture = { bytes: new Uint8Array(6 * 1024 * 1024), type: "image/png", whole: true };
  const large = { ...photos, get: async () => picture };
  const id = await ask();
  const reply = (attach: string[]) =>
    replyToConversation(
      { ...app, photos: large },
      imogen,
      { id, fields: { body: "Here it is.", lastSeen: "999" }, attach },
      by(imogen),
    );
  expect(await reply(["a.png", "b.png", stored])).toMatchObject({
    refusal: {
      detail:
        "The attachments are larger than 14 MB, which many mail servers reject. Remove some of them.",
    },
  });
  expect(await reply(["a.png", "b.png"])).toMatchObject({ ok: true });
});
