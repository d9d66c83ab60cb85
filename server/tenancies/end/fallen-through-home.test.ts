import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { landlords } from "../../landlords/landlord-tables.ts";
import { listings } from "../../listings/listing-tables.ts";
import { fedRelistedNote } from "../../../domain/listings/fed-state.ts";
import { listingRecords } from "../../listings/listing-record-tables.ts";
import { officeOrigin } from "../../listings/listing-records.ts";
import { describeToday } from "../../today/describe-today.ts";
import type { AssigneeFilter } from "../../today/find-needs.ts";
import { findToday } from "../../today/find-today.ts";
import { audit } from "../../platform/submissions/submission-tables.ts";
import { staff } from "../../staff/staff-tables.ts";
import { testEngines } from "../../testing/database.ts";
import { sam, useTenancies } from "../../testing/use-tenancies.ts";
import { homes } from "../../testing/offers.ts";
import { markListing } from "../../testing/mark-listing.ts";
import { fallThrough } from "./end-tenancy.ts";
import { handleTenancyForm } from "../../testing/sent-forms.ts";
import { getTenancyView } from "../get-tenancy-view.ts";
import { addRecords } from "../../testing/listed-homes.ts";

describe.each(testEngines)("A home whose tenancy fell through, on the %s engine,", (engine) => {
  const setup = useTenancies(engine);
  const orm = () => setup.database().orm;
  const today = async (whose: AssigneeFilter = "mine", staffId = setup.known.staffId) => {
    const by = { staffId, role: "administrator" as const, email: "saoirse@example.com" };
    return describeToday(await findToday(await setup.app(), by, whose));
  };
  const status = async () =>
    (await orm().select().from(listings).where(eq(listings.id, homes.full)))[0]!.status;
  const press = async (tenancyId: string) =>
    handleTenancyForm(await setup.app(), {
      staffId: setup.known.staffId,
      tenancyId,
      fields: { change: "relist" },
      file: null,
    });

  /** As a renter's own page does it, and the office where it leaves the home as it is. */
  async function end(tenancyId: string, by: "renter" | "agency" = "renter"): Promise<void> {
    const evidence = { note: "Withdrew on their page.", documentId: null };
    const ending = { tenancyId, by, on: "2026-11-21", evidence, relist: false };
    const ended = await fallThrough(await setup.app(), { actor: "visitor", by: "them" }, ending);
    expect(ended).toMatchObject({ ok: true });
  }

  test("is never advertised by itself: the office is asked under Today, with its back-ups", async () => {
    const first = await setup.offer();
    const second = await setup.offer(sam);
    const id = await setup.accept(first);
    expect((await today()).undecided).toEqual([]);
    await end(id);
    expect(await status()).toBe("let-agreed");
    const asked = {
      id: homes.full,
      tenancyId: id,
      by: "renter",
      on: "21/11/2026",
      backups: [{ ref: second, name: "Sam Raman" }],
    };
    expect((await today()).undecided).toMatchObject([asked]);
    // Of the tenancy itself nothing is left to do.
    expect((await today()).needs).toBe(1);
    expect((await getTenancyView(await setup.app(), id))?.undecided).toMatchObject({
      tenancyId: id,
    });
  });

  test("goes back on the market at the press of the button, once", async () => {
    const id = await setup.accept(await setup.offer());
    expect(await press(id)).toMatchObject({ refusal: { detail: expect.any(String) } });
    await end(id);
    expect((await today()).undecided).toMatchObject([{ isFed: true }]);
    expect((await getTenancyView(await setup.app(), id))?.home.isToLet).toBe(false);
    expect(await press(id)).toMatchObject({
      done: `The property is back on the market. ${fedRelistedNote}`,
    });
    expect(await status()).toBe("available");
    expect((await getTenancyView(await setup.app(), id))?.home.isToLet).toBe(true);
    expect((await today()).undecided).toEqual([]);
    expect(await press(id)).toMatchObject({
      refusal: {
        detail: "A colleague has already decided this. We haven’t changed anything.",
      },
    });
    expect(await press(setup.known.staffId)).toMatchObject({
      refusal: { detail: "We can’t find that tenancy." },
    });
  });

  test("is not said to follow a feed where the office has it of its own", async () => {
    const id = await setup.accept(await setup.offer());
    await end(id);
    const isHome = eq(listingRecords.id, homes.full);
    await orm().update(listingRecords).set({ origin: officeOrigin }).where(isHome);
    expect((await today()).undecided).toMatchObject([{ isFed: false }]);
    expect((await getTenancyView(await setup.app(), id))?.home.isFed).toBe(false);
    expect(await press(id)).toMatchObject({ done: "The property is back on the market." });
  });

  test("is decided about by taking the back-up, or by moving it by hand", async () => {
    const first = await setup.offer();
    const second = await setup.offer(sam);
    const id = await setup.accept(first);
    await end(id);
    setup.clock.now = new Date("2026-11-21T13:00:00Z");
    const next = await setup.accept(second);
    expect((await today()).undecided).toEqual([]);
    setup.clock.now = new Date("2026-11-22T12:00:00Z");
    const evidence = { note: "They called.", documentId: null };
    const ending = { tenancyId: next, by: "renter", on: "2026-11-22", evidence } as const;
    const app = await setup.app();
    await fallThrough(app, setup.recorder(), { ...ending, relist: false });
    // Only the last tenancy of a home asks.
    expect((await today()).undecided).toMatchObject([{ tenancyId: next, backups: [] }]);
    await markListing(app, homes.full, "available");
    expect((await today()).undecided).toEqual([]);
    // Let agreed again another day, by other means: that tenancy is long forgotten.
    setup.clock.now = new Date("2026-11-24T12:00:00Z");
    await markListing(app, homes.full, "let-agreed");
    expect((await today()).undecided).toEqual([]);
  });

  test("is asked about whatever ends the tenancy, unless it went back with it", async () => {
    const id = await setup.accept(await setup.offer());
    await end(id, "agency");
    expect((await today()).undecided).toMatchObject([{ by: "agency" }]);
    await press(id);
    const again = await setup.accept(await setup.offer(sam));
    const evidence = { note: "They called.", documentId: null };
    const ending = { tenancyId: again, by: "renter", on: "2026-11-21", evidence } as const;
    await fallThrough(await setup.app(), setup.recorder(), { ...ending, relist: true });
    expect((await today()).undecided).toEqual([]);
  });

  test("is a colleague's to decide about where they carried the tenancy on, and the office's", async () => {
    const id = await setup.accept(await setup.offer());
    await end(id);
    const person = { name: "Amina", email: "amina@example.com", emailKey: "amina@example.com" };
    const [other] = await orm()
      .insert(staff)
      .values({ ...person, role: "negotiator", invitedAt: setup.clock.now })
      .returning();
    expect((await today("mine", other!.id)).undecided).toEqual([]);
    expect((await today("office", other!.id)).undecided).toHaveLength(1);
  });

  test("stays off the market where its landlord is on the sanctions list", async () => {
    await addRecords(orm(), [homes.full]);
    const id = await setup.accept(await setup.offer());
    await end(id);
    await orm().update(landlords).set({ sanctionsResult: "match" });
    expect(await press(id)).toMatchObject({
      done: null,
      refusal: { detail: expect.stringContaining("isn’t back on the market") },
    });
    expect(await status()).toBe("let-agreed");
    // Who pressed it, and why nothing came of it.
    const [refused] = await orm()
      .select()
      .from(audit)
      .where(eq(audit.action, "listing.not-relisted"));
    expect(refused).toMatchObject({
      actor: setup.known.staffId,
      subjectId: homes.full,
      detail: { because: "landlord-listed" },
    });
  });
});
