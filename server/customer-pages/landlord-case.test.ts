import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { hiddenLink } from "../../domain/shared/mail/link-slot.ts";
import { conversationMessages } from "../conversations/conversation-tables.ts";
import { documents } from "../documents/document-tables.ts";
import { setHomeLandlord } from "../landlords/change-landlord.ts";
import { askLandlord } from "../offers/ask-landlord.ts";
import { landlordAnswers } from "../offers/offer-tables.ts";
import { audit } from "../platform/submissions/submission-tables.ts";
import { listOfferHomes } from "../tenancies/decision/list-offer-homes.ts";
import { showHomeOffers } from "../tenancies/decision/show-home-offers.ts";
import { readDocument } from "../site/doors/read-document.ts";
import { testEngines } from "../testing/database.ts";
import { makeLink } from "../testing/link-secrets.ts";
import { beatrix, sam } from "../testing/use-tenancies.ts";
import { useLandlordCase } from "../testing/landlord-case.ts";
import { homes } from "../testing/offers.ts";
import { chooseDigest } from "./landlord/choose-digest.ts";
import { landlordDigests } from "./case-tables.ts";
import { sendDigests } from "./landlord/send-digests.ts";

const siteUrl = "https://lettings.example.com";

describe.each(testEngines)("a landlord's page on the %s engine", (engine) => {
  const { setup, open, show, send, addSolomon } = useLandlordCase(engine);
  const orm = () => setup.database().orm;

  test("shows offers in order of arrival and in initials, once they were asked", async () => {
    const [first, second] = [await setup.offer(), await setup.offer(sam)];
    const opened = await open();
    expect((await show(opened))?.current?.offers).toEqual([]);
    await askLandlord(await setup.app(), setup.known, { listingId: homes.full, siteUrl, note: "" });
    const page = await show(opened);
    expect(page?.current?.offers).toMatchObject([
      { id: first, initials: "P. R.", isOpen: true },
      { id: second, initials: "S. R.", isOpen: true },
    ]);
    expect(JSON.stringify(page)).not.toMatch(/Priya|Sam|children|benefit/i);
  });

  test("says how long the property would be empty before an offer", async () => {
    await setup.offer();
    await askLandlord(await setup.app(), setup.known, { listingId: homes.full, siteUrl, note: "" });
    const [offer] = (await show(await open()))?.current?.offers ?? [];
    expect(offer?.facts).toContainEqual(
      expect.stringMatching(/^property empty for \d+ days beforehand$/),
    );
  });

  test("keeps an answer with its reason, of their homes only", async () => {
    const offerId = await setup.offer();
    await askLandlord(await setup.app(), setup.known, { listingId: homes.full, siteUrl, note: "" });
    const opened = await open();
    const answer = { change: "answer", home: homes.full, offer: offerId, answer: "decline" };
    expect(await send(opened, answer)).toMatchObject({ refusal: { errors: [{ path: "reason" }] } });
    const other = await open(await addSolomon());
    expect(await send(other, { ...answer, reason: "licence" })).toMatchObject({
      refusal: { missing: true },
    });
    for (const note of ["No \0licence", "No \ud83d"])
      expect(await send(opened, { ...answer, reason: "licence", note })).toMatchObject({
        refusal: { errors: [{ path: "note" }] },
      });
    expect(await send(opened, { ...answer, offer: "\0", reason: "licence" })).toMatchObject({
      ok: false,
    });
    expect(await send(opened, { ...answer, reason: "licence", note: "No licence" })).toMatchObject({
      ok: true,
    });
    expect(await orm().select().from(landlordAnswers)).toMatchObject([
      { answer: "decline", reason: "licence", note: "No licence" },
    ]);
    const page = await makeLink(orm(), "landlord-page", opened.landlordId);
    const note = `See https://keystone.example.com/my-home/${page}`;
    await send(opened, { ...answer, reason: "licence", note });
    expect(await orm().select().from(landlordAnswers)).toMatchObject([
      { note: `See ${hiddenLink}` },
    ]);
    expect(await send(opened, { ...answer, answer: "prefer" })).toMatchObject({ ok: true });
  });

  test("shows another's home to nobody, and takes no paper or message for it", async () => {
    const solomon = await addSolomon();
    const other = await open(solomon);
    expect((await show(other, homes.full))?.current).toBeNull();
    const forms: Record<string, string>[] = [
      { change: "write", home: homes.full, message: "Mine!" },
      { change: "paper", home: homes.full, kind: "gas-certificate" },
    ];
    for (const fields of forms)
      expect(await send(other, fields)).toMatchObject({ refusal: { missing: true } });
    expect(await send(other, { change: "write", home: "", message: "Hello" })).toMatchObject({
      ok: true,
    });
    const own = await open();
    expect(
      await send(own, { change: "paper", home: homes.full, kind: "gas-certificate" }),
    ).toMatchObject({ ok: true });
    expect(await send(own, { change: "paper", home: homes.full, kind: "identity" })).toMatchObject({
      ok: false,
    });
    expect(await orm().select().from(documents)).toMatchObject([
      { subject: "home", subjectId: homes.full, addedBy: setup.known.landlordId },
    ]);
    expect(await send(own, { change: "write", home: homes.full, message: "Thanks" })).toMatchObject(
      { ok: true },
    );
    expect(await orm().select().from(conversationMessages)).toHaveLength(2);
    expect((await show(own))?.current?.messages).toMatchObject([{ isOwn: true, body: "Thanks" }]);
  });

  test("shows how far a tenancy is, with names once it was decided", async () => {
    await setup.accept(await setup.offer());
    const page = await show(await open());
    expect(page?.current?.tenancy).toMatchObject({ names: "Priya Raman", state: "progressing" });
    expect(page?.current?.steps.find(({ state }) => state === "now")?.name).toBe("Checks");
  });

  test("the digest goes out on Monday, once a week, only with news, until it is stopped", async () => {
    const app = await setup.app();
    const digests = async () =>
      (await setup.mails()).filter(({ kind }) => kind === "landlord-digest");
    setup.clock.now = new Date("2026-11-23T06:00:00Z");
    await setup.offer();
    await sendDigests(app);
    expect(await digests()).toEqual([]);
    setup.clock.now = new Date("2026-11-23T08:00:00Z");
    await Promise.all([sendDigests(app), sendDigests(app)]);
    const [mail, ...more] = await digests();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ recipient: beatrix.email, aboutId: setup.known.landlordId });
    expect(mail?.html).toContain("1 offer");
    expect(mail?.unsubscribeUrl).toMatch(/\/my-home\/~landlord-page\.[\w-]{36}~\/digest$/);
    await sendDigests(app);
    setup.clock.now = new Date("2026-12-07T08:00:00Z");
    await sendDigests(app);
    expect(await digests()).toHaveLength(1);
    expect(await orm().$count(landlordDigests)).toBe(2);
    await chooseDigest(app, setup.known.landlordId, false);
    await setup.offer(sam);
    setup.clock.now = new Date("2026-12-14T08:00:00Z");
    await sendDigests(app);
    expect(await digests()).toHaveLength(1);
    expect(await orm().$count(landlordDigests)).toBe(2);
    const [stopped] = await orm()
      .select()
      .from(audit)
      .where(eq(audit.action, "landlord.digest-stopped"));
    expect(stopped?.actor).toBe("visitor");
  });

  test("a home may change its landlord, and the one before sees it no more", async () => {
    const solomon = await addSolomon();
    const mine = await open();
    const gas = { change: "paper", home: homes.full, kind: "gas-certificate" };
    expect(await send(mine, gas)).toMatchObject({ ok: true });
    expect((await show(mine))?.current?.papers).toMatchObject([
      { note: "You sent gas.pdf on 21/11/2026" },
    ]);
    setup.clock.now = new Date("2026-11-22T12:00:00Z");
    await setHomeLandlord(await setup.app(), setup.known, {
      listingId: homes.full,
      landlordId: solomon,
      maxAdults: null,
      maxHouseholds: null,
    });
    expect((await show(await open()))?.current).toBeNull();
    const theirs = await open(solomon);
    const page = await show(theirs);
    expect(page?.current?.home.id).toBe(homes.full);
    // What the landlord before sent stays theirs.
    expect(page?.current?.papers).toEqual([]);
    const [paper] = await orm().select().from(documents);
    expect(await readDocument(await setup.app(), { holder: theirs }, paper!.id)).toBeNull();
    expect(await send(theirs, gas)).toMatchObject({ ok: true });
    expect((await show(theirs))?.current?.papers).toHaveLength(1);
    // Saying it once more, with other limits, changes nothing of that.
    setup.clock.now = new Date("2026-11-23T12:00:00Z");
    const again = { listingId: homes.full, landlordId: solomon, maxAdults: 2, maxHouseholds: 1 };
    await setHomeLandlord(await setup.app(), setup.known, again);
    expect((await show(theirs))?.current?.papers).toHaveLength(1);
  });

  test("what the landlord before answered is neither the next one's to read nor theirs to the office", async () => {
    const app = await setup.app();
    const offerId = await setup.offer();
    const asked = { listingId: homes.full, siteUrl, note: "" };
    const shown = async () => (await showHomeOffers(app, homes.full))!;
    const listed = async () => listOfferHomes(orm(), "2026-11-22", 10);
    await askLandlord(app, setup.known, asked);
    const no = { change: "answer", home: homes.full, offer: offerId, answer: "decline" };
    await send(await open(), { ...no, reason: "licence", note: "I am selling" });
    await askLandlord(app, setup.known, asked);
    expect((await shown()).offers).toMatchObject([{ answer: { note: "I am selling" } }]);
    expect(await listed()).toMatchObject([{ isAsked: true, isAnswered: true }]);
    const landlordId = await addSolomon();
    const limits = { maxAdults: null, maxHouseholds: null };
    await setHomeLandlord(app, setup.known, { listingId: homes.full, landlordId, ...limits });
    expect(await shown()).toMatchObject({ asked: null, offers: [{ answer: undefined }] });
    expect(await listed()).toMatchObject([{ isAsked: false, isAnswered: false }]);
    await askLandlord(app, setup.known, asked);
    const page = await show(await open(landlordId));
    expect(page?.current?.offers).toMatchObject([{ answer: null, reason: null, note: "" }]);
    expect(await shown()).toMatchObject({
      asked: { answered: null },
      offers: [{ answer: { says: null, why: null, note: "" } }],
    });
    expect(await orm().select().from(landlordAnswers)).toMatchObject([{ answeredAt: null }]);
  });

  test("whoever has the home is told of a landlord's paper", async () => {
    const paper = { change: "paper", home: homes.full, kind: "gas-certificate" };
    expect(await send(await open(), paper)).toMatchObject({ ok: true });
    const mail = (await setup.mails()).at(-1);
    expect(mail).toMatchObject({ kind: "home-paper-sent", aboutId: homes.full });
    expect(mail?.html).toContain("The landlord sent us: gas safety certificate");
    expect(mail?.subject).toMatch(/^To check: gas safety certificate from the landlord, \w+/);
    expect(mail?.html).not.toContain("Beatrix");
  });
});
