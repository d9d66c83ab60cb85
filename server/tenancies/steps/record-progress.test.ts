import { beforeEach, describe, expect, test } from "vitest";
import {
  countHeld,
  type Evidence,
  findPayment,
  moveInSteps,
  type PaymentKind,
} from "../../../domain/tenancies/tenancy.ts";
import type { TenancyAction } from "../../../domain/tenancies/tenancy-action.ts";
import { addDocument, sealDocument } from "../../documents/add-document.ts";
import { documents } from "../../documents/document-tables.ts";
import { contacts } from "../../contacts/contact-tables.ts";
import { listings } from "../../listings/listing-tables.ts";
import { arrive, ask } from "../../testing/tenancy-actions.ts";
import { beatrix, sam, useTenancies } from "../../testing/use-tenancies.ts";
import { testEngines } from "../../testing/database.ts";
import { homes, priya } from "../../testing/offers.ts";
import { choose, paper, seen } from "../../testing/tenancies.ts";
import { transact } from "../../platform/database/transact.ts";
import { addTenancyPersonIn } from "../add-tenancy-person.ts";
import { fallThrough } from "../end/end-tenancy.ts";
import { recordProgress } from "./record-progress.ts";

const pdf = new TextEncoder().encode("%PDF-1.7\n%%EOF");

describe.each(testEngines)("a tenancy on the %s engine", (engine) => {
  const setup = useTenancies(engine);
  const orm = () => setup.database().orm;
  let id: string;
  beforeEach(async () => {
    id = await setup.accept(await setup.offer());
  });

  const act = async (action: TenancyAction) =>
    recordProgress(await setup.app(), setup.recorder(), { tenancyId: id, action });
  const receive = (kind: PaymentKind, pence: number, evidence?: Evidence) =>
    arrive(kind, pence, "2026-11-21", evidence);
  async function sign(): Promise<void> {
    await setup.pay(id, "holding-deposit", 56_538);
    await setup.sign(id);
  }

  test("goes from offer to keys, and is afterwards as it was recorded", async () => {
    await sign();
    await setup.record(
      id,
      choose("first-rent", "2026-11-21"),
      ask("first-rent", 245_000 - 56_538),
      receive("first-rent", 245_000 - 56_538),
    );
    await setup.record(id, ask("deposit", 282_500), receive("deposit", 282_500));
    setup.clock.now = new Date("2026-12-07T09:00:00Z");
    await setup.pass(
      id,
      "gas-certificate",
      "electrical-report",
      "energy-certificate",
      ...moveInSteps.filter((kind) => kind !== "keys"),
    );
    const { tenancy, row } = await setup.pass(id, "keys");
    expect([tenancy.state, row.state]).toEqual(["moved-in", "moved-in"]);
    expect(findPayment(tenancy, "holding-deposit")?.settled).toMatchObject({
      how: "applied",
      pence: 56_538,
      on: "2026-11-21",
    });
    expect(findPayment(tenancy, "deposit")?.receipts).toEqual([
      { pence: 282_500, on: "2026-11-21", by: setup.known.staffId, evidence: seen },
    ]);
    const { tenancy: registered } = await setup.pass(
      id,
      "deposit-registration",
      "prescribed-information",
    );
    expect(registered.steps.filter(({ done }) => done === null).map(({ kind }) => kind)).toEqual(
      [],
    );
    expect(
      (await setup.mails())
        .filter(({ kind }) => kind === "tenancy-payment")
        .map(({ recipient }) => recipient),
    ).toEqual([priya.email, priya.email]);
  });

  test("a refused move names its rule and changes nothing", async () => {
    const before = await setup.load(id);
    const refused = await act(ask("first-rent", 1));
    expect(refused).toMatchObject({ ok: false, rule: "rent-before-signing" });
    expect(refused).toHaveProperty("source.title", expect.stringContaining("section 5A"));
    expect(await setup.load(id)).toEqual(before);
    expect(
      await recordProgress(await setup.app(), setup.recorder(), {
        tenancyId: setup.known.landlordId,
        action: ask("deposit", 1),
      }),
    ).toEqual({ ok: false, rule: "none" });
  });

  test("of two who record the same money at once one is told", async () => {
    const outcomes = await Promise.all([
      act(receive("holding-deposit", 56_538)),
      act(receive("holding-deposit", 56_538)),
    ]);
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    expect(outcomes.find(({ ok }) => !ok)).toMatchObject({ rule: "more-than-asked" });
    expect(countHeld(findPayment((await setup.load(id)).tenancy, "holding-deposit"))).toBe(56_538);
  });

  test("a file becomes the evidence in the same transaction, and goes with a refusal", async () => {
    const app = await setup.app();
    const about = {
      subject: "tenancy",
      subjectId: id,
      contactId: null,
      fileName: "slip.pdf",
      bytes: pdf,
    } as const;
    const seal = async () => {
      const sealed = await sealDocument(app, { kind: "receipt", ...about });
      if (!sealed.ok) throw new Error(sealed.problem);
      return sealed.document;
    };
    const nothing = { note: "", documentId: null };
    const action = receive("holding-deposit", 100, nothing);
    const document = await seal();
    const recorded = await recordProgress(app, setup.recorder(), {
      tenancyId: id,
      action,
      document,
    });
    expect(
      recorded.ok &&
        findPayment(recorded.tenancy, "holding-deposit")?.receipts[0]?.evidence.documentId,
    ).toBe(document.row.id);
    const tooMuch = receive("holding-deposit", 99_999, nothing);
    await recordProgress(app, setup.recorder(), {
      tenancyId: id,
      action: tooMuch,
      document: await seal(),
    });
    expect(await orm().$count(documents)).toBe(1);
  });

  test("a paper of another tenancy is no evidence", async () => {
    const other = await addDocument(
      await setup.app(),
      { actor: setup.known, addedBy: setup.known.staffId },
      {
        kind: "other",
        subject: "tenancy",
        subjectId: "other",
        contactId: null,
        fileName: "a.pdf",
        bytes: pdf,
      },
    );
    const documentId = other.ok ? other.id : "";
    const evidence = { note: "", documentId };
    expect(await act(receive("holding-deposit", 100, evidence))).toMatchObject({
      rule: "evidence-missing",
    });
    expect(await act(receive("holding-deposit", 100, paper))).toMatchObject({
      rule: "evidence-missing",
    });
  });

  test("people are added with their steps and contact; a refusal leaves no contact", async () => {
    const add = async (applicant = sam) => {
      const app = await setup.app();
      const person = { tenancyId: id, role: "guarantor", applicant } as const;
      return transact(orm(), (tx) => addTenancyPersonIn(tx, app, setup.recorder(), person));
    };
    const mails = (await setup.mails()).length;
    const twice = await Promise.all([add(), add()]);
    expect(twice.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await add()).toMatchObject({ rule: "added-already" });
    expect((await setup.mails()).length).toBe(mails + 1);
    const { people, tenancy } = await setup.load(id);
    expect(people.at(-1)).toMatchObject({ name: "Sam Raman", role: "guarantor", position: 2 });
    expect(
      tenancy.steps
        .filter(({ personId }) => personId === people.at(-1)?.id)
        .map(({ kind }) => kind),
    ).toEqual(["identity", "sanctions", "guarantee"]);
    await setup.checkAll(id);
    await setup.pass(id, "guarantee", "landlord-signature");
    const before = await orm().$count(contacts);
    expect(await add({ ...sam, email: "new@example.com" })).toMatchObject({ rule: "relied-upon" });
    expect(await orm().$count(contacts)).toBe(before);
  });

  test("falls through: offer, home, papers and everybody know", async () => {
    await setup.record(id, receive("holding-deposit", 56_538));
    await addDocument(
      await setup.app(),
      { actor: "visitor", addedBy: "x" },
      {
        kind: "identity",
        subject: "tenancy",
        subjectId: id,
        contactId: null,
        fileName: "passport.pdf",
        bytes: pdf,
      },
    );
    const ending = { by: "landlord", on: "2026-11-21", evidence: seen, relist: true } as const;
    expect(
      await fallThrough(await setup.app(), setup.recorder(), { tenancyId: id, ...ending }),
    ).toMatchObject({ ok: true });
    const { row } = await setup.load(id);
    expect(row).toMatchObject({ state: "fallen-through", endedOn: "2026-11-21" });
    expect((await setup.findOffer(row.offerId!)).state).toBe("withdrawn");
    expect(
      (await orm().select().from(listings)).find((home) => home.id === homes.full)?.status,
    ).toBe("available");
    expect((await orm().select().from(documents))[0]?.eraseOn).toBe("2027-05-21");
    const told = (await setup.mails())
      .slice(-2)
      .map(({ kind, recipient }) => `${kind} ${recipient}`);
    expect(told.toSorted()).toEqual([
      `landlord-news ${beatrix.email}`,
      `tenancy-news ${priya.email}`,
    ]);
  });

  test.each([
    [true, "Your property is back on the market."],
    [false, "We’ll call you about what comes next."],
  ])(
    "tells the landlord of a tenancy that fell through what was decided: relist %s",
    async (relist, next) => {
      const ending = { by: "landlord", on: "2026-11-21", evidence: seen, relist } as const;
      await fallThrough(await setup.app(), setup.recorder(), { tenancyId: id, ...ending });
      const told = (await setup.mails()).filter(({ kind }) => kind === "landlord-news");
      expect(told.map(({ html }) => html)).toEqual([expect.stringContaining(next)]);
    },
  );

  test("a second tenancy of the home asks for no holding deposit while the first one's is here", async () => {
    await setup.record(id, receive("holding-deposit", 56_538));
    const ending = { by: "landlord", on: "2026-11-21", evidence: seen, relist: true } as const;
    await fallThrough(await setup.app(), setup.recorder(), { tenancyId: id, ...ending });
    const next = await setup.offer(sam);
    await expect(setup.accept(next)).rejects.toThrow("rule");
    await setup.record(id, {
      do: "repay-payment",
      kind: "holding-deposit",
      pence: 56_538,
      on: "2026-11-21",
      evidence: seen,
    });
    expect(await setup.accept(next)).toBeTruthy();
  });
});
