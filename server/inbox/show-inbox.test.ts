import { describe, expect, test } from "vitest";
import { readInboxCriteria } from "../../domain/conversations/inbox-view.ts";
import { recordAudit } from "../platform/submissions/record-audit.ts";
import { testEngines } from "../testing/database.ts";
import { bookViewing, friday, imogen, tom, useInbox, noteAs } from "../testing/inbox.ts";
import { bookingReplies, bookings } from "../viewings/bookings/booking-tables.ts";
import { changeConversations } from "./change-conversations.ts";
import { findTemplateExample } from "./replies/find-template-example.ts";
import { changeSavedViews } from "./list/saved-views.ts";
import { showConversation, showInbox } from "./show-inbox.ts";

const signedIn = {
  ...imogen,
  email: "",
  role: "negotiator",
  sessionId: "",
  isFresh: true,
} as const;

describe.each(testEngines)("a conversation on the %s engine", (engine) => {
  const { database, ask, appContext, by, setTime } = useInbox(engine);

  test("its history names who did what, as the office's history does", async () => {
    const id = await ask();
    const app = await appContext();
    await noteAs(app, { id, kind: "note", body: "Knows the porter" }, by(tom));
    setTime(friday("10:01"));
    await noteAs(app, { id, kind: "call", body: "Left a message" }, by(imogen));
    const subject = { subject: "conversation", subjectId: id } as const;
    await recordAudit(database().orm, { ...subject, actor: "job", action: "conversation.woken" });
    const open = await showConversation(app, signedIn, id);
    expect(open?.history.map(({ action, actor }) => [action, actor])).toEqual([
      ["Added a note", "Tom Hesketh"],
      ["Logged a call", "You"],
      ["Brought back a snoozed conversation", "Lintel (automatic)"],
    ]);
  });
});

describe.each(testEngines)("the list on the %s engine", (engine) => {
  const { database, ask, appContext, by, setTime } = useInbox(engine);
  const show = async (query = "") =>
    showInbox(await appContext(), signedIn, readInboxCriteria(new URLSearchParams(query)));

  test("what one has just done is said once for all, and what a colleague gave one", async () => {
    const [ada, sofia, given] = [
      await ask({ name: "Ada Obi" }),
      await ask({ name: "Sofia Conti", email: "sofia@example.com", phone: "" }),
      await ask({ name: "Daniel Osei", email: "daniel@example.com", phone: "" }),
    ];
    expect((await show()).justDone).toEqual([]);
    const app = await appContext();
    const change = { kind: "assign", ownerId: imogen.staffId } as const;
    await changeConversations(app, { ids: [given], change }, by(tom));
    setTime(friday("10:01"));
    await changeConversations(app, { ids: [ada, sofia], change: { kind: "close" } }, by(imogen));
    const { justDone } = await show();
    expect(justDone.map(({ text }) => text)).toEqual([
      expect.stringMatching(/^Closed (Ada Obi, Sofia Conti|Sofia Conti, Ada Obi)$/),
      "Tom Hesketh assigned you Daniel Osei",
    ]);
  });

  test("who has confirmed their viewing since we wrote is not said to owe a reply", async () => {
    const id = await ask({ name: "Ada Obi" });
    const app = await appContext();
    const states = async () => [
      (await show()).rows[0]?.state,
      (await showConversation(app, signedIn, id))?.stateName,
    ];
    const call = async () => noteAs(app, { id, kind: "call", body: "Booked it" }, by(imogen));
    await call();
    const { orm } = database();
    await bookViewing(database(), id, friday("15:00"));
    expect(await states()).toEqual(["Awaiting reply", "Awaiting reply"]);
    const [booking] = await orm.select().from(bookings);
    const confirm = async (createdAt: Date) => {
      await orm.update(bookings).set({ state: "confirmed" });
      await orm
        .insert(bookingReplies)
        .values({ bookingId: booking!.id, attends: true, message: null, createdAt });
    };
    await confirm(friday("10:05"));
    expect(await states()).toEqual(["Viewing confirmed", "Viewing confirmed"]);
    setTime(friday("10:30"));
    await call();
    expect(await states()).toEqual(["Awaiting reply", "Awaiting reply"]);
    await confirm(friday("10:40"));
    setTime(friday("16:00"));
    expect(await states()).toEqual(["Awaiting reply", "Awaiting reply"]);
  });

  test("the tabs beside a saved view count what they open, which leaves its filters", async () => {
    await ask({ name: "Ada Obi" });
    await ask({ name: "Sofia Conti", email: "sofia@example.com", phone: "", listingId: null });
    const query = "?area=E2";
    const { views } = (await show(query)).counts;
    expect(views.all).toBe(1);
    const fields = { change: "save-view", viewName: "East", query };
    await changeSavedViews(await appContext(), "inbox", fields, by(imogen));
    expect((await show(query)).counts.views.all).toBe(2);
  });

  test("when nobody waits it says when somebody was answered last", async () => {
    expect((await show()).lastAnswer).toBeNull();
    const id = await ask();
    await noteAs(await appContext(), { id, kind: "call", body: "Rang" }, by(imogen));
    expect((await show("view=unanswered")).lastAnswer).toMatch(/^today at /);
    expect((await showConversation(await appContext(), signedIn, id))?.answered).toMatch(/^today/);
  });

  test("a text is previewed with the newest conversation about a home", async () => {
    const app = await appContext();
    expect(await findTemplateExample(app, signedIn)).toBeNull();
    await ask({ listingId: null });
    expect(await findTemplateExample(app, signedIn)).toBeNull();
    await ask({ name: "Priya Raman" });
    expect(await findTemplateExample(app, signedIn)).toMatchObject({
      name: "Priya Raman",
      values: { "first name": "Priya", home: "Loriner Street", "my name": imogen.name },
    });
  });
});
