import { eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { toPreviewChange } from "../../../domain/shared/preview-change.ts";
import { findKnownSecrets } from "../../access-links/access-links.ts";
import { bookings } from "../../viewings/bookings/booking-tables.ts";
import { listingRecords } from "../../listings/listing-record-tables.ts";
import { answerAsLandlord } from "../../offers/answer-as-landlord.ts";
import { askLandlord } from "../../offers/ask-landlord.ts";
import { decideOffer } from "./decide-offer.ts";
import { offerDecisions } from "../../offers/offer-tables.ts";
import { addViewingAhead } from "../../testing/ahead-viewing.ts";
import { testEngines } from "../../testing/database.ts";
import { sam, useTenancies } from "../../testing/use-tenancies.ts";
import { makeLink } from "../../testing/link-secrets.ts";
import { homes, priya } from "../../testing/offers.ts";
import { listOfferHomes } from "./list-offer-homes.ts";
import { stampOffers } from "./decide-home-offer.ts";
import { handleOffersForm } from "../../testing/sent-forms.ts";
import { proposeFields } from "./propose-decision.ts";
import { showHomeOffers } from "./show-home-offers.ts";
import { tenancies } from "../tenancy-tables.ts";
import { addRecords } from "../../testing/listed-homes.ts";

const listingId = homes.full;

describe.each(testEngines)("the page of a home's offers on the %s engine", (engine) => {
  const setup = useTenancies(engine);
  const { database, offer, known } = setup;
  const orm = () => database().orm;
  const page = () => ({ by: known, listingId, siteUrl: "https://lintel.test" });
  const show = async () => (await showHomeOffers(await setup.app(), listingId))!;
  const propose = async (id: string, decision: string) =>
    proposeFields(
      await show(),
      { ref: id, decision },
      { ownerId: known.staffId, now: setup.clock.now },
    );
  const post = async (fields: Record<string, string>) =>
    handleOffersForm(await setup.app(), page(), fields);

  test("shows offers in order of arrival, without what opens a renter's form, benefits or children", async () => {
    const first = await offer(priya, { adultCount: "3", households: "3", childCount: "2" });
    const second = await offer(sam);
    const secrets = [await makeLink(orm(), "offer", first), await makeLink(orm(), "offer", second)];
    const shown = await show();
    expect(shown.offers.map(({ name }) => name)).toEqual(["Priya Raman", "Sam Raman"]);
    expect(shown.offers[0]).toMatchObject({
      rentPcm: 2450,
      households: 3,
      overLimit: { households: true },
      saw: [],
    });
    const words = JSON.stringify(shown).match(/[\w-]+/g) ?? [];
    for (const secret of secrets) expect(JSON.stringify(shown)).not.toContain(secret);
    expect(await findKnownSecrets(orm(), words)).toEqual([]);
    expect(JSON.stringify(shown)).not.toMatch(/benefit|child/i);
  });

  test("says who saw the home, and who is still to see it", async () => {
    const id = await offer();
    const { contactId } = await setup.findOffer(id);
    await addViewingAhead(database(), { listingId, contactId, at: setup.clock.now });
    expect((await show()).offers[0]?.saw).toEqual(["Sun 22 Nov, upcoming"]);
    const begins = new Date("2026-11-18T10:00:00Z");
    await orm()
      .update(bookings)
      .set({ startsAt: begins, endsAt: new Date("2026-11-18T10:30:00Z"), state: "change-asked" });
    expect((await show()).offers[0]?.saw).toEqual(["Wed 18 Nov, didn’t take place"]);
    await orm().update(bookings).set({ outcome: "no-show", outcomeAt: begins });
    expect((await show()).offers[0]?.saw).toEqual(["Wed 18 Nov, no-show"]);
    await orm().update(bookings).set({ outcome: "done" });
    expect((await show()).offers[0]?.saw).toEqual(["Wed 18 Nov"]);
  });

  test("asks about one offer as one, and about several as several", async () => {
    const askedBy = async () => {
      await askLandlord(await setup.app(), known, { ...page(), note: "" });
      const mails = (await setup.mails()).filter(({ kind }) => kind === "offer-question");
      return mails.map(({ subject, html }) => [subject, html.includes("Here is the offer")]);
    };
    await offer();
    const [one] = await askedBy();
    expect(one).toEqual([expect.stringMatching(/^An offer for .*: what do you think\?$/), true]);
    await offer(sam);
    expect(await askedBy()).toContainEqual([
      expect.stringMatching(/^Offers for .*: which do you prefer\?$/),
      false,
    ]);
  });

  test("says of the others that the landlord prefers another, not that they owe an answer", async () => {
    const first = await offer();
    await offer(sam);
    await askLandlord(await setup.app(), known, { ...page(), note: "" });
    const says = async () => (await show()).offers.map(({ answer }) => answer?.says);
    expect(await says()).toEqual([null, null]);
    const answer = { offerId: first, answer: "prefer", reason: null, note: "" } as const;
    await answerAsLandlord(await setup.app(), known.landlordId, answer);
    expect(await says()).toEqual(["First choice", "Prefers another offer"]);
  });

  test.each([
    ["the preferred one", 0, []],
    ["another, with the preferred one declined", 1, [0]],
  ])(
    "a landlord who preferred an offer has answered, also once %s is accepted",
    async (_which, accepted, declined) => {
      const luis = { firstname: "Luis", email: "luis@example.com", phone: "07700 900888" };
      const ids = [await offer(), await offer(sam), await offer({ ...priya, ...luis })];
      await askLandlord(await setup.app(), known, { ...page(), note: "" });
      const answer = { offerId: ids[0]!, answer: "prefer", reason: null, note: "" } as const;
      await answerAsLandlord(await setup.app(), known.landlordId, answer);
      const answered = async () => {
        const { asked, offers } = await show();
        return { asked, says: offers.map(({ answer: one }) => one?.says) };
      };
      const before = await answered();
      expect(before.asked?.answered).not.toBeNull();
      const reason = "start-date" as const;
      await setup.accept(ids[accepted]!, {
        declined: declined.map((n) => ({ offerId: ids[n]!, reason, note: "" })),
      });
      expect(await answered()).toEqual(before);
    },
  );

  test("forgets what the landlord said of an offer that was withdrawn: they owe an answer about the others", async () => {
    const first = await offer();
    const second = await offer(sam);
    await offer({ ...priya, firstname: "Luis", email: "luis@example.com", phone: "07700 900888" });
    const ask = async () => askLandlord(await setup.app(), known, { ...page(), note: "" });
    const listed = async () => (await listOfferHomes(orm(), "2026-11-22", 10))[0];
    await ask();
    const prefers = { offerId: first, answer: "prefer", reason: null, note: "" } as const;
    await answerAsLandlord(await setup.app(), known.landlordId, prefers);
    expect(await listed()).toMatchObject({ isAnswered: true });
    expect((await show()).asked?.answered).not.toBeNull();
    await decideOffer(await setup.app(), "visitor", first, { action: "withdraw", note: "" });
    const owed = { isAsked: true, isAnswered: false };
    const { submittedAt } = await setup.findOffer(second);
    expect(await listed()).toMatchObject({ ...owed, firstAt: submittedAt });
    expect((await show()).asked).toMatchObject({ answered: null });
    await ask();
    expect(await listed()).toMatchObject(owed);
    const rather = { offerId: second, answer: "decline", reason: "start-date", note: "" } as const;
    await answerAsLandlord(await setup.app(), known.landlordId, rather);
    expect(await listed()).toMatchObject(owed);
    expect((await show()).asked).toMatchObject({ answered: null });
  });

  test("asks the landlord nothing once a tenancy is under way: their page leaves back-ups out", async () => {
    const first = await offer();
    await offer(sam);
    await setup.accept(first);
    const asked = await post({ change: "look ask", note: "" });
    expect(asked).toMatchObject({
      preview: null,
      refusal: { detail: expect.stringContaining("being let") },
    });
  });

  test("previews the mails, and sends only what was looked at", async () => {
    const id = await offer();
    const other = await offer(sam);
    const fields = await propose(id, "accept");
    const looked = await post({ ...fields, change: "look decide" });
    expect(looked.preview?.mails.map(({ recipient }) => recipient)).toEqual(
      expect.arrayContaining([priya.email, sam.email, "beatrix@example.com"]),
    );
    expect(await setup.mails()).toEqual([]);
    const seen = { looked: looked.preview!.looked, change: "decide" };
    // Another decision than the one whose mails were shown.
    const changed = { ...fields, ...seen, [`other-${other}`]: "income" };
    expect(await post(changed)).toMatchObject({
      done: null,
      refusal: {
        detail: expect.stringContaining("The emails have changed since you previewed them"),
      },
    });
    expect(await orm().$count(tenancies)).toBe(0);
    expect(await post({ ...fields, ...seen })).toMatchObject({
      done: expect.stringContaining("Offer from Priya Raman accepted."),
    });
    expect(await orm().$count(tenancies)).toBe(1);
    expect((await show()).undo).toMatchObject({ decision: "accept", until: "12:10" });
  });

  test("sends after one look though its note, reason or owner is another: no mail says them", async () => {
    const id = await offer();
    const other = await offer(sam);
    const accept = await propose(id, "accept");
    const looking = { ...accept, [`other-${other}`]: "income" };
    const { preview } = await post({ ...looking, change: toPreviewChange("decide") });
    const noted = { ...looking, note: "Keen", [`other-${other}`]: "start-date" };
    const accepted = await post({ ...noted, change: "decide", looked: preview!.looked });
    expect(accepted.done).toContain("Offer from Priya Raman accepted.");
  });

  test("declines after one look though its note and reason are others", async () => {
    const fields = await propose(await offer(), "decline");
    const { preview } = await post({ ...fields, change: toPreviewChange("decide") });
    const noted = { ...fields, note: "Called them", reason: "start-date" };
    const declined = await post({ ...noted, change: "decide", looked: preview!.looked });
    expect(declined.done).toBe("Offer from Priya Raman declined.");
  });

  test("takes a holding deposit of a week's rent at most, beside its field", async () => {
    const fields = await propose(await offer(), "accept");
    const answer = await post({ ...fields, holding: "565.39", change: "look decide" });
    expect(answer.refusal?.errors).toMatchObject([{ path: "holding" }]);
  });

  test("proposes the deposits of the home's record, and takes none above the Act's, beside its field", async () => {
    const id = await offer();
    expect(await propose(id, "accept")).toMatchObject({ holding: "565", deposit: "2825" });
    await addRecords(orm(), [listingId]);
    await orm()
      .update(listingRecords)
      .set({ details: { deposit: "2000", holdingDeposit: "500" } })
      .where(eq(listingRecords.id, listingId));
    const fields = await propose(id, "accept");
    expect(fields).toMatchObject({ holding: "500", deposit: "2000" });
    const looked = await post({ ...fields, change: "look decide" });
    expect(looked.preview?.mails.map(({ text }) => text).join()).toContain("£2,000.00");
    // £2,450 a month: five weeks are £2,826.92.
    const above = await post({ ...fields, deposit: "2826.93", change: "look decide" });
    expect(above.refusal?.errors).toMatchObject([{ path: "deposit" }]);
  });

  test("keeps the office's note", async () => {
    const id = await offer();
    expect(await post({ change: "note", ref: id, note: "Keen" })).toMatchObject({
      done: "Note saved.",
    });
    expect((await show()).offers[0]?.note).toBe("Keen");
  });

  test("asks the landlord after its mail was looked at; what they answer stands beside the offer", async () => {
    const id = await offer();
    const looked = await post({ change: "look ask", note: "By Friday, please" });
    expect(looked.preview?.mails).toMatchObject([{ recipient: "beatrix@example.com" }]);
    expect(looked.preview?.mails[0]?.text).toContain("By Friday, please");
    expect(await setup.mails()).toEqual([]);
    const asking = { change: "ask", note: "By Friday, please" };
    expect((await post({ ...asking, looked: "" })).done).toBeNull();
    expect((await post({ ...asking, looked: looked.preview!.looked })).done).toContain("1 offer");
    await orm().execute(
      sql`update landlord_answers set answer = 'decline', reason = 'start-date', note = 'Too late', answered_at = ${setup.clock.now.toISOString()}`,
    );
    expect((await show()).offers[0]?.answer).toMatchObject({
      says: "Not this one",
      why: "The start date doesn’t suit",
    });
    // What the landlord said is proposed as the reason.
    expect(await propose(id, "decline")).toMatchObject({ reason: "start-date" });
  });

  test.each([
    [{ change: "decide", decision: "decline", reason: "benefits" }],
    [{ change: "decide", decision: "accept", owner: "nobody" }],
    [{ change: "decide", ref: "00000000" }],
    [{ change: "undo", undo: "' or 1=1" }],
    [{ change: "x" }],
  ])("refuses %j", async (fields) => {
    const ref = await offer();
    const answer = await post({ ref, stamp: await stampOffers(orm(), listingId), ...fields });
    expect(answer.refusal).toBeDefined();
    expect(await orm().$count(offerDecisions)).toBe(0);
  });
});
