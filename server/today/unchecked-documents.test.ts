import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { documents } from "../documents/document-tables.ts";
import { eraseDocument } from "../documents/documents.ts";
import { documentActs } from "../documents/mark-checked.ts";
import { showHomeLandlord } from "../homes/landlord/home-landlord.ts";
import { audit } from "../platform/submissions/submission-tables.ts";
import { addBranch, islington } from "../testing/branches.ts";
import { testEngines } from "../testing/database.ts";
import { useLandlordCase } from "../testing/landlord-case.ts";
import { homes } from "../testing/offers.ts";
import { sendForm } from "../testing/office-forms.ts";
import { describeToday } from "./describe-today.ts";
import { findNeeds } from "./find-needs.ts";
import { findToday } from "./find-today.ts";
import { addRecords } from "../testing/listed-homes.ts";
import { transact } from "../platform/database/transact.ts";

describe.each(testEngines)(
  "what a landlord sent that is no certificate of a home, on the %s engine,",
  (engine) => {
    const { setup, open, send, addSolomon } = useLandlordCase(engine);
    const orm = () => setup.database().orm;
    const reader = () => {
      return { staffId: setup.known.staffId, role: "administrator", email: "x" } as const;
    };
    const today = async () => describeToday(await findToday(await setup.app(), reader(), "office"));
    const mark = async (id: string, role: "administrator" | "reader" = "administrator") =>
      sendForm(await setup.app(), { ...setup.known, role }, documentActs, {
        change: "mark-checked",
        document: id,
      });
    const sendProof = async (landlordId = setup.known.landlordId, home: string = homes.full) => {
      await addRecords(orm(), [homes.full]);
      const paper = { change: "paper", home, kind: "ownership" };
      expect(await send(await open(landlordId), paper, home)).toMatchObject({ ok: true });
      const [sent] = await orm().select().from(documents).where(eq(documents.addedBy, landlordId));
      return sent!.id;
    };

    test("waits on Today, and in its counts, until a colleague marks it as checked", async () => {
      const before = (await today()).needs;
      const id = await sendProof();
      expect(await today()).toMatchObject({
        needs: before + 1,
        landlordPapers: [
          {
            id: homes.full,
            contactId: null,
            papers: [{ id, name: "Proof of ownership", isCertificate: false }],
          },
        ],
      });
      expect(await mark(id)).toMatchObject({ done: "Proof of ownership marked as checked." });
      expect(await today()).toMatchObject({ needs: before, landlordPapers: [] });
      const app = await setup.app();
      expect((await findNeeds(app, reader())).landlordPapers).toEqual({ mine: 0, office: 0 });
    });

    test("is marked once, and the activity log says by whom and when", async () => {
      const id = await sendProof();
      await mark(id);
      expect(await mark(id)).toMatchObject({
        refusal: {
          detail: "Someone has already checked this document, or it has been removed.",
        },
      });
      const log = await orm().select().from(audit).where(eq(audit.action, "document.checked"));
      expect(log).toMatchObject([
        {
          actor: setup.known.staffId,
          subject: "home",
          subjectId: homes.full,
          detail: { documentId: id, kind: "ownership" },
        },
      ]);
      expect(await orm().select().from(documents)).toMatchObject([
        { checkedAt: setup.clock.now, checkedBy: setup.known.staffId },
      ]);
    });

    test("is not marked by somebody who only reads", async () => {
      const id = await sendProof();
      expect(await mark(id, "reader")).toMatchObject({ done: null });
      expect((await today()).landlordPapers).toHaveLength(1);
    });

    test("shows the same state on the page of its home’s landlord", async () => {
      const id = await sendProof();
      const papers = async () => (await showHomeLandlord(await setup.app(), homes.full))?.papers;
      expect(await papers()).toMatchObject([{ id, waitsFor: "check", checked: "" }]);
      await mark(id);
      expect(await papers()).toMatchObject([
        { id, waitsFor: null, checked: expect.stringMatching(/^Checked by .+, today at/) },
      ]);
    });

    test("waits by its landlord where they have no home yet, even if it is a certificate", async () => {
      const solomon = await addSolomon();
      const opened = await open(solomon);
      const gas = { change: "paper", home: "", kind: "gas-certificate" };
      expect(await send(opened, gas)).toMatchObject({ ok: true });
      const id = await sendProof(solomon, "");
      const [group, ...others] = (await today()).landlordPapers;
      expect(others).toEqual([]);
      expect(group).toMatchObject({ id: solomon, name: "Solomon Oyelaran" });
      expect(group?.contactId).not.toBeNull();
      expect(group?.papers.map(({ name }) => name).toSorted()).toEqual([
        "Gas safety certificate",
        "Proof of ownership",
      ]);
      expect(await mark(id)).toMatchObject({ refusal: undefined });
      expect((await today()).landlordPapers).toMatchObject([
        { papers: [{ id: expect.any(String) }] },
      ]);
    });

    test("waits no longer once it is removed", async () => {
      const id = await sendProof();
      await transact(orm(), (tx) => eraseDocument(tx, id));
      expect((await today()).landlordPapers).toEqual([]);
    });

    test("of a landlord without a home belongs to no branch", async () => {
      const branch = await addBranch(await setup.app(), { ...islington, areas: "" });
      await sendProof(await addSolomon(), "");
      const shown = { own: branch, shown: branch, isLimited: false };
      const app = await setup.app();
      const ofBranch = await findToday(app, { ...reader(), branchView: shown }, "office");
      expect(ofBranch.landlordPapers).toEqual([]);
      expect((await today()).landlordPapers).toHaveLength(1);
    });

    test("of colleagues waits for nobody, and can’t be marked", async () => {
      await sendProof();
      await orm().update(documents).set({ addedBy: setup.known.staffId });
      const [own] = await orm().select().from(documents);
      expect((await today()).landlordPapers).toEqual([]);
      expect(await mark(own!.id)).toMatchObject({ done: null });
    });
  },
);
