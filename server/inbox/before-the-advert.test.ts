import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { readInboxCriteria } from "../../domain/conversations/inbox-view.ts";
import type { Texts } from "../../domain/shared/fields/form-steps.ts";
import { nameRecords } from "../activity-log/name-records.ts";
import { conversations } from "../conversations/conversation-tables.ts";
import { changeStates } from "../homes/change-states.ts";
import { createHome } from "../homes/create-home.ts";
import { listingRecords } from "../listings/listing-record-tables.ts";
import { findCard } from "../people/card/find-card.ts";
import { erasePerson } from "../privacy/erase-person.ts";
import { exportPerson } from "../privacy/export-person.ts";
import { listCallers } from "../people/list-callers.ts";
import { listOpenRows } from "../reports/find-open-now.ts";
import { addBranch, islington, peckham } from "../testing/branches.ts";
import { testEngines } from "../testing/database.ts";
import { friday, imogen, useInbox } from "../testing/inbox.ts";
import { asSignedIn, sendForm } from "../testing/office-forms.ts";
import { describeToday } from "../today/describe-today.ts";
import { findToday } from "../today/find-today.ts";
import { findAnything } from "./find-anything.ts";
import { callActs } from "./requests/enter-request.ts";
import { showConversation, showInbox } from "./show-inbox.ts";
import { showToLandlord } from "./show-to-landlord.ts";

const calvert = { address: "14 Calvert Terrace", postcode: "N1 5PT" };
const priya = { name: "Priya Raman", phone: "07700 900123", email: "priya@example.com" };

describe.each(testEngines)(
  "a call about a home that is not advertised, on the %s engine,",
  (engine) => {
    const { database, appContext, by, find, setTime } = useInbox(engine);
    const orm = () => database().orm;
    let home = "";

    beforeEach(async () => {
      const created = await createHome(await appContext(), imogen, calvert);
      if (!created.ok) throw new Error(created.refusal.detail);
      home = created.answer.id;
    });

    const log = async (changes: Texts = {}) =>
      sendForm(await appContext(), { ...imogen, role: "negotiator" }, callActs, {
        change: "enter",
        key: crypto.randomUUID(),
        ...priya,
        listingId: home,
        body: "Is the garden shared?",
        ...changes,
      });
    async function logged(changes: Texts = {}): Promise<string> {
      const { to } = await log(changes);
      expect(to).toMatch(/^\/office\/inbox\//);
      return to!.slice("/office/inbox/".length);
    }
    const show = async (id: string) => showConversation(await appContext(), asSignedIn(imogen), id);
    const move = async (to: "ready" | "withdrawn") =>
      changeStates(await appContext(), imogen, { ids: [home], to, cancelViewings: false });

    test("is filed with it, and its conversation leads to the office’s page of it", async () => {
      const id = await logged();
      expect(await find(id)).toMatchObject({ listingId: home, area: "N1" });
      expect(await show(id)).toMatchObject({
        home: {
          id: home,
          name: calvert.address,
          outcode: "N1",
          facts: "Draft",
          isListed: false,
          isToLet: false,
        },
        booking: null,
        freeTimes: [],
        documents: [],
      });
      expect((await show(id))?.values).not.toHaveProperty("home");
      await move("withdrawn");
      expect(await show(id)).toMatchObject({ home: { facts: "Withdrawn" } });
    });

    test("is filed with one that was withdrawn before", async () => {
      await move("withdrawn");
      expect(await show(await logged())).toMatchObject({ home: { id: home, facts: "Withdrawn" } });
    });

    test("names it in the inbox, on Today, on the person’s card, in Ctrl K, in reports and in the activity log", async () => {
      const id = await logged();
      const app = await appContext();
      const me = asSignedIn(imogen);
      const criteria = readInboxCriteria(new URLSearchParams({ q: "calvert" }));
      expect((await showInbox(app, me, criteria)).rows).toMatchObject([
        { id, home: calvert.address },
      ]);
      const today = describeToday(await findToday(app, me, "office"));
      expect(today.unanswered).toMatchObject([
        { about: expect.stringContaining(calvert.address), step: "reply" },
      ]);
      const { contactId } = await find(id);
      const card = await findCard(app, contactId!);
      expect(card).toMatchObject({ card: { messages: [{ home: calvert.address }] } });
      const people = (await findAnything(orm(), { role: "negotiator" }, "priya")).filter(
        ({ kind }) => kind === "person",
      );
      expect(people).toMatchObject([{ note: expect.stringContaining(calvert.address) }]);
      const name = await nameRecords(orm(), { role: "owner" }, [
        { subject: "conversation", subjectId: id, detail: null },
      ]);
      expect(name("conversation", id)).toBe(calvert.address);
      setTime(friday("17:00"));
      const rows = await listOpenRows(await appContext(), "late", 9);
      expect(rows).toMatchObject([{ home: calvert.address }]);
    });

    test("by somebody with a number alone names it among the callers and in their other conversation", async () => {
      const id = await logged({ email: "" });
      expect(await listCallers(orm(), "calvert")).toMatchObject([{ id, home: calvert.address }]);
      const other = await logged({ email: "", listingId: "" });
      expect(await show(other)).toMatchObject({ others: [{ id, home: calvert.address }] });
    });

    test("belongs to the branch of the home, also once that is another", async () => {
      const app = await appContext();
      const [first, second] = [await addBranch(app, islington), await addBranch(app, peckham)];
      const give = async (branch: string) =>
        orm().update(listingRecords).set({ branch }).where(eq(listingRecords.id, home));
      await give(first);
      const id = await logged();
      expect(await find(id)).toMatchObject({ branch: first });
      await give(second);
      expect(await find(id)).toMatchObject({ branch: second });
    });

    test("is no booking: the form says so and keeps what was typed", async () => {
      const answer = await log({ change: "enter-and-book" });
      expect(answer.refusal).toMatchObject({
        errors: [{ path: "listingId", message: expect.stringContaining("isn’t advertised") }],
      });
      expect(await orm().$count(conversations)).toBe(0);
    });

    test("is no question for its landlord’s page", async () => {
      const fields = { question: "Is the garden shared?" };
      const shown = await showToLandlord(
        await appContext(),
        { id: await logged(), fields },
        by(imogen),
      );
      expect(shown).toMatchObject({ ok: false });
    });

    test("is in the copy for the person, and erased with them", async () => {
      await logged();
      const app = await appContext();
      const copy = await exportPerson(app, imogen, priya.email);
      expect(copy).toMatchObject({ conversations: [{ listingId: home }] });
      await erasePerson(app, imogen, priya.email);
      expect(await orm().$count(conversations)).toBe(0);
      expect(await orm().$count(listingRecords, eq(listingRecords.id, home))).toBe(1);
    });
  },
);
