import { eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { documentKinds } from "../../domain/tenancies/documents/tenancy-documents.ts";
import { showHomeLandlord } from "../homes/landlord/home-landlord.ts";
import { landlords } from "../landlords/landlord-tables.ts";
import { testEngines } from "../testing/database.ts";
import { homes } from "../testing/offers.ts";
import { useDocumentNames } from "../testing/document-names.ts";
import { getTenancyView } from "./get-tenancy-view.ts";
import { tenancies, tenancySteps } from "./tenancy-tables.ts";

const chinese = "李小龙";
const reason = `Documents can’t show “${chinese}”. Their font does not include 李 小 龙.`;

describe.each(testEngines)("what documents can't show, on the %s engine", (engine) => {
  const { setup, orm, tenancy, issue, send, sendLandlord, readPaper, make, expectRefused, clocks } =
    useDocumentNames(engine);

  /** As it was recorded before such names were refused. */
  const confirmOld = (kind: "identity" | "sanctions") =>
    orm()
      .update(tenancySteps)
      .set({ confirmed: { name: chinese, record: "Priya Raman" } })
      .where(eq(tenancySteps.kind, kind));

  test("a tenant's name stops every paper until the check has its Latin form", async () => {
    await confirmOld("identity");
    await confirmOld("sanctions");
    await expectRefused("name-unprintable", reason);
    expect(await clocks()).toContain("name-unprintable");
    const shown = await getTenancyView(await setup.app(), tenancy.id);
    expect(shown?.signingProblem?.text).toContain(reason);
    const identity = shown?.stages
      .find(({ name }) => name === "checks")
      ?.steps.find(({ kind }) => kind === "identity");
    expect(identity).toMatchObject({
      isFulfilled: false,
      naming: { name: chinese, isPrintable: false, problem: reason, mayPutBack: false },
    });
    const check = {
      change: "complete-step",
      personId: shown!.people[0]!.id,
      on: "2026-11-21",
      outcome: "passed",
      note: "Passport.",
    };
    expect(await send({ ...check, kind: "identity", name: chinese })).toMatchObject({
      refusal: { errors: [{ path: "name", message: expect.stringContaining(reason) }] },
    });
    for (const kind of ["identity", "sanctions"])
      expect(await send({ ...check, kind, name: "LI XIAOLONG" })).toMatchObject({
        refusal: undefined,
      });
    for (const kind of documentKinds)
      expect(await readPaper(await make(kind))).toContain("Tenants: LI XIAOLONG.");
  });

  test("a landlord's name and address are refused at their check, and stop what was checked before", async () => {
    const check = {
      change: "sanctions",
      result: "clear",
      checkedOn: "2026-11-21",
      searched: "No match.",
      checkedName: "Li Na",
      checkedAddress: "1 Owner Street, London N1 0ZZ",
    };
    const path = (field: string) => ({ refusal: { errors: [{ path: field }] } });
    expect(await sendLandlord({ ...check, checkedName: "李娜" })).toMatchObject(
      path("checkedName"),
    );
    expect(await sendLandlord({ ...check, checkedAddress: "北京 1" })).toMatchObject(
      path("checkedAddress"),
    );
    const record = { name: chinese, address: "1 Owner Street, London N1 0ZZ" };
    const checkedAs = { ...record, record: { ...record, isCompany: true }, version: 0 };
    await orm().update(landlords).set({ companyName: chinese, checkedAs });
    await orm().update(landlords).set({ address: record.address });
    await expectRefused("landlord-unprintable", reason);
    expect((await getTenancyView(await setup.app(), tenancy.id))?.landlord?.problem).toContain(
      reason,
    );
    const home = await showHomeLandlord(await setup.app(), homes.full);
    expect(home?.landlord?.toCheck.unprintable).toBe(reason);
    expect(await sendLandlord(check)).toMatchObject({ ok: true });
    expect(await readPaper(await make("written-statement"))).toContain("Landlord: Li Na.");
  });

  test("a match on the sanctions list is recorded under any name", async () => {
    const match = { result: "match", checkedOn: "2026-11-21", searched: "Listed." };
    const named = { checkedName: "李娜", checkedAddress: "" };
    expect(await sendLandlord({ change: "sanctions", ...match, ...named })).toMatchObject({
      ok: true,
    });
  });

  const accept = (path: string, text: string) =>
    orm()
      .update(tenancies)
      .set({
        accepted: sql`jsonb_set(${tenancies.accepted}, ${path}, to_jsonb(${text}::text))`,
      });

  test("the home's address stops it with the reason, and leaves no document", async () => {
    await accept("{home,address}", "Flat 3 ☎, 24 Loriner Street");
    expect(await issue("written-statement")).toMatchObject({
      rule: "text-unprintable",
      text: expect.stringContaining("font does not include ☎"),
    });
  });

  test("wishes lose their pictures, and in other letters are named as kept with the offer", async () => {
    await accept("{content,details,pettype}", "A cat 🐈");
    await accept("{content,details,specialrequests}", "A desk, please 🙏🏽");
    const text = await readPaper(await make("written-statement"));
    expect(text).toContain("Asked for with the offer: A cat.");
    expect(text).toContain(
      "Also asked for with the offer: A desk, please What the landlord must do",
    );
    await accept("{content,details,specialrequests}", "请给我一张桌子");
    expect(await readPaper(await make("written-statement"))).toContain(
      "Also asked for with the offer, written in a script that this document cannot show. See the offer.",
    );
  });
});
