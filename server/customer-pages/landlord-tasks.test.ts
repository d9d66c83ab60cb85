import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { certificateNames } from "../../domain/listings/certificates/certificates.ts";
import { recordTermsSent, setHomeLandlord } from "../landlords/change-landlord.ts";
import { listingCertificates } from "../listings/listing-record-tables.ts";
import { addRecords } from "../testing/listed-homes.ts";
import { listings } from "../listings/listing-tables.ts";
import { askLandlord } from "../offers/ask-landlord.ts";
import { fallThrough } from "../tenancies/end/end-tenancy.ts";
import { handleTenancyForm } from "../testing/sent-forms.ts";
import { markListing } from "../testing/mark-listing.ts";
import { testEngines } from "../testing/database.ts";
import { useLandlordCase } from "../testing/landlord-case.ts";
import { sam } from "../testing/use-tenancies.ts";
import { homes } from "../testing/offers.ts";

const siteUrl = "https://lettings.example.com";

describe.each(testEngines)("what waits on a landlord's page on the %s engine", (engine) => {
  const { setup, open, show, send } = useLandlordCase(engine);

  async function addHome(listingId: string): Promise<void> {
    const home = { listingId, landlordId: setup.known.landlordId };
    await setHomeLandlord(await setup.app(), setup.known, {
      ...home,
      maxAdults: 3,
      maxHouseholds: 2,
    });
  }
  async function ask(): Promise<void> {
    const question = { listingId: homes.full, siteUrl, note: "" };
    const asked = await askLandlord(await setup.app(), setup.known, question);
    if (!asked.ok) throw new Error(asked.reason);
  }
  const titles = async () =>
    (await show(await open(), homes.full))?.current?.tasks
      .filter(({ at }) => at === "offers")
      .map(({ title, isTheirs }) => [title.split(",")[0], isTheirs]);

  test("has an offer before anybody asked about it, and then asks", async () => {
    await setup.offer();
    expect(await titles()).toEqual([["Offer from P. R.", false]]);
    expect((await show(await open()))?.current?.offers).toEqual([]);
    await ask();
    expect(await titles()).toEqual([["Offer from P. R.", true]]);
    expect((await show(await open()))?.current?.offers).toHaveLength(1);
  });

  test("asks about no other offer once they said which they prefer, only about one that came since", async () => {
    const first = await setup.offer();
    await setup.offer(sam);
    await ask();
    const answer = { change: "answer", home: homes.full, offer: first, answer: "prefer" };
    setup.clock.now = new Date(setup.clock.now.getTime() + 60_000);
    expect(await send(await open(), answer)).toMatchObject({ ok: true });
    expect((await titles())?.map(([, isTheirs]) => isTheirs)).toEqual([false, false]);
    setup.clock.now = new Date(setup.clock.now.getTime() + 60_000);
    await ask();
    expect((await titles())?.map(([, isTheirs]) => isTheirs)).toEqual([true, false]);
  });

  test("asks nobody to choose among back-ups once an offer is accepted", async () => {
    const first = await setup.offer();
    await setup.offer(sam);
    await ask();
    await setup.accept(first);
    expect(await titles()).toEqual([]);
    expect((await show(await open(), homes.full))?.current?.offers).toEqual([]);
  });

  test("opens on the home that waits for them, and its chip says so", async () => {
    await addHome(homes.lite);
    // Homes are in order of their names.
    const last = eq(listings.id, homes.full);
    await setup.database().orm.update(listings).set({ name: "Zoffany Street" }).where(last);
    const ids = (await show(await open()))?.homes.map(({ id }) => id) ?? [];
    expect(ids).toEqual([homes.lite, homes.full]);
    expect((await show(await open()))?.current?.home.id).toBe(homes.lite);
    await setup.offer();
    await ask();
    const page = await show(await open());
    const chip = page?.homes.find(({ id }) => id === homes.full);
    expect(chip).toMatchObject({ isWaiting: true });
    expect(chip?.state).toMatch(/need/);
    expect(page?.current?.home.id).toBe(homes.full);
    expect((await show(await open(), homes.lite))?.current?.home.id).toBe(homes.lite);
  });

  test("counts terms at each of several homes, as the panel of each shows them", async () => {
    await addHome(homes.lite);
    const sent = { plan: "tenant-find", version: "2026-05", on: "2026-11-05" } as const;
    await recordTermsSent(await setup.app(), setup.known, setup.known.landlordId, sent);
    for (const home of [homes.lite, homes.full]) {
      const page = await show(await open(), home);
      const tasks = page?.current?.tasks ?? [];
      expect(tasks.filter(({ at }) => at === "terms")).toHaveLength(1);
      const count = tasks.filter(({ isTheirs }) => isTheirs).length;
      const chip = page?.homes.find(({ id }) => id === home);
      expect(chip?.state).toBe(`${count} things need your attention`);
    }
  });

  test("asks for no paper that the steps of the tenancy record as given", async () => {
    const tenancyId = await setup.accept(await setup.offer());
    const asked = async () => {
      const current = (await show(await open(), homes.full))?.current;
      const wanted = current?.wantedPapers.map(({ kind }) => kind);
      const tasks = current?.tasks.filter(({ at }) => at === "send").map(({ key }) => key);
      return [wanted?.includes("energy-certificate"), tasks?.includes(certificateNames.epc)];
    };
    expect(await asked()).toEqual([true, true]);
    await setup.pass(tenancyId, "energy-certificate");
    expect(await asked()).toEqual([false, false]);
    setup.clock.now = new Date("2036-12-01T09:00:00Z");
    expect(await asked()).toEqual([true, true]);
  });

  test("says that a tenancy fell through until it is decided what comes next", async () => {
    const tenancyId = await setup.accept(await setup.offer());
    const evidence = { note: "Withdrew.", documentId: null };
    const ending = { tenancyId, by: "renter", on: "2026-11-21", evidence, relist: false } as const;
    const recorder = { actor: "visitor", by: "them" } as const;
    expect(await fallThrough(await setup.app(), recorder, ending)).toMatchObject({ ok: true });
    const standing = async () => (await show(await open(), homes.full))?.current?.standing;
    expect(await standing()).toBe("fell-through");
    await markListing(await setup.app(), homes.full, "available");
    expect(await standing()).toBe("live");
  });

  test("says that the tenancy has ended until it is decided what comes next", async () => {
    const tenancyId = await setup.accept(await setup.offer());
    const standing = async () => (await show(await open(), homes.full))?.current?.standing;
    expect(await standing()).toBe("progressing");
    await setup.pay(tenancyId, "holding-deposit", 56_538);
    await setup.moveIn(tenancyId);
    expect(await standing()).toBe("moved-in");
    setup.clock.now = new Date("2027-06-01T09:00:00Z");
    const left = { on: "2027-06-01", note: "They left", by: "renter" };
    const undecided = { deposit: "open", keys: "open", home: "open" };
    const fields = { change: "finish", ...left, ...undecided };
    const posted = { staffId: setup.known.staffId, tenancyId, fields, file: null };
    expect(await handleTenancyForm(await setup.app(), posted)).toMatchObject({
      refusal: undefined,
    });
    expect(await standing()).toBe("ended");
    // Nothing is on its way to anybody's keys, and no rent is advertised.
    const steps = async () => (await show(await open(), homes.full))?.current?.steps.length;
    expect(await steps()).toBe(0);
    await markListing(await setup.app(), homes.full, "available");
    expect(await standing()).toBe("live");
    expect(await steps()).toBeGreaterThan(0);
  });

  test("asks for no certificate of which they sent the next one", async () => {
    await addRecords(setup.database().orm, [homes.full]);
    const page = await open();
    const gas = { change: "paper", home: homes.full, kind: "gas-certificate" };
    // The file of the one that expired came before anybody wrote down its dates.
    await send(page, gas);
    setup.clock.now = new Date(setup.clock.now.getTime() + 60_000);
    const dates = { issuedOn: "2025-10-30", expiresOn: "2026-10-30" };
    await setup
      .database()
      .orm.insert(listingCertificates)
      .values({ listingId: homes.full, kind: "gas", ...dates, addedAt: setup.clock.now });
    const state = async () => {
      const { tasks, certificates } = (await show(page))!.current!;
      const task = tasks.find(({ key }) => key === "Gas safety certificate");
      return [task?.isTheirs, certificates[0]?.isNextSent];
    };
    expect(await state()).toEqual([true, false]);
    setup.clock.now = new Date(setup.clock.now.getTime() + 60_000);
    await send(page, gas, "2026");
    expect(await state()).toEqual([false, true]);
  });

  test("is where the mail about an offer leads to", async () => {
    await setup.offer();
    await ask();
    const mail = (await setup.mails()).find(({ kind }) => kind === "offer-question");
    expect(mail?.html).toContain(`?home=${homes.full}`);
  });
});
