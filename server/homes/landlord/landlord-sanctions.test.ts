import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { landlordListed } from "../../../domain/listings/publishing/advert-rules.ts";
import { showLandlordCase } from "../../customer-pages/landlord/show-landlord-case.ts";
import { upsertContact } from "../../testing/upsert-contact.ts";
import { listingChanges } from "../../listings/listing-record-tables.ts";
import { changeHomeLandlord } from "../../testing/sent-forms.ts";
import { showHomeLandlord } from "./home-landlord.ts";
import { askLandlord } from "../../offers/ask-landlord.ts";
import { listings } from "../../listings/listing-tables.ts";
import { addMissingRecords, blmOrigin } from "../../listings/listing-records.ts";
import { findRecord } from "../../listings/listing-records.ts";
import { audit } from "../../platform/submissions/submission-tables.ts";
import { markListing } from "../../testing/mark-listing.ts";
import { bookings } from "../../viewings/bookings/booking-tables.ts";
import { appointments, negotiators } from "../../viewings/diary/diary-tables.ts";
import { changeStates, undoStates } from "../change-states.ts";
import { refreshChecks } from "./refresh-checks.ts";
import { testEngines } from "../../testing/database.ts";
import { useTenancies } from "../../testing/use-tenancies.ts";
import { homes, priya } from "../../testing/offers.ts";
import { seen } from "../../testing/tenancies.ts";
import { acceptOffer } from "../../tenancies/decision/accept-offer.ts";
import { fallThrough } from "../../tenancies/end/end-tenancy.ts";
import { issueDocument } from "../../tenancies/documents/issue-document.ts";
import { recordProgress } from "../../tenancies/steps/record-progress.ts";
import { getTenancyView } from "../../tenancies/get-tenancy-view.ts";
import { tenancies } from "../../tenancies/tenancy-tables.ts";

const siteUrl = "https://lettings.example.com";

describe.each(testEngines)("a landlord and the sanctions list, on the %s engine", (engine) => {
  const setup = useTenancies(engine);
  const orm = () => setup.database().orm;
  const check = async (result: string, checkedOn = "2026-11-21") =>
    changeHomeLandlord(await setup.app(), { ...setup.known, branch: null }, homes.full, {
      fields: { change: "sanctions", result, checkedOn, searched: "By name and birthday." },
      siteUrl,
    });
  const addRecords = () =>
    orm().transaction((tx) => addMissingRecords(tx, Object.values(homes), blmOrigin));

  const move = async (to: "available" | "withdrawn" | "let-agreed" | "under-offer") =>
    changeStates(await setup.app(), setup.known, {
      ids: [homes.full],
      to,
      cancelViewings: true,
    });
  const statuses = async () =>
    (await orm().select().from(listings).orderBy(listings.id)).map(({ status }) => status);

  async function bookViewing(): Promise<void> {
    const times = {
      startsAt: new Date("2026-11-24T10:00:00Z"),
      endsAt: new Date("2026-11-24T10:30:00Z"),
    };
    const at = setup.clock.now;
    const [showing] = await orm()
      .insert(negotiators)
      .values({ name: "Tom", email: "tom@example.com", phone: "020 7946 0147" })
      .returning();
    const [appointment] = await orm()
      .insert(appointments)
      .values({
        kind: "viewing",
        negotiatorId: showing!.id,
        listingId: homes.full,
        place: "Here",
        ...times,
        createdBy: "command line",
        createdAt: at,
        changedAt: at,
      })
      .returning();
    const contactId = await orm().transaction((tx) => upsertContact(tx, priya));
    await orm()
      .insert(bookings)
      .values({
        appointmentId: appointment!.id,
        id: "b".repeat(24),
        listingId: homes.full,
        contactId,
        ...times,
        state: "booked",
        placedAt: at,
      });
  }

  test("the check is recorded on the landlord's page, with day, person and what was found", async () => {
    await addRecords();
    expect(await check("clear", "2026-11-22")).toMatchObject({
      refusal: { errors: [{ path: "checkedOn" }] },
    });
    expect(await check("perhaps")).toMatchObject({ refusal: { errors: [{ path: "result" }] } });
    expect(await check("match")).toMatchObject({ ok: true });
    const shown = await showHomeLandlord(await setup.app(), homes.full);
    expect(shown?.landlord?.sanctions).toEqual({
      result: "match",
      on: "21/11/2026",
      by: "Saoirse Olin",
      note: "By name and birthday.",
      checkedAs: { name: "Beatrix Oyelaran", address: "1 Owner Street, London N1 0ZZ" },
    });
    expect(await setup.audited()).toContain("landlord.sanctions-checked");
  });

  test("of one who is on it no offer is accepted, and nothing is asked", async () => {
    const id = await setup.offer();
    await check("match");
    const app = await setup.app();
    expect(await acceptOffer(app, setup.known, setup.acceptance(id))).toMatchObject({
      ok: false,
      rule: "landlord-sanctions-match",
    });
    const question = { listingId: homes.full, siteUrl, note: "" };
    expect(await askLandlord(app, setup.known, question)).toEqual({
      ok: false,
      reason: "sanctions-match",
    });
    expect(await orm().$count(tenancies)).toBe(0);
    expect(await setup.mails()).toEqual([]);
  });

  test("of one who is on it no home is advertised, and nobody outside reads why", async () => {
    await addRecords();
    const app = await setup.app();
    await refreshChecks(app);
    await check("match");
    await refreshChecks(app);
    const said = "The property can’t be advertised now. See the landlord’s page.";
    expect(await findRecord(orm(), homes.full)).toMatchObject({ forbidden: 1, problem: said });
    expect(await move("available")).toMatchObject({ ok: false });
    expect(await markListing(app, homes.full, "available")).toMatchObject({
      outcome: "landlord-listed",
    });
    expect((await findRecord(orm(), homes.full))?.state).toBe("withdrawn");
    await check("clear");
    await refreshChecks(app);
    // A person puts it back, not the check.
    expect(await findRecord(orm(), homes.full)).toMatchObject({ forbidden: 0, state: "withdrawn" });
  });

  test("of one who is found on it their advertised home comes off the market, and nobody outside reads why", async () => {
    await addRecords();
    await bookViewing();
    expect(await check("match")).toEqual({
      ok: true,
      answer: {
        done: "Sanctions check recorded. Their property is off the market, and 1 viewing was cancelled.",
      },
    });
    expect(await statuses()).toEqual(["withdrawn", "available", "available"]);
    expect(await orm().select().from(bookings)).toMatchObject([
      { state: "cancelled", cancelReason: "Withdrawn" },
    ]);
    const mails = await setup.mails();
    expect(mails.map(({ kind, recipient }) => [kind, recipient])).toContainEqual([
      "booking-cancelled",
      priya.email,
    ]);
    const { landlordId } = setup.known;
    const own = await showLandlordCase(
      await setup.app(),
      { kind: "landlord", linkId: "x", landlordId },
      null,
    );
    for (const text of [...mails.map(({ html }) => html), JSON.stringify(own)])
      expect(text).not.toMatch(/sanction|OFSI|can’t be advertised|match/i);
    const changes = await orm().select().from(listingChanges);
    expect(changes).toMatchObject([
      { became: "withdrawn", actor: setup.known.staffId, reason: landlordListed },
    ]);
    expect(landlordListed).not.toMatch(/sanction|list|OFSI/i);
    const found = (await orm().select().from(audit)).filter(
      ({ action, detail }) =>
        action === "landlord.sanctions-checked" && detail?.["result"] === "match",
    );
    expect(found).toMatchObject([{ subject: "landlord", subjectId: landlordId }]);
    // Again it has nothing left to take away.
    expect(await check("match")).toMatchObject({
      answer: { done: "Sanctions check recorded." },
    });
  });

  test.each(["under-offer", "let-agreed"] as const)(
    "of one who is found on it a home that is %s is not shown any more either",
    async (state) => {
      await addRecords();
      expect(await move(state)).toMatchObject({ ok: true });
      await check("match");
      expect((await statuses())[0]).toBe("withdrawn");
    },
  );

  test("a home that is given to one who is on it comes off the market", async () => {
    await addRecords();
    await check("match");
    const fields = { change: "set", landlord: setup.known.landlordId };
    const set = changeHomeLandlord(
      await setup.app(),
      { ...setup.known, branch: null },
      homes.lite,
      {
        fields,
        siteUrl,
      },
    );
    expect(await set).toEqual({
      ok: true,
      answer: { done: "Landlord saved. Their property is off the market." },
    });
    expect(await statuses()).toEqual(["withdrawn", "withdrawn", "available"]);
  });

  test("an undo puts no home of theirs back", async () => {
    await addRecords();
    const app = await setup.app();
    const moved = await move("withdrawn");
    await check("match");
    const undone = await undoStates(app, setup.known, (moved.ok && moved.answer.undo) || "");
    expect(undone).toMatchObject({ ok: false });
    expect((await statuses())[0]).toBe("withdrawn");
  });

  test("of one who is found on it later the tenancy stands still, and may end without a new advert", async () => {
    const id = await setup.accept(await setup.offer());
    const app = await setup.app();
    await check("match");
    const receive = {
      do: "receive-payment",
      kind: "holding-deposit",
      pence: 56_538,
      on: "2026-11-21",
      evidence: seen,
    } as const;
    const record = recordProgress(app, setup.recorder(), { tenancyId: id, action: receive });
    expect(await record).toMatchObject({ rule: "landlord-sanctions-match" });
    expect(await issueDocument(app, setup.known, id, "agreement")).toMatchObject({
      rule: "landlord-sanctions-match",
    });
    expect((await getTenancyView(app, id))?.landlord?.isListed).toBe(true);
    const ending = { by: "agency", on: "2026-11-21", evidence: seen, relist: true } as const;
    const ended = await fallThrough(app, setup.recorder(), { tenancyId: id, ...ending });
    expect(ended).toMatchObject({
      ok: true,
      besides: [
        expect.stringContaining(
          "The property isn’t back on the market because its advert can’t be published. The property can’t be advertised now. See the landlord’s page.",
        ),
      ],
    });
    const history = await orm().select().from(audit).where(eq(audit.subjectId, homes.full));
    expect(history.find(({ action }) => action === "listing.not-relisted")).toMatchObject({
      detail: { because: "forbidden" },
    });
    const states = (await orm().select().from(listings)).filter(
      ({ id: one }) => one === homes.full,
    );
    expect(states.map(({ status }) => status)).toEqual(["withdrawn"]);
  });
});
