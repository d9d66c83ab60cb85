import { describe, expect, test } from "vitest";
import { eq } from "drizzle-orm";
import { contacts } from "../contacts/contact-tables.ts";
import { listings } from "../listings/listing-tables.ts";
import { staff } from "../staff/staff-tables.ts";
import { testEngines } from "../testing/database.ts";
import { ada, usePeople } from "../testing/people.ts";
import { nameRecords } from "./name-records.ts";

const owner = { role: "owner" } as const;

describe.each(testEngines)("names in the activity log on the %s engine", (engine) => {
  const people = usePeople(engine);
  const orm = () => people.database().orm;

  async function findAda(): Promise<string> {
    await people.enquire();
    const [row] = await orm()
      .select()
      .from(contacts)
      .where(eq(contacts.emailKey, ada.email.toLowerCase()));
    return row!.id;
  }

  test("are those of the rows' records, and of those that their details name", async () => {
    const contactId = await findAda();
    const [home] = await orm().select().from(listings).limit(1);
    const email = "amina@example.com";
    const joined = { email, emailKey: email, name: "Amina Yusuf", role: "owner" } as const;
    const moment = new Date("2026-11-20T09:00:00Z");
    const at = { invitedAt: moment, joinedAt: moment };
    const [amina] = await orm()
      .insert(staff)
      .values({ ...joined, ...at })
      .returning({ id: staff.id });
    const find = await nameRecords(orm(), owner, [
      { subject: "listing", subjectId: home!.id, detail: null },
      { subject: "contact", subjectId: contactId, detail: { ownerId: amina!.id, pence: 5 } },
      { subject: "tenancy", subjectId: "no-uuid", detail: { negotiatorId: 987654, owner: null } },
    ]);
    expect(find("listing", home!.id)).toBe(home!.name);
    expect(find("contact", contactId)).toBe(`${ada.firstname} ${ada.lastname}`);
    expect(find("staff", amina!.id)).toBe("Amina Yusuf");
    expect(find("tenancy", "no-uuid")).toBeNull();
    expect(find("negotiator", "987654")).toBeNull();
  });

  test("of people are only for who may see people", async () => {
    const contactId = await findAda();
    const rows = [{ subject: "contact", subjectId: contactId, detail: null }];
    const limited = { role: "manager", branchView: { isLimited: true } } as const;
    const find = await nameRecords(orm(), limited, rows);
    expect(find("contact", contactId)).toBeNull();
  });

  test("of every kind are asked for with ids that are none", async () => {
    const kinds = [
      "appointment",
      "booking",
      "branch",
      "conversation",
      "enquiry",
      "home",
      "key",
      "landlord",
    ];
    const rows = [...kinds, "negotiator", "offer", "staff", "tenancy"].map((subject) => {
      return { subject, subjectId: "none", detail: { personId: "none", listingId: "none" } };
    });
    const find = await nameRecords(orm(), owner, rows);
    expect(rows.map(({ subject }) => find(subject, "none"))).toEqual(rows.map(() => null));
  });
});
