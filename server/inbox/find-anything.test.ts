import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { readInboxCriteria } from "../../domain/conversations/inbox-view.ts";
import type { Role } from "../../domain/staff/roles.ts";
import { contacts } from "../contacts/contact-tables.ts";
import { upsertContact } from "../testing/upsert-contact.ts";
import { conversations } from "../conversations/conversation-tables.ts";
import { landlordHomes, landlords } from "../landlords/landlord-tables.ts";
import { listingRecords } from "../listings/listing-record-tables.ts";
import { listings } from "../listings/listing-tables.ts";
import { testEngines } from "../testing/database.ts";
import { homeKeys } from "../viewings/keys/home-viewing-tables.ts";
import { imogen, useInbox } from "../testing/inbox.ts";
import { findAnything } from "./find-anything.ts";
import { findMeant } from "./find-meant.ts";
import { showInbox } from "./show-inbox.ts";
import { addRecords } from "../testing/listed-homes.ts";

const strangeTexts = ["\0", "a\0", "'", "\\", "':* | !", "(", "é".repeat(300), "\u{1f3e0}"];

describe.each(testEngines)("Ctrl K, on the %s engine", (engine) => {
  const inbox = useInbox(engine);
  const orm = () => inbox.database().orm;

  test("finds a home that is withdrawn, and leads to it in the office", async () => {
    const [home] = await orm().select().from(listings).where(eq(listings.name, "Linnet Mews"));
    await addRecords(orm(), [home!.id]);
    for (const state of ["available", "withdrawn", "draft"] as const) {
      await orm().update(listingRecords).set({ state });
      const found = await findAnything(orm(), { role: "reader" }, "linnet");
      expect(found).toMatchObject([
        {
          kind: "home",
          to: `/office/listings/${home!.id}`,
          note: expect.stringMatching(/£[\d,]+ pcm/),
        },
      ]);
    }
  });

  test("finds a key by its code, and leads to it among the keys", async () => {
    const [home] = await orm().select().from(listings).where(eq(listings.name, "Linnet Mews"));
    await addRecords(orm(), [home!.id]);
    const key = { listingId: home!.id, keptAt: "Hook 3" };
    await orm()
      .insert(homeKeys)
      .values([
        { code: "A03", ...key },
        { code: "A031", ...key },
        { code: "A04", ...key, removedAt: new Date(0) },
      ]);
    for (const text of ["A03", "a03"]) {
      const found = await findAnything(orm(), { role: "reader" }, text);
      expect(found).toMatchObject([
        {
          kind: "key",
          to: "/office/diary/keys?find-typed=A03",
          title: "Key A03",
          note: expect.stringMatching(/^Linnet Mews, .*, Hook 3$/),
        },
      ]);
    }
    expect(await findAnything(orm(), { role: "reader" }, "A04")).toEqual([]);
    const elsewhere = { own: null, isLimited: true, shown: randomUUID() };
    const theirs = { role: "negotiator", branchView: elsewhere } as const;
    expect(await findAnything(orm(), theirs, "A03")).toEqual([]);
  });

  test("finds somebody without a conversation by their card", async () => {
    const contactId = await orm().transaction((tx) =>
      upsertContact(tx, {
        firstname: "Zebedee",
        lastname: "Quill",
        email: "zebedee@example.com",
        phone: "07700 900555",
      }),
    );
    const typed = [
      "zeb",
      "quill zeb",
      "zebedee@example.com",
      "07700 900555",
      "+44 7700 900",
      "07700",
      // By any part, as the fields for people find them.
      "edee@exam",
      "0055",
      "00 900 5",
      "bedee quill",
      "uil",
    ];
    for (const text of typed) {
      expect(await findAnything(orm(), { role: "reader" }, text), text).toMatchObject([
        { kind: "person", to: `/office/contacts/${contactId}`, title: "Zebedee Quill" },
      ]);
    }
    for (const text of ["055", "zzee quill"])
      expect(await findAnything(orm(), { role: "reader" }, text), text).toEqual([]);
    expect(await findAnything(orm(), { role: "reader" }, "07700 900556")).toEqual([]);
  });

  test("finds a landlord as the field for landlords does: by company, and by a home they let", async () => {
    const [home] = await orm().select().from(listings).where(eq(listings.name, "Linnet Mews"));
    await addRecords(orm(), [home!.id]);
    const contactId = await orm().transaction((tx) =>
      upsertContact(tx, {
        firstname: "Zebedee",
        lastname: "Quill",
        email: "zebedee@example.com",
        phone: "07700 900555",
      }),
    );
    const [landlord] = await orm()
      .insert(landlords)
      .values({ contactId, companyName: "Tranter Homes", createdAt: new Date(0) })
      .returning();
    await orm()
      .insert(landlordHomes)
      .values({ listingId: home!.id, landlordId: landlord!.id, since: new Date(0) });
    const theirs = { kind: "person", to: `/office/contacts/${contactId}` };
    for (const text of ["ranter", "Tranter homes"])
      expect(await findAnything(orm(), { role: "reader" }, text), text).toMatchObject([
        { ...theirs, title: "Zebedee Quill, Tranter Homes" },
      ]);
    for (const text of ["Linnet", "innet me"])
      expect(await findAnything(orm(), { role: "reader" }, text), text).toMatchObject([
        theirs,
        { kind: "home" },
      ]);
  });

  test("finds somebody by the address of a conversation that was joined to another", async () => {
    const first = await inbox.ask({ name: "Priya Raman", email: "priya.raman@example.com" });
    const joined = await inbox.ask({ name: "Priya Raman", email: "p.raman@example.net" });
    const [contact] = await orm()
      .select({ id: contacts.id })
      .from(contacts)
      .where(eq(contacts.emailKey, "p.raman@example.net"));
    await orm()
      .update(conversations)
      .set({ mergedInto: first })
      .where(eq(conversations.id, joined));
    expect(await findAnything(orm(), { role: "reader" }, "p.raman@example.net")).toMatchObject([
      { kind: "person", to: `/office/contacts/${contact!.id}` },
    ]);
  });

  test("offers what the role may do, and each of it is a page", async () => {
    const titles = async (role: Role) =>
      (await findAnything(orm(), { role }, "")).map(({ title }) => title);
    expect(await titles("reader")).not.toContain("Log a call");
    expect(await titles("reader")).toContain("Outbox");
    expect(await titles("negotiator")).toEqual(
      expect.arrayContaining(["Log a call", "New property", "All contacts", "Settings"]),
    );
  });
});

describe.each(testEngines)("did you mean, on the %s engine", (engine) => {
  const inbox = useInbox(engine);
  const meant = (role: Role, text: string) => findMeant(inbox.database().orm, { role }, text);

  test("a home and a person whose name was mistyped are offered, once each", async () => {
    const id = await inbox.ask({ name: "Priya Raman" });
    const { orm } = inbox.database();
    const [home] = await orm.select().from(listings).where(eq(listings.name, "Linnet Mews"));
    await addRecords(orm, [home!.id]);
    const person = {
      kind: "person",
      title: "Priya Raman",
      to: `/office/inbox/${id}`,
      isTyped: false,
    };
    expect(await meant("reader", "prija ramann")).toEqual([person]);
    expect(await meant("reader", "linett")).toEqual([
      { kind: "home", title: "Linnet Mews", to: `/office/listings/${home!.id}`, isTyped: false },
    ]);
    expect(await meant("reader", "someone else")).toEqual([]);
  });

  test("somebody who was typed as they are called is not taken for a mistake", async () => {
    await inbox.ask({ name: "Bea Winters" });
    await inbox.ask({ name: "Bea Wintersen", email: "other@example.com" });
    expect(await meant("reader", "bea winters")).toMatchObject([
      { title: "Bea Winters", isTyped: true },
    ]);
  });

  test("a number, a postcode or an address that nobody has means nobody else’s", async () => {
    await inbox.ask({ name: "Priya Raman", email: "priya@example.com", phone: "07700 900461" });
    for (const text of ["07700 900462", "E2 7DQ", "prija@example.com"])
      expect(await meant("owner", text)).toEqual([]);
  });

  test("a search of the inbox that finds nothing offers them, one that finds somebody does not", async () => {
    await inbox.ask({ name: "Priya Raman" });
    const signedIn = {
      ...imogen,
      email: "",
      role: "reader",
      sessionId: "",
      isFresh: true,
    } as const;
    const search = async (q: string) => {
      const criteria = readInboxCriteria(new URLSearchParams({ q }));
      return showInbox(await inbox.appContext(), signedIn, criteria);
    };
    expect((await search("prija")).meant).toMatchObject([{ title: "Priya Raman" }]);
    expect((await search("priya")).meant).toEqual([]);
  });

  test.each(strangeTexts)("%j means nobody and is no error", async (text) => {
    await inbox.ask();
    expect(await meant("owner", text)).toEqual([]);
  });
});

describe.each(testEngines)("what nobody would type, on the %s engine", (engine) => {
  const inbox = useInbox(engine);
  const signedIn = {
    ...imogen,
    email: "",
    role: "negotiator",
    sessionId: "",
    isFresh: true,
  } as const;

  test.each(strangeTexts)("%j finds nobody and no home", async (text) => {
    await inbox.ask();
    const found = await findAnything(inbox.database().orm, { role: "negotiator" }, text);
    expect(found.filter(({ kind }) => kind !== "do")).toEqual([]);
  });

  test.each(
    ["q", "owner", "area", "kind", "view", "after"].flatMap((name) =>
      [...strangeTexts, "closed_2026-02-31T00:00:00.000Z_00000000-0000-4000-8000-000000000000"].map(
        (text) => ({ [name]: text }),
      ),
    ),
  )("%j is no error of the inbox", async (query) => {
    await inbox.ask();
    const criteria = readInboxCriteria(new URLSearchParams(query));
    const { rows } = await showInbox(await inbox.appContext(), signedIn, criteria);
    expect(rows.length).toBeLessThanOrEqual(1);
  });
});
