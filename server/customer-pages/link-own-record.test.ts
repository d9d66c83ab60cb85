import { beforeEach, describe, expect, test } from "vitest";
import { findRecordId } from "../access-links/access-links.ts";
import { openCustomerPage } from "../customer-page-links/open-case.ts";
import { contacts } from "../contacts/contact-tables.ts";
import { adasRequest, beasRequest, noon, useBookings } from "../testing/bookings.ts";
import { testEngines } from "../testing/database.ts";
import { makeLink } from "../testing/link-secrets.ts";
import { linkOwnRecord } from "./link-own-record.ts";

describe.each(testEngines)("what a renter's page leads to, on the %s engine", (engine) => {
  const { database, appContext, book } = useBookings(engine);
  let own: string;
  let others: string;
  beforeEach(async () => {
    own = await book({ enquiryId: adasRequest });
    others = await book({ enquiryId: beasRequest, time: "10:00" });
  });

  async function lead(kind: string, id: string): Promise<string | null> {
    const app = await appContext(noon);
    const people = await database().orm.select().from(contacts);
    const ada = people.find(({ firstname }) => firstname === "Ada")!;
    const token = await makeLink(database().orm, "renter-page", ada.id);
    const access = await openCustomerPage(app, "renter", token);
    if (!access.ok || access.opened.kind !== "renter") throw new Error("The page did not open.");
    return linkOwnRecord(app, access.opened, { kind, id });
  }

  test.each([
    ["viewing", "/my-viewing?id="],
    ["viewing-calendar", "/booking-confirmation.ics?id="],
    ["viewing-feedback", "/viewing-feedback?id="],
  ])("is their own %s, by a link of its own each time", async (kind, path) => {
    const found = [await lead(kind, own), await lead(kind, own)];
    expect(new Set(found).size).toBe(2);
    for (const one of found) {
      const [, secret = ""] = one!.split(path);
      expect(await findRecordId(await appContext(noon), "booking", secret)).toBe(own);
    }
  });

  test.each([
    ["another's viewing", "viewing", () => others],
    ["a viewing as an offer", "offer", () => own],
    ["a kind that there is not", "constructor", () => own],
    ["nothing", "viewing", () => "none"],
  ])("is not %s", async (_what, kind, id) => {
    expect(await lead(kind, id())).toBeNull();
  });
});
