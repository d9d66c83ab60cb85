import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { campaignStops } from "../../campaigns/campaign-tables.ts";
import { chooseMarketing } from "../../customer-pages/own-data/choose-marketing.ts";
import { handleRenterForm } from "../../customer-pages/renter/handle-renter-form.ts";
import { listCaseMessages } from "../../customer-pages/list-messages.ts";
import {
  askForOwnData,
  copyOwnData,
  eraseOwnData,
} from "../../customer-pages/own-data/own-data.ts";
import { contacts } from "../../contacts/contact-tables.ts";
import { conversationMessages, conversations } from "../../conversations/conversation-tables.ts";
import { enterRequest } from "../../inbox/requests/enter-request.ts";
import { mergeConversations } from "../../inbox/merge-conversations.ts";
import { readStaffSubmission } from "../../inbox/staff-change.ts";
import { issueDocument } from "../../tenancies/documents/issue-document.ts";
import { mallory, siteUrl, useJoins } from "../../testing/attacks/joins.ts";
import { readDocument } from "../doors/read-document.ts";
import { testEngines } from "../../testing/database.ts";
import { homes, priya } from "../../testing/offers.ts";
import { createPageActions } from "../../testing/page-actions.ts";
import { readMailedSecret } from "../../testing/sent-mails.ts";
import { checks } from "../../testing/tenancies.ts";
import { addEmailToCaller } from "../../testing/sent-forms.ts";

describe.each(testEngines)(
  "whoever is joined to a tenant who has not confirmed it, on the %s engine,",
  (engine) => {
    const joins = useJoins(engine);
    const { setup, known, orm, write, findContactId, open, listHomes, join } = joins;

    test("reads no paper, sends no form and changes no choice of theirs", async () => {
      const app = await setup.app();
      await setup.pass(known.tenancyId, ...checks);
      const issued = await issueDocument(app, setup.known, known.tenancyId, "written-statement");
      if (!issued.ok) throw new Error(issued.rule);
      await join(known.attacker, known.tenant);
      const opened = await open(known.attacker);
      expect(await readDocument(app, { holder: opened }, issued.documentId)).toBeNull();
      expect(
        (await readDocument(app, { holder: await open(known.tenant) }, issued.documentId))?.bytes,
      ).toBeTruthy();
      const fields = { change: "withdraw", home: homes.full, sure: "on" };
      expect(await handleRenterForm(app, opened, { fields, file: null })).toMatchObject({
        ok: false,
      });
      await chooseMarketing(app, await open(known.tenant), { email: "on" });
      await chooseMarketing(app, opened, { email: "on" });
      await chooseMarketing(app, opened, {});
      expect(await orm().$count(campaignStops)).toBe(1);
    });

    async function askFor(opened: Awaited<ReturnType<typeof open>>, wish: string): Promise<string> {
      const app = await setup.app();
      const asked = await askForOwnData(app, opened, { wish, siteUrl });
      if (!asked.ok) throw new Error(asked.refusal.detail);
      return readMailedSecret(app, (await setup.mails()).at(-1), "confirm=");
    }

    test("gets no copy of what is theirs, and erases nothing of it", async () => {
      const app = await setup.app();
      await join(known.attacker, known.tenant);
      const opened = await open(known.attacker);
      const copy = await copyOwnData(app, opened, await askFor(opened, "copy"));
      expect(copy).toMatchObject({ email: mallory.email, tenancies: [], offers: [] });
      expect(JSON.stringify(copy)).not.toContain(priya.email);
      expect(await eraseOwnData(app, opened, await askFor(opened, "erasure"))).toBe("erased");
      expect(await orm().$count(contacts, eq(contacts.id, known.tenant))).toBe(1);
      expect(await listHomes(known.tenant)).toEqual([homes.full]);
    });

    test("gets no copy of calls of somebody who only rang with that number", async () => {
      const app = await setup.app();
      const rang = {
        name: "Ada Finch",
        phone: "020 7946 0147",
        email: "",
        body: "Leaves in May.",
        listingId: "",
      };
      await enterRequest(app, rang, readStaffSubmission(setup.known, {}));
      const email = "eve@example.com";
      await write({ firstname: "Ada", lastname: "Finch", phone: rang.phone, email });
      const opened = await open(await findContactId(email));
      const copy = await copyOwnData(app, opened, await askFor(opened, "copy"));
      expect(JSON.stringify(copy)).not.toContain("Leaves in May.");
      await eraseOwnData(app, opened, await askFor(opened, "erasure"));
      expect(await orm().$count(conversations, eq(conversations.name, rang.name))).toBe(1);
    });

    test("reads no call on their page that was noted under a number, whoever gives an address for it", async () => {
      const app = await setup.app();
      const rang = { name: "Ada Finch", phone: "020 7946 0147", listingId: homes.full };
      const noted = { ...rang, email: "", body: "Leaves in May." };
      const entered = await enterRequest(app, noted, readStaffSubmission(setup.known, {}));
      if (!entered.ok) throw new Error(entered.refusal.detail);
      const given = {
        firstname: "Ada",
        lastname: "Finch",
        email: "eve@example.com",
        confirmed: "on",
      };
      const outcome = await addEmailToCaller(app, setup.known, entered.answer.id, given);
      if (!outcome.ok) throw new Error(outcome.refusal.detail);
      const messages = await listCaseMessages(
        orm(),
        [outcome.answer.personId],
        homes.full,
        setup.clock.now,
      );
      expect(messages).toEqual([]);
    });

    test("reads and copies no message that was sent under a number, whoever gives an address for it", async () => {
      const app = await setup.app();
      await write({ firstname: "Ada", lastname: "Finch", phone: "020 7946 0147", email: "" });
      const [asked] = await orm()
        .select({ id: conversations.id })
        .from(conversations)
        .where(eq(conversations.name, "Ada Finch"));
      const given = {
        firstname: "Ada",
        lastname: "Finch",
        email: "eve@example.com",
        confirmed: "on",
      };
      const outcome = await addEmailToCaller(app, setup.known, asked?.id ?? "", given);
      if (!outcome.ok) throw new Error(outcome.refusal.detail);
      expect(
        await listCaseMessages(orm(), [outcome.answer.personId], null, setup.clock.now),
      ).toEqual([]);
      const opened = await open(outcome.answer.personId);
      const copy = await copyOwnData(app, opened, await askFor(opened, "copy"));
      expect(JSON.stringify(copy)).not.toContain("My other address");
    });

    test("and whose conversation is joined to theirs reads no answer to them", async () => {
      const app = await setup.app();
      await write(priya);
      const rows = await orm().select().from(conversations);
      const idOf = (contactId: string) =>
        rows.find((row) => row.contactId === contactId && row.listingId === null)!.id;
      const pair = { id: idOf(known.tenant), other: idOf(known.attacker) };
      await mergeConversations(app, pair, readStaffSubmission(setup.known, {}));
      await orm().insert(conversationMessages).values({
        conversationId: pair.id,
        kind: "reply",
        body: "Your keys are with the porter.",
        at: setup.clock.now,
      });
      const read = async (id: string) =>
        JSON.stringify(await listCaseMessages(orm(), [id], null, setup.clock.now));
      expect(await read(known.tenant)).toContain("porter");
      expect(await read(known.attacker)).not.toContain("porter");
    });

    test("confirms by the form of the page, without script, and nothing typed is lost", async () => {
      await join(known.attacker, known.tenant);
      const post = createPageActions(await setup.app());
      const path = `/confirm-address/${await joins.secretOf(known.attacker)}`;
      const send = (email: string) => post(path, { email });
      expect(await send("elsewhere@example.com")).toEqual({
        status: 422,
        shown: { state: "other-address", typed: "elsewhere@example.com" },
      });
      expect(await send(priya.email)).toMatchObject({ shown: { state: "confirmed" } });
      expect(await post("/confirm-address/none", {})).toMatchObject({ status: 404 });
    });
  },
);
