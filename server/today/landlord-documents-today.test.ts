import { expect, describe, test } from "vitest";
import { listSteps } from "../../domain/tenancies/tenancy.ts";
import { documents } from "../documents/document-tables.ts";
import { addCertificate } from "../homes/certificates/home-certificates.ts";
import { showHome } from "../homes/show-home.ts";
import { listingCertificates } from "../listings/listing-record-tables.ts";
import { getTenancyView } from "../tenancies/get-tenancy-view.ts";
import { testEngines } from "../testing/database.ts";
import { useLandlordCase } from "../testing/landlord-case.ts";
import { homes } from "../testing/offers.ts";
import { handleHomeForm, handleTenancyForm } from "../testing/sent-forms.ts";
import { describeToday } from "./describe-today.ts";
import { findToday } from "./find-today.ts";
import { addRecords } from "../testing/listed-homes.ts";

describe.each(testEngines)("what a landlord sent, on the %s engine,", (engine) => {
  const { setup, open, send } = useLandlordCase(engine);
  const orm = () => setup.database().orm;
  const today = async () => {
    const reader = { staffId: setup.known.staffId, role: "administrator", email: "x" } as const;
    return describeToday(await findToday(await setup.app(), reader, "office"));
  };
  const sendGas = async () => {
    await addRecords(orm(), [homes.full]);
    const paper = { change: "paper", home: homes.full, kind: "gas-certificate" };
    expect(await send(await open(), paper)).toMatchObject({ ok: true });
    const [sent] = await orm().select().from(documents);
    return sent!.id;
  };

  test("is on Today until it is looked at, and the tenancy’s step offers it with its file", async () => {
    const id = await setup.accept(await setup.offer());
    const before = (await today()).needs;
    const paperId = await sendGas();
    expect((await today()).landlordPapers).toMatchObject([
      { id: homes.full, papers: [{ id: paperId, name: "Gas safety certificate" }] },
    ]);
    expect((await today()).needs).toBe(before + 1);
    const app = await setup.app();
    const [offered] = (await getTenancyView(app, id))!.offered["gas-certificate"]!;
    expect(offered).toMatchObject({
      text: expect.stringMatching(/^From the landlord, .*: gas\.pdf/),
      isPreselected: false,
    });
    const step = { change: "complete-step", kind: "gas-certificate", outcome: "passed" };
    const recorded = await handleTenancyForm(app, {
      staffId: setup.known.staffId,
      tenancyId: id,
      fields: { ...step, on: "2026-11-21", offered: offered!.key },
      file: null,
      role: "negotiator",
    });
    expect(recorded).toMatchObject({ done: "Step recorded." });
    const done = listSteps((await setup.load(id)).tenancy, "gas-certificate")[0]?.done;
    const copy = (await orm().select().from(documents)).find((one) => one.subject === "tenancy");
    expect(copy).toMatchObject({ id: done?.evidence.documentId, kind: "gas-certificate" });
    expect((await today()).landlordPapers).toEqual([]);
  });

  test("is offered as the file of a certificate that has none, and of a new one", async () => {
    const paperId = await sendGas();
    const app = await setup.app();
    const { staffId } = setup.known;
    const dates = { kind: "gas", issuedOn: "2026-05-03" };
    await addCertificate(app, { staffId }, homes.full, dates);
    const [unproven] = await orm().select().from(listingCertificates);
    const gas = async () =>
      (await showHome(app, homes.full))?.certificates.find(({ kind }) => kind === "gas");
    expect((await gas())?.sent).toMatchObject([{ id: paperId }]);
    const prove = { change: "prove-certificate", certificate: unproven!.id };
    const post = (fields: Record<string, string>) =>
      handleHomeForm(app, setup.known, homes.full, fields);
    expect(await post({ ...prove, [`sent-${unproven!.id}`]: crypto.randomUUID() })).toMatchObject({
      done: null,
    });
    expect(await post({ ...prove, [`sent-${unproven!.id}`]: paperId })).toMatchObject({
      done: "Gas safety certificate details saved.",
    });
    expect(await orm().select().from(listingCertificates)).toMatchObject([{ documentId: paperId }]);
    expect((await today()).landlordPapers).toEqual([]);
    expect((await gas())?.sent).toEqual([]);
  });

  test("becomes the file of the certificate that is added from it", async () => {
    const paperId = await sendGas();
    const added = { kind: "gas", issuedOn: "2026-05-03", sent: paperId };
    const app = await setup.app();
    expect(
      await addCertificate(app, setup.known, homes.full, { ...added, kind: "epc" }),
    ).toMatchObject({ ok: false });
    expect(await addCertificate(app, setup.known, homes.full, added)).toMatchObject({
      ok: true,
    });
    expect(await orm().select().from(listingCertificates)).toMatchObject([{ documentId: paperId }]);
  });
});
