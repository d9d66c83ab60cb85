import { describe, expect, test } from "vitest";
import { listSteps } from "../../../domain/tenancies/tenancy.ts";
import { decryptDocument } from "../../documents/decrypt-document.ts";
import { documents } from "../../documents/document-tables.ts";
import { addCertificate, removeCertificate } from "../../homes/certificates/home-certificates.ts";
import type { SignedIn } from "../../staff/sessions.ts";
import { type TestEngine, testEngines } from "../../testing/database.ts";
import { useTenancies } from "../../testing/use-tenancies.ts";
import { homes } from "../../testing/offers.ts";
import { handleTenancyForm } from "../../testing/sent-forms.ts";
import { getTenancyView } from "../get-tenancy-view.ts";
import { addRecords } from "../../testing/listed-homes.ts";

const today = "2026-11-21";
const pdf = new TextEncoder().encode("%PDF-1.7 the gas record");

function useEvidence(engine: TestEngine) {
  const setup = useTenancies(engine);
  const orm = () => setup.database().orm;

  /** A tenancy of a home with a gas record of 3 May. */
  async function begin() {
    const app = await setup.app();
    const id = await setup.accept(await setup.offer());
    await addRecords(orm(), [homes.full]);
    const given = { kind: "gas", issuedOn: "2026-05-03", reference: "4711" };
    const record = { name: "Gas.pdf", bytes: pdf };
    const added = await addCertificate(app, setup.known, homes.full, given, record);
    expect(added).toMatchObject({ ok: true });
    return id;
  }
  const post = async (
    tenancyId: string,
    fields: Record<string, string>,
    by: Partial<SignedIn> = {},
  ) => {
    const app = await setup.app();
    const { staffId } = setup.known;
    return handleTenancyForm(app, {
      staffId,
      tenancyId,
      fields: { change: "complete-step", outcome: "passed", on: today, ...fields },
      file: null,
      role: "negotiator",
      ...by,
    });
  };
  const show = async (id: string) => (await getTenancyView(await setup.app(), id))!;
  const findDone = async (id: string) =>
    listSteps((await setup.load(id)).tenancy, "gas-certificate")[0]!.done;
  return { setup, orm, begin, post, show, findDone };
}

describe.each(testEngines)("what is on record already, on the %s engine,", (engine) => {
  const { setup, orm, begin, post, show, findDone } = useEvidence(engine);
  const gas = { kind: "gas-certificate" };

  test("shows a step with its words, and the tenants get a copy of its file", async () => {
    const id = await begin();
    const [offered] = (await show(id)).offered["gas-certificate"]!;
    expect(offered).toMatchObject({
      text: "Gas safety certificate of 3 May 2026, number 4711, with its file",
      isPreselected: true,
    });
    const { key } = offered!;
    expect(await post(id, { ...gas, offered: key, note: "By email" })).toMatchObject({
      done: "Step recorded.",
    });
    const done = await findDone(id);
    expect(done).toMatchObject({
      source: { kind: "certificate", id: key.split(" ")[1] },
      evidence: {
        note: "Gas safety certificate of 3 May 2026, number 4711, with its file. By email",
      },
    });
    const copy = (await orm().select().from(documents)).find(
      ({ subject }) => subject === "tenancy",
    );
    expect(copy).toMatchObject({ id: done?.evidence.documentId, kind: "gas-certificate" });
    // It stays where the home's own is removed.
    const app = await setup.app();
    await removeCertificate(app, setup.known, homes.full, key.split(" ")[1]!);
    expect((await decryptDocument(app, copy!.id))?.bytes).toEqual(Buffer.from(pdf));
  });

  test("is not copied for somebody who may not open it, and need not be chosen", async () => {
    const id = await begin();
    const [offered] = (await show(id)).offered["gas-certificate"]!;
    const other = crypto.randomUUID();
    const branchView = { own: other, shown: other, isLimited: true };
    await post(id, { ...gas, offered: offered!.key }, { branchView });
    expect(await findDone(id)).toMatchObject({
      source: { kind: "certificate" },
      evidence: {
        note: "Gas safety certificate of 3 May 2026, number 4711",
        documentId: null,
      },
    });
    await post(id, { change: "reopen-step", ...gas });
    await post(id, { ...gas, offered: "", note: "Another one, on paper" });
    expect(await findDone(id)).toMatchObject({
      source: null,
      evidence: { note: "Another one, on paper", documentId: null },
    });
  });

  test("is refused where it is gone, or is of another step, and nothing is recorded", async () => {
    const id = await begin();
    const [offered] = (await show(id)).offered["gas-certificate"]!;
    const app = await setup.app();
    const refused = { refusal: { errors: [{ path: "offered" }] } };
    const other = { kind: "electrical-report", offered: offered!.key };
    expect(await post(id, other)).toMatchObject(refused);
    const certificateId = offered!.key.split(" ")[1]!;
    await removeCertificate(app, setup.known, homes.full, certificateId);
    expect(await post(id, { ...gas, offered: offered!.key })).toMatchObject(refused);
    expect(await findDone(id)).toBeNull();
  });
});
