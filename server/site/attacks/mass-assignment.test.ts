import { beforeAll, expect, test } from "vitest";
import { createBody } from "../../testing/offers.ts";
import { contact } from "../../testing/view-request.ts";
import { addRenterBody, wholeRequest } from "../../testing/viewings.ts";
import { bookings } from "../../viewings/bookings/booking-tables.ts";
import { enquiries } from "../../enquiries/enquiry-tables.ts";
import { listings } from "../../listings/listing-tables.ts";
import { offers } from "../../offers/offer-tables.ts";
import { requests } from "../../requests/request-tables.ts";
import { useDatabase } from "../../testing/database.ts";
import { createTestApp, createTestContext } from "../../testing/app-context.ts";
import { type Keys, createVictim } from "../../testing/attacks/victim.ts";

const database = useDatabase();
let app: ReturnType<typeof createTestApp>;
let keys: Keys;
beforeAll(async () => {
  const appContext = await createTestContext(database(), {
    config: { publicUrl: "http://lintel.test" },
  });
  keys = await createVictim(appContext);
  app = createTestApp(appContext);
});

const post = (path: string, body: object) =>
  app.request(`http://lintel.test/api/${path}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });

const wished = {
  status: "sent",
  state: "accepted",
  createdAt: "2020-01-01T00:00:00Z",
  expiresAt: "2099-01-01T00:00:00Z",
  isAdmin: true,
  role: "admin",
  contactId: "00000000-0000-4000-8000-000000000000",
  negotiatorId: 1,
  draftVersion: 99,
  recipient: "mallory@example.com",
};

const asked = { freetext: "14 Calvert Terrace", applicant: contact };
const listBodies = (): [string, object][] => [
  ["valrequest", asked],
  ["switchrequest", asked],
  ["demorequest", asked],
  ["contactus", { contact, body: "Hello" }],
  [
    "referral",
    {
      name: "Ada",
      email: "ada@example.com",
      landlordName: "Bea",
      landlordEmail: "bea@example.com",
      landlordPhone: "07700 900456",
    },
  ],
  [
    "submitenquiry",
    { listingid: keys.home, applicant: contact, extra: { freetext: "Is it quiet?" } },
  ],
  ["addrenter", addRenterBody],
  ["viewrequest", wholeRequest],
  ["bookingreply", { id: keys.booking, resp: true }],
  ["placeoffer", createBody(keys.offer)],
  ["alert", { email: contact.email, search: "area=shoreditch", frequency: "daily" }],
  ["rentersurvey", { id: keys.recipient, resp: true }],
  ["faqvote", { question: "pets", vote: "up" }],
];

const unread: Record<string, string[]> = {
  submitenquiry: ["status"],
  viewrequest: ["status", "contactId"],
};

test("no call accepts a field that is not its own, at the top level or nested", async () => {
  for (const [path, body] of listBodies()) {
    const fields = Object.entries(wished).filter(([name]) => !unread[path]?.includes(name));
    for (const [name, value] of fields) {
      const statuses = [];
      for (const place of placeIn(body, name, value))
        statuses.push((await post(path, place)).status);
      expect([path, name, new Set(statuses)]).toEqual([path, name, new Set([422])]);
    }
  }
  const tables = [requests, offers, bookings];
  const rows = await Promise.all(tables.map((table) => database().orm.select().from(table)));
  expect(JSON.stringify(rows)).not.toMatch(/mallory|2020-01-01|2099-01-01|accepted/);
});

function placeIn(body: object, name: string, value: unknown): object[] {
  const parts = Object.entries(body).filter(
    ([, part]) => typeof part === "object" && !Array.isArray(part),
  );
  return [
    { ...body, [name]: value },
    ...parts.map(([field, part]) => ({ ...body, [field]: { ...part, [name]: value } })),
  ];
}

test("an enquiry's owner and status are set by the server", async () => {
  const { status, contactId } = wished;
  const response = await post("viewrequest", { ...wholeRequest, status, contactId });
  expect(response.status).toBe(201);
  expect(JSON.stringify(await database().orm.select().from(enquiries))).not.toContain(contactId);
});

test("a home is as the agency describes it, whatever a caller sends", async () => {
  const before = await database().orm.select().from(listings);
  const response = await post("submitenquiry", {
    listingid: keys.home,
    applicant: contact,
    extra: { freetext: "Is it quiet?" },
    rent: 1,
    status: "withdrawn",
    listingName: "Mine",
    liteOffer: true,
    media: [],
  });
  expect(response.status).toBe(201);
  expect(await database().orm.select().from(listings)).toEqual(before);
  const all = await database().orm.select().from(enquiries);
  const kept = all.find(({ id }) => id !== keys.enquiry);
  expect(kept?.listingId).toBe(keys.home);
});

test("a caller who claims to be qualified must still answer", async () => {
  const applicant = {
    ...contact,
    email: "mallory@example.com",
    scheduleViewingDate: "2026-11-24",
    scheduleViewingTime: "18:00 - 18:30",
    isQualified: true,
  };
  const response = await post("viewrequest", {
    listingid: keys.home,
    isQualified: true,
    applicant,
  });
  expect(response.status).toBe(422);
});
