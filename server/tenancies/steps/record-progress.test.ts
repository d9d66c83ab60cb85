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
import { beatrix, sam, useLets } from "../../testing/use-tenancies.ts";
import { testEngines } from "../../testing/database.ts";
import { homes, priya } from "../../testing/offers.ts";
import { choose, paper, seen } from "../../testing/tenancies.ts";
import { transact } from "../../platform/database/transact.ts";
import { addTenancyPersonIn } from "../add-tenancy-person.ts";
import { fallThrough } from "../end/end-tenancy.ts";
import { recordProgress } from "./record-progress.ts";

const pdf = new TextEncoder().encode("%PDF-1.7\n%%EOF");

describe.each(testEngines)("a let on the %s engine", (engine) => {
  const lets = useLets(engine);
  const orm = () => lets.database().orm;
  let id: string;
  beforeEach(async () => {
    id = await lets.accept(await lets.offer());
  });

  const act = async (action: TenancyAction) =>
    recordProgress(await lets.app(), lets.recorder(), { tenancyId: id, action });
  const receive = (kind: PaymentKind, pence: number, evidence?: Evidence) =>
    arrive(kind, pence, "2026-11-21", evidence);
  async function sign(): Promise<void> {
    await lets.pay(id, "holding-deposit", 56_538);
    await lets.sign(id);
  }

  test("goes from offer to keys, and is afterwards as it was recorded", async () => {
    await sign();
    await lets.record(
      id,
      choose("first-rent", "2026-11-21"),
      ask("first-rent", 245_000 - 56_538),
      receive("first-rent", 245_000 - 56_538),
    );
    await lets.record(id, ask("deposit", 282_500), receive("deposit", 282_500));
    lets.clock.now = new Date("2026-12-07T09:00:00Z");
    await lets.pass(
      id,
      "gas-certificate",
      "electrical-report",
      "energy-certificate",
      ...moveInSteps.filter((kind) => kind !== "keys"),
    );
    const { tenancy, row } = await lets.pass(id, "keys");
    expect([tenancy.state, row.state]).toEqual(["moved-in", "moved-in"]);
    expect(findPayment(tenancy, "holding-deposit")?.settled).toMatchObject({
      how: "applied",
      pence: 56_538,
      on: "2026-11-21",
    });
    expect(findPayment(tenancy, "deposit")?.receipts).toEqual([
      { pence: 282_500, on: "2026-11-21", by: lets.known.staffId, evidence: seen },
    ]);
    const { tenancy: registered } = await lets.pass(
      id,
      "deposit-registration",
      "prescribed-information",
    );
    expect(registered.steps.filter(({ done }) => done === null).map(({ kind }) => kind)).toEqual(
      [],
    );
    expect(
      (await lets.mails())
        .filter(({ kind }) => kind === "tenancy-payment")
        .map(({ recipient }) => recipient),
    ).toEqual([priya.email, priya.email]);
  });

  test("a refused move names its rule and changes nothing", async () => {
    const before = await lets.load(id);
    const refused = await act(ask("first-rent", 1));
    expect(refused).toMatchObject({ ok: false, rule: "rent-before-signing" });
    expect(refused).toHaveProperty("source.title", expect.stringContaining("section 5A"));
    expect(await lets.load(id)).toEqual(before);
    expect(
      await recordProgress(await lets.app(), lets.recorder(), {
        tenancyId: lets.known.landlordId,
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
    expect(countHeld(findPayment((await lets.load(id)).tenancy, "holding-deposit"))).toBe(56_538);
  });

  test("a file becomes the evidence in the same transaction, and goes with a refusal", async () => {
    const app = await lets.app();
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
    const recorded = await recordProgress(app, lets.recorder(), {
      tenancyId: id,
      action,
      document,
    });
    expect(
      recorded.ok &&
        findPayment(recorded.tenancy, "holding-deposit")?.receipts[0]?.evidence.documentId,
    ).toBe(document.row.id);
    const tooMuch = receive("holding-deposit", 99_999, nothing);
    await recordProgress(app, lets.recorder(), {
      tenancyId: id,
      action: tooMuch,
      document: await seal(),
    });
    expect(await orm().$count(documents)).toBe(1);
  });

  test("a paper of another let is no evidence", async () => {
    const other = await addDocument(
      await lets.app(),
      { actor: lets.known, addedBy: lets.known.staffId },
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
      const app = await lets.app();
      const person = { tenancyId: id, role: "guarantor", applicant } as const;
      return transact(orm(), (tx) => addTenancyPersonIn(tx, app, lets.recorder(), person));
    };
    const mails = (await lets.mails()).length;
    const twice = await Promise.all([add(), add()]);
    expect(twice.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await add()).toMatchObject({ rule: "added-already" });
    expect((await lets.mails()).length).toBe(mails + 1);
    const { people, tenancy } = await lets.load(id);
    expect(people.at(-1)).toMatchObject({ name: "Sam Raman", role: "guarantor", position: 2 });
    expect(
      tenancy.steps
        .filter(({ personId }) => personId === people.at(-1)?.id)
        .map(({ kind }) => kind),
    ).toEqual(["identity", "sanctions", "guarantee"]);
    await lets.checkAll(id);
    await lets.pass(id, "guarantee", "landlord-signature");
    const before = await orm().$count(contacts);
    expect(await add({ ...sam, email: "new@example.com" })).toMatchObject({ rule: "relied-upon" });
    expect(await orm().$count(contacts)).toBe(before);
  });

  test("falls through: offer, home, papers and everybody know", async () => {
    await lets.record(id, receive("holding-deposit", 56_538));
    await addDocument(
      await lets.app(),
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
      await fallThrough(await lets.app(), lets.recorder(), { tenancyId: id, ...ending }),
    ).toMatchObject({ ok: true });
    const { row } = await lets.load(id);
    expect(row).toMatchObject({ state: "fallen-through", endedOn: "2026-11-21" });
    expect((await lets.findOffer(row.offerId!)).state).toBe("withdrawn");
    expect(
      (await orm().select().from(listings)).find((home) => home.id === homes.full)?.status,
    ).toBe("available");
    expect((await orm().select().from(documents))[0]?.eraseOn).toBe("2027-05-21");
    const told = (await lets.mails())
      .slice(-2)
      .map(({ kind, recipient }) => `${kind} ${recipient}`);
    expect(told.toSorted()).toEqual([
      `landlord-news ${beatrix.email}`,
      `tenancy-news ${priya.email}`,
    ]);
  });

  test.each([
    [true, "Your home is on the market again."],
    [false, "We’ll call you about what comes next."],
  ])(
    "tells the landlord of a let that fell through what was decided: relist %s",
    async (relist, next) => {
      const ending = { by: "landlord", on: "2026-11-21", evidence: seen, relist } as const;
      await fallThrough(await lets.app(), lets.recorder(), { tenancyId: id, ...ending });
      const told = (await lets.mails()).filter(({ kind }) => kind === "landlord-news");
      expect(told.map(({ html }) => html)).toEqual([expect.stringContaining(next)]);
    },
  );

  test("a second let of the home asks for no holding deposit while the first one's is here", async () => {
    await lets.record(id, receive("holding-deposit", 56_538));
    const ending = { by: "landlord", on: "2026-11-21", evidence: seen, relist: true } as const;
    await fallThrough(await lets.app(), lets.recorder(), { tenancyId: id, ...ending });
    const next = await lets.offer(sam);
    await expect(lets.accept(next)).rejects.toThrow("rule");
    await lets.record(id, {
      do: "repay-payment",
      kind: "holding-deposit",
      pence: 56_538,
      on: "2026-11-21",
      evidence: seen,
    });
    expect(await lets.accept(next)).toBeTruthy();
  });
});
