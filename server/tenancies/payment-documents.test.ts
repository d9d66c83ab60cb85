import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { documents } from "../documents/document-tables.ts";
import { listingCertificates } from "../listings/listing-record-tables.ts";
import { resolveInProject } from "../platform/process/project-folder.ts";
import { testEngines } from "../testing/database.ts";
import { useTenancies } from "../testing/use-tenancies.ts";
import { homes } from "../testing/offers.ts";
import { handleTenancyForm } from "../testing/sent-forms.ts";

const today = "2026-11-21";
const bytes = new TextEncoder().encode("%PDF-1.7 the statement");

describe.each(testEngines)("the paper of a payment on the %s engine", (engine) => {
  const setup = useTenancies(engine);
  const orm = () => setup.database().orm;
  let id: string;
  beforeEach(async () => {
    id = await setup.accept(await setup.offer());
  });
  const post = async (change: string, fields: Record<string, string>) =>
    handleTenancyForm(await setup.app(), {
      staffId: setup.known.staffId,
      tenancyId: id,
      fields: { change, kind: "holding-deposit", on: today, note: "Seen", ...fields },
      file: { name: "Statement.pdf", bytes },
    });
  const kinds = async () => (await orm().select().from(documents)).map(({ kind }) => kind);

  test("that came, was corrected or went back is no receipt, which its tenants may read", async () => {
    expect(await post("receive-payment", { pence: "100" })).toMatchObject({
      done: "Payment recorded.",
    });
    const was = { wasPence: "10000", wasOn: today };
    expect((await post("correct-receipt", { ...was, pence: "90" })).refusal).toBeUndefined();
    expect((await post("repay-payment", { pence: "90" })).refusal).toBeUndefined();
    expect(await kinds()).toEqual(["payment-record", "payment-record", "payment-record"]);
  });

  test("that was kept as a receipt before is none any more, but what a tenant got for the keys is", async () => {
    await post("receive-payment", { pence: "100" });
    await post("receive-payment", { pence: "50" });
    const was = { wasPence: "5000", wasOn: today, never: "on" };
    await post("correct-receipt", was);
    await addFile({ kind: "receipt", subject: "tenancy", subjectId: id });
    await orm().update(documents).set({ kind: "receipt" });
    await migrate();
    expect((await kinds()).toSorted()).toEqual([
      "payment-record",
      "payment-record",
      "payment-record",
      "receipt",
    ]);
  });

  test("a certificate of a home that has no day on which it is erased gets one", async () => {
    const about = { subject: "home", subjectId: homes.full } as const;
    const dated = await addFile({ kind: "gas-certificate", ...about });
    const undated = await addFile({ kind: "energy-certificate", ...about });
    const kept = await addFile({ kind: "licence", ...about, eraseOn: "2030-01-01" });
    const own = await addFile({ kind: "gas-certificate", subject: "tenancy", subjectId: id });
    await orm().insert(listingCertificates).values({
      listingId: homes.full,
      kind: "gas",
      issuedOn: "2026-09-04",
      expiresOn: "2027-09-03",
      reference: "",
      documentId: dated,
      addedBy: setup.known.staffId,
      addedAt: setup.clock.now,
    });
    await migrate();
    const rows = await orm().select().from(documents);
    const days = new Map(rows.map((row) => [row.id, row.eraseOn]));
    expect([dated, undated, kept, own].map((one) => days.get(one))).toEqual([
      "2033-09-03",
      "2042-11-21",
      "2030-01-01",
      null,
    ]);
  });

  async function addFile(
    about: Pick<typeof documents.$inferInsert, "kind" | "subject" | "subjectId" | "eraseOn">,
  ): Promise<string> {
    const file = { fileName: "Paper.pdf", mimeType: "application/pdf", bytes: 9, hash: "hash" };
    const added = { addedBy: setup.known.staffId, addedAt: setup.clock.now };
    const [row] = await orm()
      .insert(documents)
      .values({ ...file, ...added, ...about })
      .returning();
    return row!.id;
  }

  /** What the migration does to rows that are there. */
  async function migrate(): Promise<void> {
    const folder = resolveInProject("server/platform/database/migrations");
    const file = readdirSync(folder).find((name) => name.endsWith("_earlier_money.sql"))!;
    const steps = readFileSync(join(folder, file), "utf8").split("--> statement-breakpoint");
    for (const step of steps.filter((text) => text.includes("UPDATE")))
      await orm().execute(sql.raw(step));
  }
});
