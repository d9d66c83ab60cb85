import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { findCancellationEnd, toInitials } from "../../domain/landlords/landlord.ts";
import { refreshChecks } from "../homes/landlord/refresh-checks.ts";
import { listings } from "../listings/listing-tables.ts";
import { answerAsLandlord } from "../offers/answer-as-landlord.ts";
import { askLandlord, listLandlordAnswers } from "../offers/ask-landlord.ts";
import { decideOffer } from "../tenancies/decision/decide-offer.ts";
import { contacts } from "../contacts/contact-tables.ts";
import { erasePerson } from "../privacy/erase-person.ts";
import { exportPerson } from "../privacy/export-person.ts";
import { testEngines } from "../testing/database.ts";
import { beatrix, sam, useTenancies } from "../testing/use-tenancies.ts";
import { homes, priya } from "../testing/offers.ts";
import { seen } from "../testing/tenancies.ts";
import {
  addLandlord,
  recordTermsCancelled,
  recordTermsSent,
  recordTermsSigned,
} from "./change-landlord.ts";
import { createLandlordChoices } from "./landlord-choices.ts";
import { landlords } from "./landlord-tables.ts";
import { findLandlord, findLandlordOfHome, listHomesOfLandlord, listTerms } from "./landlords.ts";
import { recordSanctionsCheckIn } from "./record-landlord-check.ts";
import { seededMoment } from "../testing/seeded-moment.ts";
import { addRecords } from "../testing/listed-homes.ts";

const siteUrl = "https://lettings.example.com";

describe.each(testEngines)("landlords on the %s engine", (engine) => {
  const setup = useTenancies(engine);
  const orm = () => setup.database().orm;

  test("have their homes, and are found by them", async () => {
    expect(await findLandlordOfHome(orm(), homes.full)).toMatchObject({
      ...beatrix,
      maxHouseholds: 2,
    });
    expect(await listHomesOfLandlord(orm(), setup.known.landlordId)).toMatchObject([
      { id: homes.full },
    ]);
    expect(await createLandlordChoices(orm(), null).find(beatrix.lastname, 8)).toMatchObject([
      { id: setup.known.landlordId },
    ]);
    const again = { ...beatrix, companyName: "Oyelaran Ltd", address: null };
    expect(await addLandlord(await setup.app(), setup.known, again)).toBe(setup.known.landlordId);
  });

  test("who are added again keep the company and the address that are left empty", async () => {
    const app = await setup.app();
    const again = (companyName: string | null, address: string | null) =>
      addLandlord(app, setup.known, { ...beatrix, companyName, address });
    const find = async () => findLandlord(orm(), setup.known.landlordId);
    await again("Oyelaran Ltd", null);
    const address = "1 Owner Street, London N1 0ZZ";
    expect(await find()).toMatchObject({ companyName: "Oyelaran Ltd", address });
    await again(null, "2 Owner Street, London N1 0ZZ");
    expect(await find()).toMatchObject({
      companyName: "Oyelaran Ltd",
      address: "2 Owner Street, London N1 0ZZ",
    });
  });

  test("are found by any part of name, company, email or number, and no more than are asked for", async () => {
    const people = Array.from({ length: 20 }, (_, n) => ({
      firstname: `First${n}`,
      lastname: n % 2 === 0 ? "Zeller" : "Abara",
      phone: `07700 9000${n}`,
      email: `landlord${n}@example.com`,
      phoneKey: `4477009000${String(n).padStart(2, "0")}`,
      emailKey: `landlord${n}@example.com`,
    }));
    const added = await orm().insert(contacts).values(people).returning({ id: contacts.id });
    await orm()
      .insert(landlords)
      .values(
        added.map(({ id: contactId }, n) => ({
          contactId,
          companyName: n === 3 ? "Kiln Yard 100% Ltd" : null,
          createdAt: seededMoment,
        })),
      );
    const find = async (text: string) =>
      (await createLandlordChoices(orm(), null).find(text, 8)).map(({ name }) => name);
    expect(await find("zeller")).toHaveLength(8);
    for (const text of ["first10 zel", "landlord10@example.com", "07700 900 010"])
      expect(await find(text)).toEqual(["First10 Zeller"]);
    expect(await find("yard 100%")).toEqual(["First3 Abara, Kiln Yard 100% Ltd"]);
    for (const text of ["nobody'); --", "100_", ""]) expect(await find(text)).toEqual([]);
  });

  test("are found by any part of their own address, and of street, postcode or reference of their homes", async () => {
    await addRecords(orm(), [homes.full]);
    await refreshChecks(await setup.app());
    const [home] = await orm().select().from(listings).where(eq(listings.id, homes.full));
    const { address, agentRef, outcode, incode } = home!;
    const theirs = [
      address,
      address.slice(-8),
      agentRef,
      agentRef.slice(-5),
      `${outcode} ${incode}`,
    ];
    const find = async (text: string) =>
      (await createLandlordChoices(orm(), null).find(text, 8)).map(({ id }) => id);
    for (const text of ["Owner Street", "wner str", "N1 0ZZ", "n10zz", ...theirs])
      expect([text, await find(text)]).toEqual([text, [setup.known.landlordId]]);
    for (const text of ["Tenant Street", "N2 0ZZ", "_%"]) expect(await find(text)).toEqual([]);
  });

  test("are checked first under the name that the evidence has, never the record's", async () => {
    const { landlordId } = setup.known;
    await orm().update(landlords).set({ checkedAs: null, sanctionsResult: "clear" });
    const check = { result: "clear", note: "Nobody", on: "2026-11-21" } as const;
    const record = (evidence: { name?: string }) =>
      orm().transaction((tx) => {
        const made = { ...check, ...evidence, today: "2026-11-21" };
        return recordSanctionsCheckIn(tx, setup.known, landlordId, made);
      });
    const find = async () => (await findLandlord(orm(), landlordId))?.checkedAs;
    expect(await record({})).toBe("unnamed");
    expect(await find()).toBeNull();
    expect(await record({ name: "Beatrice Oyelaran" })).toBe("recorded");
    expect(await record({})).toBe("recorded");
    expect(await find()).toMatchObject({ name: "Beatrice Oyelaran", address: null, version: 0 });
  });

  test("are checked against the sanctions list, and sent and signed terms", async () => {
    const app = await setup.app();
    const { landlordId } = setup.known;
    const check = { result: "clear", note: "Nobody of this name", on: "2026-11-21" } as const;
    const record = (changes: { on?: string } = {}) =>
      orm().transaction((tx) => {
        const made = { ...check, ...changes, today: "2026-11-21" };
        return recordSanctionsCheckIn(tx, setup.known, landlordId, made);
      });
    expect(await record({ on: "2026-11-22" })).toBe("future");
    expect(await record()).toBe("recorded");
    expect(await findLandlord(orm(), landlordId)).toMatchObject({
      sanctionsResult: "clear",
      sanctionsCheckedBy: setup.known.staffId,
    });
    const sent = { plan: "tenant-find", version: "2026-05", on: "2026-11-05" } as const;
    const termsId = await recordTermsSent(app, setup.known, landlordId, sent);
    const signed = {
      on: "2026-11-05",
      where: "elsewhere",
      toldOn: "2026-11-05",
      documentId: null,
    } as const;
    const own = { landlordId, termsId };
    const others = { ...own, landlordId: setup.known.staffId };
    expect(await recordTermsSigned(app, setup.known, others, signed)).toBe("none");
    expect(await recordTermsSigned(app, setup.known, own, signed)).toBe("recorded");
    expect(await recordTermsSigned(app, setup.known, own, signed)).toBe("none");
    const [terms] = await listTerms(orm(), landlordId);
    expect(terms && findCancellationEnd(terms)).toBe("2026-11-19");
    const cancel = (on: string, whose = own) =>
      recordTermsCancelled(app, setup.known, { ...whose, on });
    expect(await cancel("2026-11-18", others)).toBe("none");
    expect(await cancel("2026-11-20")).toBe("late");
    expect(await cancel("2026-11-18")).toBe("recorded");
    expect(await cancel("2026-11-18")).toBe("cancelled-already");
  });

  test("answer offers by their link, in initials, until the office decides", async () => {
    const app = await setup.app();
    const asked = { listingId: homes.full, siteUrl, note: "One leaves it empty longer." };
    expect(await askLandlord(app, setup.known, asked)).toEqual({ ok: false, reason: "no-offers" });
    const [first, second] = [await setup.offer(), await setup.offer(sam)];
    expect(await askLandlord(app, setup.known, asked)).toEqual({ ok: true, asked: 2 });
    const mail = (await setup.mails()).at(-1);
    expect(mail).toMatchObject({ kind: "offer-question", recipient: beatrix.email });
    expect(mail?.html).toContain("P. R.");
    expect(mail?.html).not.toMatch(/\bPriya\b/);
    const answer = { offerId: first, answer: "prefer", reason: null, note: "" } as const;
    const { landlordId } = setup.known;
    expect(await answerAsLandlord(app, landlordId, answer)).toBe("answered");
    expect(await answerAsLandlord(app, setup.known.staffId, answer)).toBe("none");
    const no = { ...answer, answer: "decline", reason: "start-date" } as const;
    expect(await answerAsLandlord(app, landlordId, { ...no, offerId: second })).toBe("answered");
    await decideOffer(app, setup.known, second, {
      action: "decline",
      reason: "start-date",
      note: "",
    });
    expect(await answerAsLandlord(app, landlordId, { ...answer, offerId: second })).toBe("decided");
    const answers = await listLandlordAnswers(orm(), [first, second]);
    const answered = new Map(answers.map((one) => [one.offerId, one.answer]));
    expect(answered).toEqual(
      new Map([
        [first, "prefer"],
        [second, "decline"],
      ]),
    );
  });

  test("and renters get a copy of what is held, and what the law keeps is named", async () => {
    const app = await setup.app();
    const id = await setup.accept(await setup.offer());
    const receive = { do: "receive-payment", kind: "holding-deposit", pence: 56_538 } as const;
    await setup.record(id, { ...receive, on: "2026-11-21", evidence: seen });
    const copy = await exportPerson(app, setup.known, priya.email);
    expect(copy.tenancies).toMatchObject([
      {
        rentPcm: 2450,
        as: [{ name: "Priya Raman", role: "tenant" }],
        receipts: [{ pence: 56_538 }],
      },
    ]);
    const own = await exportPerson(app, setup.known, beatrix.email);
    expect(own.landlords).toMatchObject([{ homes: [homes.full] }]);
    expect(JSON.stringify(own.tenancies)).not.toMatch(/\bPriya\b/);
    for (const [email, kind] of [
      [priya.email, "tenancy-records"],
      [beatrix.email, "landlord-records"],
    ] as const) {
      const erasure = await erasePerson(app, setup.known, email);
      const kept = erasure.outcome === "blocked" ? [] : erasure.kept;
      expect(kept.map((one) => one.kind)).toContain(kind);
    }
    expect((await setup.load(id)).people).toHaveLength(1);
    expect(await findLandlord(orm(), setup.known.landlordId)).not.toBeNull();
  });
});

test.each([
  ["in the office", { signedOn: "2026-11-05", signedWhere: "office", toldOn: "2026-11-05" }, null],
  [
    "elsewhere",
    { signedOn: "2026-11-05", signedWhere: "elsewhere", toldOn: "2026-11-05" },
    "2026-11-19",
  ],
  [
    "elsewhere, told later",
    { signedOn: "2026-11-05", signedWhere: "elsewhere", toldOn: "2026-11-10" },
    "2026-11-24",
  ],
  [
    "elsewhere, never told",
    { signedOn: "2026-11-05", signedWhere: "elsewhere", toldOn: null },
    "2027-11-19",
  ],
] as const)("terms signed %s can be cancelled until (Regulations 2013)", (_where, terms, end) => {
  expect(findCancellationEnd(terms)).toBe(end);
});

test.each([
  ["Hannah Lindqvist", "H. L."],
  ["Wen", "W."],
  ["ana maria de sousa", "A. S."],
])("a landlord sees of %s only %s", (name, initials) => {
  expect(toInitials(name)).toBe(initials);
});
