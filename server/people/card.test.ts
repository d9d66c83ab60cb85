import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { cardViews } from "../contacts/card-view-table.ts";
import { deleteOldCardViews, listCardViews, noteCardView } from "../contacts/card-views.ts";
import { contacts } from "../contacts/contact-tables.ts";
import { findConversation } from "../inbox/find-conversation.ts";
import { writeAboutHome } from "../inbox/write-about-home.ts";
import { listings } from "../listings/listing-tables.ts";
import { staff } from "../staff/staff-tables.ts";
import { testEngines } from "../testing/database.ts";
import { createListing } from "../testing/listing.ts";
import { recordOfferedTimes } from "../viewings/requests/offered-times.ts";
import { ada, usePeople } from "../testing/people.ts";
import { changePerson, addEmailToCaller } from "../testing/sent-forms.ts";
import { describeCard } from "./card/describe-card.ts";
import { findCaller } from "./find-caller.ts";
import { findCard } from "./card/find-card.ts";
import { buildTimeline } from "./card/contact-timeline.ts";

const actor = { staffId: "6f1d7d7e-3c1c-4c57-9d65-0c1c9a4f7f10" };
const nobody = "99999999-9999-4999-8999-999999999999";
const now = new Date("2026-11-21T12:00:00Z");
const joinedAt = new Date("2026-11-20T09:44:00Z");
const colleague = {
  id: actor.staffId,
  name: "Amina Yusuf",
  email: "amina@example.com",
  emailKey: "amina@example.com",
  role: "owner",
  invitedAt: joinedAt,
  joinedAt,
} as const;

describe.each(testEngines)("a card in the office, on the %s engine", (engine) => {
  const people = usePeople(engine);
  const { appContext } = people;
  const orm = () => people.database().orm;

  async function contactOf(email: string): Promise<string> {
    const key = email.toLowerCase();
    const [row] = await orm().select().from(contacts).where(eq(contacts.emailKey, key));
    return row!.id;
  }
  async function card(email = ada.email) {
    const found = await findCard(await appContext(), await contactOf(email));
    if (found.found !== "card") throw new Error(found.found);
    return found.card;
  }

  test("somebody known by telephone alone has one with what they said, until they give an address", async () => {
    const app = await appContext();
    const ring = (body: string) =>
      people.ring({ name: "Cal Ferris", phone: "07700 900 321", email: "", body });
    const id = await ring("Is it quiet?");
    await ring("And warm?");
    const found = await findCaller(app, id);
    if (found.found !== "caller") throw new Error(found.found);
    expect(found.caller).toMatchObject({ name: "Cal Ferris", conversations: 1 });
    expect(new Set(found.caller.story.map(({ quote }) => quote))).toEqual(
      new Set(["Is it quiet?", "And warm?"]),
    );
    const give = (fields: Record<string, string>) => addEmailToCaller(app, actor, id, fields);
    expect(await give({ firstname: "Cal", lastname: "Ferris", email: "cal" })).toMatchObject({
      ok: false,
    });
    const given = await give({
      firstname: "Cal",
      lastname: "Ferris",
      email: "cal@example.com",
      confirmed: "on",
    });
    const personId = given.ok ? given.answer.personId : "";
    expect(await findCaller(app, id)).toEqual({ found: "card", personId });
    const quotes = buildTimeline(await card("cal@example.com"), now).map(({ quote }) => quote);
    expect(quotes).toEqual(expect.arrayContaining(["Is it quiet?", "And warm?"]));
    const conversation = () => findConversation(orm(), id);
    expect(await conversation()).toMatchObject({
      conversation: { contactId: personId, email: "cal@example.com" },
    });
    // They ring again and give no address: the office has it.
    await ring("Still free?");
    expect(await conversation()).toMatchObject({ conversation: { email: "cal@example.com" } });
    expect(await findCaller(app, nobody)).toEqual({ found: "none" });
    expect(
      await addEmailToCaller(app, actor, nobody, {
        firstname: "Cal",
        lastname: "Ferris",
        email: "cal@example.com",
        confirmed: "on",
      }),
    ).toMatchObject({
      refusal: { missing: true },
    });
  });

  test("says who has looked at it within 30 days", async () => {
    await people.enquire();
    const contactId = await contactOf(ada.email);
    const at = new Date("2026-11-20T09:44:00Z");
    await orm().insert(staff).values(colleague);
    const look = (moment: Date) =>
      noteCardView({ database: people.database(), now: () => moment }, actor, contactId);
    await look(at);
    // One that stays open is read anew, and is one look.
    await look(new Date(at.getTime() + 60_000));
    const views = (moment: Date) => listCardViews(orm(), [contactId], moment);
    expect(await views(at)).toMatchObject([{ name: "Amina Yusuf", seenAt: at }]);
    const later = new Date("2026-12-21T09:44:00Z");
    expect(await views(later)).toEqual([]);
    await deleteOldCardViews(orm(), later);
    expect(await orm().$count(cardViews)).toBe(0);
  });

  test("tells which viewing times they were offered, how and by whom", async () => {
    await people.enquire();
    const contactId = await contactOf(ada.email);
    await orm().insert(staff).values(colleague);
    const about = { listingId: createListing().id, contactId, enquiryId: null } as const;
    const time = (day: number) => {
      return { startsAt: new Date(Date.UTC(2026, 10, day, 10, 30)), negotiatorId: 1 };
    };
    const offer = (offered: Omit<Parameters<typeof recordOfferedTimes>[1], keyof typeof about>) =>
      orm().transaction((tx) => recordOfferedTimes(tx, { ...about, ...offered }));
    const at = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
    const one = [time(24)];
    const many = [24, 25, 26, 27, 28, 29, 30].map(time);
    await offer({ channel: "site", staffId: null, times: many, at: at(1) });
    await offer({ channel: "mail", staffId: null, times: one, at: at(2) });
    await offer({ channel: "mail", ...actor, times: one, at: at(3) });
    await offer({ channel: "office", ...actor, times: one, at: at(4) });
    const story = buildTimeline(await card(), now).filter(({ key }) => key.startsWith("times "));
    const { name } = createListing();
    expect(story.map(({ text, by }) => [text, by])).toEqual([
      [`Offered 1 time to view ${name}, by phone or in branch`, "Amina Yusuf"],
      [`Offered 1 time to view ${name}, by email`, "Amina Yusuf"],
      [`Offered 1 time to view ${name}, by email, from the waiting list`, null],
      [`Offered 7 times to view ${name}, on the website`, null],
    ]);
    expect(story[0]).toMatchObject({ kind: "viewing", quote: "Tue 24 Nov, 10:30" });
    expect(story[3]!.quote).toMatch(/^Tue 24 Nov, 10:30; .*; Sun 29 Nov, 10:30; and 1 more$/);
  });

  test("proposes free homes that fit where they asked, to who may hear of them", async () => {
    await people.requestViewing();
    const { maxRent, bedrooms } = (await card()).qualification!.answers;
    const home = (id: string, changes: object = {}) =>
      createListing({ id, agentRef: id, rentPcm: maxRent, bedrooms, ...changes });
    await orm()
      .insert(listings)
      .values([
        home("fits"),
        home("dear", { rentPcm: maxRent + 1 }),
        home("let", { status: "let-agreed" }),
        home("large", { bedrooms: bedrooms + 1 }),
        home("far", { outcode: "M4" }),
      ]);
    expect((await card()).fitting!.homes.map(({ id }) => id)).toEqual(["fits"]);
    const describeWish = async () => describeCard(await card(), now, actor.staffId).lookingFor;
    expect(await describeWish()).toMatchObject({ mayTell: false, homes: [] });
    const fields = {
      change: "choice",
      channel: "email",
      allowed: "yes",
      source: "By e-mail",
      wording: "May we write to you about homes like these?",
    };
    const id = await contactOf(ada.email);
    await changePerson(await appContext(), actor, id, { fields, siteUrl: "" });
    expect(await describeWish()).toMatchObject({ mayTell: true, homes: [{ id: "fits" }] });
    const told = await writeAboutHome(await appContext(), {
      listingId: "fits",
      name: "Ada Brough",
    });
    expect(told).toContain("Dear Ada");
    expect(told).toContain(createListing().name);
    const gone = { listingId: "let", name: "Ada Brough" };
    expect(await writeAboutHome(await appContext(), gone)).toBeNull();
  });
});
