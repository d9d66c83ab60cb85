import { beforeEach, describe, expect, test } from "vitest";
import { unseenMessage } from "../../../domain/shared/text/direction-marks.ts";
import { contacts } from "../../contacts/contact-tables.ts";
import { enquiries } from "../../enquiries/enquiry-tables.ts";
import { toPlainLine } from "../../feeds/blm/plain-text.ts";
import { outbox } from "../../platform/mail/outbox-table.ts";
import { requests } from "../../requests/request-tables.ts";
import { createTestApp, createTestContext } from "../../testing/app-context.ts";
import { emptyTables, testEngines, useDatabase } from "../../testing/database.ts";
import { createListing } from "../../testing/listing.ts";
import { contact } from "../../testing/view-request.ts";
import { addListedHomes } from "../../testing/listed-homes.ts";

const mark = "\u202E";
const marks = /[\u202A-\u202E\u2066-\u2069]/u;

describe.each(testEngines)("on the %s engine", (engine) => {
  const database = useDatabase(engine);
  const orm = () => database().orm;
  beforeEach(async () => {
    await emptyTables(database());
    await addListedHomes(database(), [createListing()]);
  });

  async function post(call: string, body: object) {
    const app = createTestApp(await createTestContext(database()));
    return app.request(`/api/${call}`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    });
  }

  const enquire = (applicant: object, freetext = "Is it quiet?") =>
    post("submitenquiry", { listingid: createListing().id, applicant, extra: { freetext } });
  const landlord = { ...contact, phone: "07700 900123" };

  test.each([
    ["a first name", "applicant.firstname", () => enquire({ ...contact, firstname: `Ada${mark}` })],
    ["a last name", "applicant.lastname", () => enquire({ ...contact, lastname: `${mark}B` })],
    [
      "an isolate that is never closed",
      "applicant.lastname",
      () => enquire({ ...contact, lastname: "B\u2067" }),
    ],
    [
      "a landlord's name",
      "applicant.firstname",
      () => post("valrequest", { applicant: { ...landlord, firstname: `A\u202Db` } }),
    ],
    [
      "whom a message is from",
      "contact.lastname",
      () => post("contactus", { contact: { ...contact, lastname: `B\u2066` }, body: "Hello" }),
    ],
    [
      "a landlord who is recommended",
      "landlordName",
      () =>
        post("referral", {
          name: "Ada Byron",
          email: "ada@example.com",
          landlordName: `Sol${mark}Reyes`,
          landlordEmail: "sol@example.com",
          landlordPhone: "07700 900123",
        }),
    ],
    [
      "a renter who begins",
      "applicant.firstname",
      () =>
        post("addrenter", {
          listingid: createListing().id,
          applicant: { ...contact, firstname: `A${mark}` },
        }),
    ],
  ])(
    "%s with such a mark is refused beside its field, and nothing is stored",
    async (_what, path, send) => {
      const response = await send();
      expect(response.status).toBe(422);
      expect((await response.json()).errors).toContainEqual({
        path,
        message: unseenMessage,
      });
      for (const table of [contacts, enquiries, requests, outbox])
        expect(await orm().$count(table)).toBe(0);
    },
  );

  test("a copied phone number loses them", async () => {
    expect((await enquire({ ...contact, phone: "\u202A07700 900123\u202C" })).status).toBe(201);
    expect(await orm().select({ phone: contacts.phone }).from(contacts)).toEqual([
      { phone: "07700 900123" },
    ]);
  });

  test("a message keeps them, and no mail shows them", async () => {
    const message = "Hello \u2067שלום\u2069 and \u202Emoc.live";
    expect((await enquire(contact, message)).status).toBe(201);
    const [enquiry] = await orm().select().from(enquiries);
    expect(enquiry?.message).toBe(message);
    for (const { html, subject } of await orm().select().from(outbox))
      expect(`${subject}${html}`).not.toMatch(marks);
  });

  test("a name in an honest right-to-left script is taken", async () => {
    expect((await enquire({ ...contact, firstname: "שרה", lastname: "محمد" })).status).toBe(201);
  });
});

test("a feed loses its direction marks", () => {
  expect(toPlainLine("Inkhorn \u202Eteerts\u202C &#8238;flat")).toBe("Inkhorn teerts flat");
});
