import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { addDocument } from "../../documents/add-document.ts";
import { documents } from "../../documents/document-tables.ts";
import { audit } from "../../platform/submissions/submission-tables.ts";
import { readDocument } from "../../site/doors/read-document.ts";
import { testEngines } from "../../testing/database.ts";
import { sam } from "../../testing/use-tenancies.ts";
import { priya } from "../../testing/offers.ts";
import { createPdf, useRenterCase } from "../../testing/renter-case.ts";

describe.each(testEngines)("papers on a renter's page on the %s engine", (engine) => {
  const { setup, open, show, send } = useRenterCase(engine);
  const orm = () => setup.database().orm;

  let offerId: string;
  beforeEach(async () => {
    offerId = await setup.offer();
  });

  test("keeps a file encrypted under their name, and refuses what is none", async () => {
    const id = await setup.accept(offerId);
    const { people } = await setup.load(id);
    const opened = await open(priya.email);
    const paper = { change: "paper", let: id, person: people[0]!.id, kind: "identity" };
    const name = "../<img src=x onerror=alert(1)>.pdf";
    expect(await send(opened, paper, createPdf(name))).toMatchObject({ ok: true });
    const [kept] = await orm().select().from(documents);
    expect(kept).toMatchObject({
      kind: "identity",
      contactId: opened.contactId,
      addedBy: opened.contactId,
    });
    expect(kept?.fileName).not.toMatch(/[<>/]/);
    const script = { name: "id.html", bytes: new TextEncoder().encode("<script>1</script>") };
    expect(await send(opened, paper, script)).toMatchObject({
      refusal: { errors: [{ path: "file" }] },
    });
    expect(await send(opened, { ...paper, kind: "agreement" })).toMatchObject({
      refusal: { errors: [{ path: "kind" }] },
    });
    const page = await show(opened);
    expect(page?.current?.papers.map(({ name: shown }) => shown)).toEqual(["Identity document"]);
    expect(page?.current?.tasks.map((task) => "step" in task && task.step)).not.toContain(
      "identity",
    );
  });

  test("opens papers of their own and of their tenancy, and records each reading", async () => {
    const app = await setup.app();
    const id = await setup.accept(offerId);
    const by = { actor: setup.recorder().actor, addedBy: setup.known.staffId };
    const about = {
      subject: "tenancy",
      subjectId: id,
      fileName: "a.pdf",
      bytes: createPdf().bytes,
    } as const;
    const shared = await addDocument(app, by, { ...about, kind: "agreement", contactId: null });
    const secret = await addDocument(app, by, { ...about, kind: "reference", contactId: null });
    if (!shared.ok || !secret.ok) throw new Error("They were refused.");
    const opened = await open(priya.email);
    expect(await readDocument(app, { holder: opened }, shared.id)).not.toBeNull();
    expect(await readDocument(app, { holder: opened }, secret.id)).toBeNull();
    expect(await readDocument(app, { holder: opened }, "' or 1=1")).toBeNull();
    await setup.offer(sam);
    expect(await readDocument(app, { holder: await open(sam.email) }, shared.id)).toBeNull();
    const reads = await orm().select().from(audit).where(eq(audit.action, "document.read"));
    expect(reads).toMatchObject([{ actor: "visitor", detail: { documentId: shared.id } }]);
  });
});
