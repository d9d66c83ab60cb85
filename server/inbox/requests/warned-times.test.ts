import { beforeEach, describe, expect, test } from "vitest";
import { contacts } from "../../contacts/contact-tables.ts";
import { recordRequest } from "../../conversations/record-request.ts";
import { toPerson } from "../../conversations/open-conversation.ts";
import type { SignedIn } from "../../staff/sessions.ts";
import { staff } from "../../staff/staff-tables.ts";
import { adasRequest, noon, useBookings } from "../../testing/bookings.ts";
import { testEngines } from "../../testing/database.ts";
import { createListing } from "../../testing/listing.ts";
import { handleBookingForm } from "../../testing/sent-forms.ts";
import { offeredTimes } from "../../viewings/keys/home-viewing-tables.ts";
import { appointments } from "../../viewings/diary/diary-tables.ts";
import { addTimeOff } from "../../viewings/availability/time-off.ts";

describe.each(testEngines)("times that something speaks against, on the %s engine", (engine) => {
  const { database, appContext, tom, plan } = useBookings(engine);
  const people: SignedIn[] = [];

  beforeEach(async () => {
    const times = { invitedAt: noon, joinedAt: noon };
    people.length = 0;
    for (const name of ["Imogen Achebe", "Amina Yusuf"]) {
      const email = `${name.split(" ")[0]!.toLowerCase()}@lintel.example.com`;
      const role = "negotiator";
      const [row] = await database()
        .orm.insert(staff)
        .values({ name, email, emailKey: email, role, ...times })
        .returning();
      people.push({ staffId: row!.id, name, email, role, sessionId: "", isFresh: true });
    }
  });

  const send = async (fields: Record<string, string>, who = 0) =>
    handleBookingForm(await appContext(), people[who]!, fields);
  const slot = (time: string, negotiatorId = plan().negotiatorId) =>
    `2026-12-03/${time}/${negotiatorId}`;

  const askInConversation = async () => {
    const { orm } = database();
    const [ada] = await orm.select().from(contacts);
    await orm.transaction((tx) =>
      recordRequest(tx, {
        kind: "viewing",
        recordId: adasRequest,
        person: toPerson(ada!.id, ada!),
        listingId: createListing().id,
        text: "Evenings suit me",
        at: noon,
      }),
    );
  };

  test("a time in somebody’s leave is held only after asking once, and then booked", async () => {
    const off = { from: "2026-12-04", until: "2026-12-04", starts: "", ends: "", reason: "Leave" };
    await addTimeOff(await appContext(), people[0]!, tom(), off);
    const other = { otherDate: "2026-12-04", otherTime: "18:15", otherWho: String(tom()) };
    const fields = { change: "hold", enquiry: adasRequest, slot: "other", ...other };
    const asked = await send(fields);
    expect(asked.refusal?.detail).toBe("Tom is off until the end of Fri 4 Dec.");
    expect(await database().orm.$count(appointments)).toBe(0);
    const anyway = asked.refusal?.anyway ?? "";
    expect((await send({ ...fields, anyway })).done).toBe("Time held until 12:15.");
    const booked = await send({ ...fields, change: "book" });
    expect(booked.done).toMatch(/Fri 4 Dec, 18:15/);
  });

  test.each(["offer", "offer-by-phone"])(
    "times that somebody’s leave has overtaken since the page was opened are asked about once, all together: %s",
    async (change) => {
      await askInConversation();
      const off = { from: "2026-12-03", until: "2026-12-03", starts: "", ends: "" };
      await addTimeOff(await appContext(), people[0]!, tom(), { ...off, reason: "Leave" });
      const offered = [slot("10:30"), slot("15:00", tom()), slot("18:00", tom())].join(",");
      const fields = { change, enquiry: adasRequest, offered };
      const asked = await send(fields);
      expect(asked.refusal?.detail).toBe(
        "Thu 3 Dec, 15:00: Tom is off until the end of Thu 3 Dec. Thu 3 Dec, 18:00: Tom is off until the end of Thu 3 Dec.",
      );
      expect(await database().orm.$count(offeredTimes)).toBe(0);
      const anyway = asked.refusal?.anyway ?? "";
      expect((await send({ ...fields, anyway })).done).not.toBeNull();
      expect(await database().orm.$count(offeredTimes)).toBe(1);
    },
  );
});
