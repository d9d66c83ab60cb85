import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { alerts } from "../alerts/alert-tables.ts";
import { campaignStops } from "../campaigns/campaign-tables.ts";
import { contacts, marketingChoices } from "../contacts/contact-tables.ts";
import { mergeContacts } from "../testing/merge-contacts.ts";
import { testEngines } from "../testing/database.ts";
import { createListing } from "../testing/listing.ts";
import { ada, bea, usePeople } from "../testing/people.ts";
import { changePerson } from "../testing/sent-forms.ts";
import { exportCard } from "./card/export-card.ts";
import { findCard } from "./card/find-card.ts";
import { listCallers } from "./list-callers.ts";
import { listPeople, peopleAtOnce } from "./list-people.ts";
import { buildTimeline } from "./card/contact-timeline.ts";
import { planCardErasure } from "./card/plan-card-erasure.ts";

const actor = { staffId: "6f1d7d7e-3c1c-4c57-9d65-0c1c9a4f7f10" };
const nobody = "99999999-9999-4999-8999-999999999999";
const now = new Date("2026-11-21T12:00:00Z");
const adaAtWork = { ...ada, email: "ada@work.example.com", phone: "+44 7700 900123" };

describe.each(testEngines)("people in the office, on the %s engine", (engine) => {
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
  const change = async (id: string, fields: Record<string, string>) => {
    const outcome = await changePerson(await appContext(), actor, id, { fields, siteUrl: "" });
    return outcome.ok ? outcome.answer.done : outcome.refusal;
  };

  describe("a card", () => {
    test("has everything that a person asked, offered and received", async () => {
      await people.enquire();
      await people.requestViewing();
      await people.askValuation();
      await people.watch();
      await people.offer([ada]);
      await people.enquire(bea);
      const found = await card();
      expect(found).toMatchObject({
        person: { firstname: "Ada" },
        enquiries: [{}, {}],
        offers: [{ state: "submitted", rent: 2450, home: { name: createListing().name } }],
        alerts: [{ description: "All homes in Shoreditch" }],
        qualification: { answers: { jobTitle: "Bookbinder" } },
        erasure: null,
      });
      const story = buildTimeline(found, now).map(({ kind, quote }) => [kind, quote] as const);
      expect(story).toContainEqual(["asked", "Is the cellar dry?"]);
      expect(story.filter(([kind]) => kind === "mail").length).toBeGreaterThan(3);
      expect(JSON.stringify(found)).not.toMatch(/\bbea\b/i);
    });

    test("shows joined contacts together, and leads from each to the one that stands for them", async () => {
      await people.enquire();
      await people.enquire(adaAtWork);
      const [home, work] = [await contactOf(ada.email), await contactOf(adaAtWork.email)];
      expect(await card()).toMatchObject({ enquiries: [{}], matches: [{ personId: work }] });
      await mergeContacts(await appContext(), actor, { contactId: work, intoId: home });
      expect(await card()).toMatchObject({ enquiries: [{}, {}], matches: [], merges: [{}] });
      expect(await findCard(await appContext(), work)).toEqual({ found: "joined", personId: home });
    });

    test("has what somebody asked by telephone alone, who later gave an address", async () => {
      const fields = { name: "Ada Brough", phone: "07700 900 123", email: "", body: "Rang first" };
      await people.ring(fields);
      expect(await listCallers(orm(), "+44 7700 900123")).toMatchObject([{ name: "Ada Brough" }]);
      expect(await listCallers(orm(), "brough")).toHaveLength(1);
      expect(await listCallers(orm(), "07700 900999")).toEqual([]);
      expect(await listCallers(orm(), "")).toEqual([]);
      await people.enquire();
      const quotes = buildTimeline(await card(), now).map(({ quote }) => quote);
      expect(quotes).toEqual(expect.arrayContaining(["Rang first", "Is the cellar dry?"]));
      // They have a card now.
      expect(await listCallers(orm(), "brough")).toEqual([]);
    });

    test("is not there for an unknown contact", async () => {
      expect(await findCard(await appContext(), nobody)).toEqual({ found: "none" });
      expect(await exportCard(await appContext(), actor, nobody)).toMatchObject({
        refusal: { missing: true },
      });
      expect(await planCardErasure(await appContext(), nobody)).toBeNull();
    });
  });

  describe("the list", () => {
    const find = async (text: string) =>
      (await listPeople(orm(), text)).rows.map(({ email }) => email);

    test.each([
      "ada",
      "BROUGH ada",
      "bro",
      "ada@example.com",
      "07700 900123",
      "+44 7700 900",
      "  Ada   Brough ",
      "0044 (0)7700-9001",
      "da@exam",
      "0012",
      "00 90012",
    ])("finds %j", async (text) => {
      await people.enquire();
      await people.enquire(bea);
      expect(await find(text)).toContain(ada.email);
    });

    const nobodys = "bea ada|zzz|'; drop table contacts; --|\\|%|077|tel|:44|07700 900999";
    test.each(nobodys.split("|"))("finds nobody for %j", async (text) => {
      await people.enquire();
      expect(await find(text)).toEqual([]);
    });

    test("says how many conversations each has", async () => {
      await people.enquire();
      await people.write(ada.email);
      const { rows } = await listPeople(orm(), "");
      expect(rows).toMatchObject([{ email: ada.email, conversations: 2 }]);
    });

    test("shows each person once, who wrote last first, page by page", async () => {
      await orm()
        .insert(contacts)
        .values(
          Array.from({ length: peopleAtOnce + 5 }, (_, n) => ({
            ...ada,
            email: `${n}@example.com`,
            emailKey: `${n}@example.com`,
            phoneKey: String(n),
            updatedAt: new Date(now.getTime() + n * 1000),
          })),
        );
      const [a, b] = [await contactOf("3@example.com"), await contactOf("4@example.com")];
      await mergeContacts(await appContext(), actor, { contactId: a, intoId: b });
      const first = await listPeople(orm(), "");
      expect(first.rows).toHaveLength(peopleAtOnce);
      expect(first.rows[0]!.email).toBe(`${peopleAtOnce + 4}@example.com`);
      const second = await listPeople(orm(), "", first.next);
      expect(second.rows.map(({ email }) => email)).toEqual(
        ["4", "2", "1", "0"].map((n) => `${n}@example.com`),
      );
      expect(second.next).toBeNull();
    });
  });

  describe("a choice that staff record", () => {
    const choice = {
      change: "choice",
      channel: "email",
      allowed: "no",
      source: "On the telephone",
      wording: "No more mails, please",
    };

    test("keeps time, words and source, and stays in the history", async () => {
      await people.enquire();
      const id = await contactOf(ada.email);
      expect(await change(id, choice)).toBe("Recorded.");
      expect(await change(id, { ...choice, allowed: "yes", wording: "Do write" })).toBe(
        "Recorded.",
      );
      expect((await card()).choices).toMatchObject([
        { allowed: false, wording: "No more mails, please", source: "On the telephone", at: now },
        { allowed: true, wording: "Do write", recordedBy: actor.staffId },
      ]);
    });

    test("of no to e-mail ends alerts and campaigns at every address, and a yes lets campaigns in again", async () => {
      await people.enquire();
      await people.enquire(adaAtWork);
      await people.watch();
      const id = await contactOf(ada.email);
      const work = await contactOf(adaAtWork.email);
      await mergeContacts(await appContext(), actor, { contactId: work, intoId: id });
      await change(id, choice);
      expect(await orm().select().from(alerts)).toMatchObject([{ state: "ended", email: null }]);
      expect(await orm().$count(campaignStops)).toBe(2);
      await change(id, { ...choice, allowed: "yes" });
      expect(await orm().$count(campaignStops)).toBe(0);
    });

    test("of no to calls leaves mails alone", async () => {
      await people.enquire();
      await people.watch();
      await change(await contactOf(ada.email), { ...choice, channel: "telephone" });
      expect(await orm().$count(campaignStops)).toBe(0);
      expect(await orm().select().from(alerts)).toMatchObject([{ state: "pending" }]);
    });

    test.each([
      [{ channel: "fax" }, "channel"],
      [{ allowed: "" }, "allowed"],
      [{ source: "I dreamt it" }, "source"],
      [{ wording: " " }, "wording"],
      [{ wording: "x".repeat(301) }, "wording"],
    ])(
      "is refused with %j, with the field's name",
      async (fields: Record<string, string>, path) => {
        await people.enquire();
        const refused = await change(await contactOf(ada.email), { ...choice, ...fields });
        expect(refused).toMatchObject({ errors: [{ path }] });
        expect(await orm().$count(marketingChoices)).toBe(0);
      },
    );

    test("of nobody is recorded nowhere", async () => {
      expect(await change(nobody, choice)).toMatchObject({ missing: true });
    });
  });

  test("the form of one card separates nothing of another", async () => {
    await people.enquire();
    await people.enquire(adaAtWork);
    await people.enquire(bea);
    const [home, work] = [await contactOf(ada.email), await contactOf(adaAtWork.email)];
    await mergeContacts(await appContext(), actor, { contactId: work, intoId: home });
    const fields = { change: "unmerge", contact: work };
    expect(await change(await contactOf(bea.email), fields)).toMatchObject({ missing: true });
    expect((await card()).merges).toHaveLength(1);
    expect(await change(home, fields)).toContain("Records separated.");
    expect(await change(home, fields)).toMatchObject({ missing: true });
  });

  test("a dry run says what would go, names homes, and changes nothing", async () => {
    await people.enquire();
    await people.offer([ada]);
    const before = await people.count();
    expect(await planCardErasure(await appContext(), await contactOf(ada.email))).toMatchObject({
      counts: { enquiries: 1, offers: 1 },
      people: [expect.stringContaining(ada.phone)],
      obstacles: [{ effect: "blocks", home: createListing().name }],
      request: null,
    });
    expect(await people.count()).toEqual(before);
  });
});
