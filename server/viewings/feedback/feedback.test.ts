import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { beasRequest, getDetail } from "../../testing/bookings.ts";
import { testEngines } from "../../testing/database.ts";
import { useDiary } from "../../testing/diary-bookings.ts";
import { contacts } from "../../contacts/contact-tables.ts";
import { askForFeedback } from "./ask-for-feedback.ts";
import { bookings, viewingFeedback } from "../bookings/booking-tables.ts";
import { cancelBooking } from "../bookings/cancel-booking.ts";
import { findViewedBooking, listFeedbackDue } from "./find-feedback.ts";
import { findViewingWordsForLandlord } from "./find-viewing-words-for-landlord.ts";
import {
  answerFeedback,
  findOwnFeedback,
  recordHeardFeedback,
  writeOfficeFeedback,
} from "./give-feedback.ts";
import { listBookingsByContact } from "../personal-data.ts";

const day = (time: string) => new Date(`2026-12-03T${time}:00Z`);

describe.each(testEngines)("what came of a viewing, on the %s engine", (engine) => {
  const { appContext, book, askElsewhere, orm, by, mailsOf } = useDiary(engine);
  const stored = async (id: string) =>
    (await orm().select().from(bookings).where(eq(bookings.id, id)))[0]!;

  describe("feedback", () => {
    const askAt = async (now: Date) => askForFeedback(await appContext(now));

    test("is asked for once, half an hour after the end, over all processes", async () => {
      const id = await book();
      await askAt(day("18:59"));
      expect(await mailsOf("booking-feedback")).toEqual([]);
      await Promise.all([askAt(day("19:00")), askAt(day("19:00")), askAt(day("19:00"))]);
      await askAt(day("19:30"));
      const [mail, ...others] = await mailsOf("booking-feedback");
      expect(others).toEqual([]);
      expect(mail).toMatchObject({ recipient: "ada@example.com", aboutId: id });
      for (const answer of ["interested", "perhaps", "no"]) {
        expect(mail?.html).toContain(`/viewing-feedback?id=~booking.${id}~&amp;answer=${answer}"`);
      }
    });

    test("is not asked of those who did not come, cancelled, or saw it long ago", async () => {
      const noShow = await book();
      await orm()
        .update(bookings)
        .set({ outcome: "no-show", outcomeAt: day("18:10") });
      await cancelBooking(
        await appContext(),
        await book({ enquiryId: beasRequest, time: "10:00" }),
        "command line",
      );
      await askAt(day("19:30"));
      await book({ enquiryId: await askElsewhere(), time: "12:00" });
      await askAt(new Date("2026-12-04T12:31:00Z"));
      expect(await mailsOf("booking-feedback")).toEqual([]);
      const answer = await answerFeedback(await appContext(day("19:00")), noShow, { answer: "no" });
      expect(getDetail(answer)).toContain("nothing to answer");
    });

    test("counts as asked for only once an email has gone, not of a renter without one", async () => {
      const id = await book();
      const { contactId } = await stored(id);
      const setEmail = (email: string | null) =>
        orm().update(contacts).set({ email, emailKey: email }).where(eq(contacts.id, contactId));
      await setEmail(null);
      await askAt(day("19:00"));
      expect((await stored(id)).feedbackAskedAt).toBeNull();
      await setEmail("ada@example.com");
      await askAt(day("19:05"));
      expect(await mailsOf("booking-feedback")).toHaveLength(1);
      expect((await stored(id)).feedbackAskedAt).toEqual(day("19:05"));
    });

    test("is the renter's last answer; why is kept of a no only", async () => {
      const id = await book();
      const app = await appContext(day("19:05"));
      const no = { answer: "no", reason: "size", message: "The bed does not fit" };
      expect(getDetail(await answerFeedback(app, id, no))).toBe("done");
      expect(await findOwnFeedback(app, id)).toMatchObject({ isOpen: true, ...no });
      await answerFeedback(app, id, { answer: "interested", reason: "size" });
      expect(await orm().select().from(viewingFeedback)).toMatchObject([
        { answer: "interested", reason: null, message: "", answeredBy: "renter" },
      ]);
      await askAt(day("19:30"));
      expect(await mailsOf("booking-feedback")).toEqual([]);
    });

    test("that the office heard keeps what the renter wrote themselves", async () => {
      const id = await book();
      const app = await appContext(day("19:05"));
      await answerFeedback(app, id, { answer: "perhaps", message: "Is the cellar dry?" });
      const heard = { answer: "no", reason: "rent" };
      expect(getDetail(await recordHeardFeedback(app, by, id, heard))).toBe("done");
      expect(await orm().select().from(viewingFeedback)).toMatchObject([
        { ...heard, message: "Is the cellar dry?", answeredBy: by.staffId },
      ]);
    });

    test("is asked for once a no-show that was tapped by mistake is put right", async () => {
      await book();
      const tapped = { outcomeAt: day("18:10") };
      await orm()
        .update(bookings)
        .set({ outcome: "no-show", ...tapped });
      await askAt(day("19:30"));
      await orm()
        .update(bookings)
        .set({ outcome: "done", ...tapped });
      await askAt(day("19:45"));
      expect(await mailsOf("booking-feedback")).toHaveLength(1);
    });

    test.each([
      ["before the viewing", day("17:59"), { answer: "no" }, "nothing to answer"],
      ["a month later", new Date("2027-01-10T12:00:00Z"), { answer: "no" }, "nothing to answer"],
      ["of another kind", day("19:00"), { answer: "maybe" }, "Select an answer"],
    ])("is refused %s", async (_, now, fields, words) => {
      const id = await book();
      expect(getDetail(await answerFeedback(await appContext(now), id, fields))).toContain(words);
      expect(await orm().$count(viewingFeedback)).toBe(0);
    });

    test("has a note of the office, and a text that the landlord sees once it is released", async () => {
      const id = await book();
      const app = await appContext(day("19:05"));
      await answerFeedback(app, id, { answer: "perhaps", message: "Dark" });
      const words = { note: "Short of money", landlordText: "They found it dark." };
      await writeOfficeFeedback(app, by, id, words, false);
      const read = async () => (await orm().select().from(viewingFeedback))[0]!;
      expect(await read()).toMatchObject({ ...words, releasedAt: null, answer: "perhaps" });
      await writeOfficeFeedback(app, by, id, words, true);
      expect(await read()).toMatchObject({ releasedAt: day("19:05"), releasedBy: by.staffId });
      await writeOfficeFeedback(app, by, id, { ...words, note: "Other" }, false);
      expect((await read()).releasedAt).not.toBeNull();
      await writeOfficeFeedback(app, by, id, { ...words, landlordText: "Bright" }, false);
      expect((await read()).releasedAt).toBeNull();
      const empty = await writeOfficeFeedback(app, by, id, { note: "", landlordText: " " }, true);
      expect(empty).toMatchObject({ ok: false, refusal: { errors: [{ path: "landlordText" }] } });
      const own = JSON.stringify(await findOwnFeedback(app, id));
      expect(own).not.toMatch(/Short of money|Other|Bright/);
    });

    test("is read by the landlord in the office's released words only, the latest viewing first", async () => {
      const first = await book();
      const second = await book({ enquiryId: beasRequest, time: "18:30" });
      const app = await appContext(day("19:05"));
      const { listingId } = await stored(first);
      const read = () => findViewingWordsForLandlord(orm(), listingId);
      await answerFeedback(app, first, { answer: "no", reason: "rent", message: "Too dear" });
      const words = { note: "Short of money", landlordText: "The rent is more than they have." };
      await writeOfficeFeedback(app, by, first, words, false);
      expect(await read()).toEqual([]);
      await writeOfficeFeedback(app, by, first, words, true);
      await writeOfficeFeedback(
        app,
        by,
        second,
        { note: "", landlordText: "They liked it." },
        true,
      );
      expect(await read()).toEqual([
        { startsAt: day("18:30"), text: "They liked it.", releasedAt: day("19:05") },
        { startsAt: day("18:00"), text: words.landlordText, releasedAt: day("19:05") },
      ]);
      expect(await findViewingWordsForLandlord(orm(), "p00000000002")).toEqual([]);
      const changed = { note: "", landlordText: "They will think about it." };
      await writeOfficeFeedback(app, by, second, changed, false);
      expect(await read()).toMatchObject([{ startsAt: day("18:00") }]);
    });

    test("can be noted by the office however long ago it was", async () => {
      const id = await book();
      const later = await appContext(new Date("2027-01-10T12:00:00Z"));
      const words = { note: "Rang in January", landlordText: "" };
      expect(await writeOfficeFeedback(later, by, id, words, false)).toMatchObject({ ok: true });
      expect((await orm().select().from(viewingFeedback))[0]).toMatchObject(words);
    });

    test("is due until somebody knows, and goes with the renter's data", async () => {
      const id = await book();
      const { calendarUid, contactId } = await stored(id);
      const due = () => listFeedbackDue(orm(), day("19:00"), by.staffId, null, 8);
      expect(await due()).toMatchObject([{ uid: calendarUid, renter: "Ada Brough" }]);
      const app = await appContext(day("19:00"));
      await answerFeedback(app, id, { answer: "no", reason: "rent" });
      expect(await due()).toEqual([]);
      expect(await findViewedBooking(app, calendarUid)).toMatchObject({
        feedback: { answer: "no" },
        heardBy: null,
      });
      const [exported] = await listBookingsByContact(orm(), [contactId]);
      expect(exported).toMatchObject({ feedback: { answer: "no", reason: "rent" }, delays: [] });
      await orm().delete(bookings);
      expect(await orm().$count(viewingFeedback)).toBe(0);
    });
  });
});
