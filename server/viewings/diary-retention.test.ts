import { asc } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { eraseExpired } from "../privacy/erase-expired.ts";
import { erasePerson } from "../privacy/erase-person.ts";
import { exportPerson } from "../privacy/export-person.ts";
import { staff } from "../staff/staff-tables.ts";
import { adasRequest, getDetail, noon, useBookings } from "../testing/bookings.ts";
import { testEngines } from "../testing/database.ts";
import { createListing } from "../testing/listing.ts";
import { bookAppointment } from "./appointments/book-appointment.ts";
import { bookViewing } from "./bookings/book-viewing.ts";
import { appointments } from "./diary/diary-tables.ts";
import {
  homeKeys,
  homeViewings,
  keyMovements,
  offeredTimes,
  viewingWaits,
} from "./keys/home-viewing-tables.ts";
import { keyActs, listKeys } from "./keys/keys.ts";
import { sendForm } from "../testing/office-forms.ts";
import { recordOfferedTimes } from "./requests/offered-times.ts";
import { setHomeViewing } from "./keys/set-home-viewing.ts";
import { joinWaitingList } from "./requests/waiting-list.ts";

const home = createListing().id;
const tenanted = {
  accompaniment: "accompanied",
  minutes: 30,
  noticeHours: 24,
  bufferMinutes: 0,
  shownBy: [],
  access: "",
  alarm: "",
  isTenanted: true,
  tenantName: "Zoë Marsh",
  tenantEmail: "Zoe@example.com",
};

describe.each(testEngines)("what the diary keeps, on the %s engine", (engine) => {
  const { database, appContext, plan, book } = useBookings(engine);
  const orm = () => database().orm;
  const by = { staffId: "" };
  const eraseAt = (moment: string) =>
    eraseExpired({ database: database(), now: () => new Date(moment) });

  beforeEach(async () => {
    const email = "imogen@lintel.example.com";
    const colleague = { name: "Imogen Achebe", email, emailKey: email, role: "owner" as const };
    const [added] = await orm()
      .insert(staff)
      .values({ ...colleague, invitedAt: noon })
      .returning();
    by.staffId = added!.id;
  });

  test("a valuation goes two years after its day, and a booked viewing only with its booking", async () => {
    await book();
    const valuation = {
      kind: "valuation",
      negotiatorId: plan().negotiatorId,
      place: "14 Calvert Terrace, London E2 7ZZ",
      date: "2026-12-02",
      time: "10:00",
      minutes: 60,
    };
    const booked = await bookAppointment(await appContext(), by, valuation);
    expect(booked).toMatchObject({ ok: true });
    expect(await eraseAt("2028-12-02T10:59:00Z")).toMatchObject({ appointments: 0 });
    expect(await eraseAt("2028-12-02T11:00:00Z")).toMatchObject({ appointments: 1, bookings: 0 });
    expect(await orm().$count(appointments)).toBe(1);
    expect(await eraseAt("2028-12-03T18:30:00Z")).toMatchObject({ bookings: 1 });
    expect(await orm().$count(appointments)).toBe(0);
  });

  test("waits go after 180 days, and what was offered after two years", async () => {
    await joinWaitingList(await appContext(), "visitor", adasRequest);
    await offerAda();
    expect(await eraseAt("2027-05-20T11:59:00Z")).toMatchObject({ waits: 0, offeredTimes: 0 });
    expect(await eraseAt("2027-05-20T12:00:00Z")).toMatchObject({ waits: 1, offeredTimes: 0 });
    expect(await eraseAt("2028-11-21T12:00:00Z")).toMatchObject({ offeredTimes: 1 });
  });

  test("a tenant is forgotten 90 days after the last viewing of the home, not that there is one", async () => {
    await setHomeViewing(await appContext(), by, home, tenanted);
    await book();
    expect(await eraseAt("2027-03-03T18:29:00Z")).toMatchObject({ tenants: 0 });
    expect(await eraseAt("2027-03-03T18:30:00Z")).toMatchObject({ tenants: 1 });
    expect(await orm().select().from(homeViewings)).toMatchObject([
      { isTenanted: true, tenantName: "", tenantEmail: "" },
    ]);
    expect(await eraseAt("2027-03-03T18:30:00Z")).toMatchObject({ tenants: 0 });
  });

  test("who had a key is forgotten after two years, unless they still have it", async () => {
    const app = await appContext();
    const add = { change: "add", listingId: home, keptAt: "Hook 3" };
    const holder = { holderName: "Bright Sparks Ltd", dueBack: "2026-11-22T17:00" };
    for (const code of ["K-12", "K-13"]) await sendForm(app, by, keyActs, { ...add, code });
    for (const { key } of await listKeys(orm()))
      await sendForm(app, by, keyActs, { change: "give", id: key.id, ...holder });
    const [first] = await listKeys(orm());
    await sendForm(app, by, keyActs, { change: "return", id: first!.key.id });
    expect(await eraseAt("2028-11-21T11:59:00Z")).toMatchObject({ keyHolders: 0 });
    expect(await eraseAt("2028-11-21T12:00:00Z")).toMatchObject({ keyHolders: 2 });
    const moves = await orm().select().from(keyMovements).orderBy(asc(keyMovements.id));
    expect(moves.map(({ action, holderName }) => [action, holderName])).toEqual([
      ["added", null],
      ["added", null],
      ["given", null],
      ["given", "Bright Sparks Ltd"],
      ["returned", null],
    ]);
    expect((await orm().select().from(homeKeys)).flatMap((key) => key.holderName ?? [])).toEqual([
      "Bright Sparks Ltd",
    ]);
  });

  test("a tenant gets a copy, is erased when they ask, and nobody is booked in unannounced", async () => {
    const app = await appContext();
    await setHomeViewing(app, by, home, tenanted);
    const copy = await exportPerson(app, "command line", "zoe@example.com");
    expect(copy.tenantOf).toEqual([
      { listingId: home, tenantName: "Zoë Marsh", tenantEmail: "Zoe@example.com" },
    ]);
    const erased = await erasePerson(app, "command line", "ZOE@example.com");
    expect(erased).toMatchObject({ outcome: "erased", counts: { tenantOf: 1 } });
    expect(await orm().select().from(homeViewings)).toMatchObject([{ tenantEmail: "" }]);
    expect(getDetail(await bookViewing(app, plan(), "command line"))).toContain(
      "We can’t give the tenant notice without an email address",
    );
    const agreed = plan({ tenantConsent: "By telephone, on Monday" });
    expect(getDetail(await bookViewing(app, agreed, "command line"))).toBe("done");
  });

  test("a renter's copy has what they wait for and were offered, and an erasure takes it", async () => {
    const app = await appContext();
    await joinWaitingList(app, "visitor", adasRequest);
    await offerAda();
    const copy = await exportPerson(app, "command line", "ada@example.com");
    expect(copy.waits).toMatchObject([{ listingId: home }]);
    expect(copy.offeredTimes).toMatchObject([{ times: ["2026-12-03T18:00:00.000Z"] }]);
    expect(await erasePerson(app, "command line", "ada@example.com")).toMatchObject({
      counts: { waits: 1, offeredTimes: 1 },
    });
    expect([await orm().$count(viewingWaits), await orm().$count(offeredTimes)]).toEqual([0, 0]);
  });

  async function offerAda(): Promise<void> {
    const [wait] = await orm().select().from(viewingWaits);
    const startsAt = new Date("2026-12-03T18:00:00Z");
    const times = [{ startsAt, negotiatorId: plan().negotiatorId }];
    const offer = { listingId: home, contactId: wait!.contactId, enquiryId: adasRequest };
    await orm().transaction((tx) =>
      recordOfferedTimes(tx, { ...offer, channel: "office", staffId: by.staffId, times, at: noon }),
    );
  }
});
