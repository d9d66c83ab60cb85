import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { createCaseLink } from "../../case-links/create-case-link.ts";
import { openCase } from "../../case-links/open-case.ts";
import { campaignStops } from "../../campaigns/campaign-tables.ts";
import { chooseMarketing } from "../../cases/choose-marketing.ts";
import { handleRenterForm } from "../../cases/handle-renter-form.ts";
import { copyOwnData, eraseOwnData } from "../../cases/own-data.ts";
import { caseConfirmations } from "../../cases/case-tables.ts";
import { readOwnPaper } from "../../cases/read-own-paper.ts";
import { showRenterCase } from "../../cases/show-renter-case.ts";
import { contactMerges, contacts } from "../../contacts/contact-tables.ts";
import { mergeContacts, undoMerge } from "../../contacts/merge-contacts.ts";
import { listPersonContactIds } from "../../contacts/person-contacts.ts";
import { conversationMessages, conversations } from "../../conversations/conversation-tables.ts";
import { enterRequest } from "../../inbox/enter-request.ts";
import { mergeConversations } from "../../inbox/merge-conversations.ts";
import { readStaffSubmission } from "../../inbox/staff-change.ts";
import { hashToken } from "../../staff/tokens.ts";
import { issuePaper } from "../../tenancies/issue-paper.ts";
import { createTestApp } from "../../testing/app-context.ts";
import { testEngines } from "../../testing/database.ts";
import { useLets } from "../../testing/lets.ts";
import { homes, priya } from "../../testing/offers.ts";

const siteUrl = "https://lettings.example.com";
const mallory = { ...priya, email: "mallory@example.com" };

describe.each(testEngines)(
  "whoever gives a tenant’s name and number on the %s engine",
  (engine) => {
    const lets = useLets(engine);
    const orm = () => lets.database().orm;
    let tenancyId = "";
    let tenant = "";
    let attacker = "";

    const findContactId = async (email: string) =>
      (await orm().select().from(contacts).where(eq(contacts.email, email)))[0]!.id;

    async function write(contact: object): Promise<void> {
      const app = createTestApp(await lets.app());
      const response = await app.request(`${siteUrl}/api/contactus`, {
        method: "POST",
        headers: { "Content-Type": "application/json", "Idempotency-Key": randomUUID() },
        body: JSON.stringify({ contact, body: "My other address" }),
      });
      expect(response.status).toBe(201);
    }

    beforeEach(async () => {
      tenancyId = await lets.accept(await lets.offer());
      await write(mallory);
      tenant = await findContactId(priya.email);
      attacker = await findContactId(mallory.email);
    });

    async function open(contactId: string) {
      const { url } = await orm().transaction((tx) =>
        createCaseLink(tx, { contactId }, { siteUrl, at: lets.clock.now }),
      );
      const access = await openCase(await lets.app(), "renter", url.split("/").at(-1)!);
      if (!access.ok || access.opened.kind !== "renter") throw new Error("It did not open.");
      return access.opened;
    }
    const listHomes = async (contactId: string) =>
      (await showRenterCase(await lets.app(), await open(contactId), null))?.homes.map(
        ({ id }) => id,
      );
    const join = async (contactId: string, intoId: string) =>
      mergeContacts(await lets.app(), lets.known, { contactId, intoId });
    /** As if one mailbox had pressed the button of its mail. */
    async function confirm(contactId: string): Promise<void> {
      const at = lets.clock.now;
      await orm()
        .update(contactMerges)
        .set({ contactConfirmedAt: at })
        .where(eq(contactMerges.contactId, contactId));
      await orm()
        .update(contactMerges)
        .set({ intoConfirmedAt: at })
        .where(eq(contactMerges.intoId, contactId));
    }

    test.each([
      ["joined to the tenant", () => join(attacker, tenant)],
      ["to whom the tenant is joined", () => join(tenant, attacker)],
    ])("%s by staff, opens nothing of theirs", async (_how, joinBoth) => {
      expect(await joinBoth()).toBe("merged");
      expect((await listPersonContactIds(orm(), [attacker])).toSorted()).toEqual(
        [attacker, tenant].toSorted(),
      );
      expect([await listHomes(attacker), await listHomes(tenant)]).toEqual([[], [homes.full]]);
    });

    test.each([
      ["alone", () => confirm(attacker), []],
      ["after the tenant, too", () => confirm(attacker).then(() => confirm(tenant)), [homes.full]],
      ["no more than the tenant alone", () => confirm(tenant), []],
    ])("confirms it %s", async (_who, confirmSome, seen) => {
      for (const joinBoth of [() => join(attacker, tenant), () => join(tenant, attacker)]) {
        await joinBoth();
        await confirmSome();
        expect(await listHomes(attacker)).toEqual(seen);
        await orm().delete(contactMerges);
      }
    });

    test("and was known first, opens nothing of theirs", async () => {
      await orm()
        .update(contacts)
        .set({ createdAt: new Date("2020-01-01T00:00:00Z") })
        .where(eq(contacts.id, attacker));
      for (const joinBoth of [() => join(attacker, tenant), () => join(tenant, attacker)]) {
        await joinBoth();
        await confirm(attacker);
        expect(await listHomes(attacker)).toEqual([]);
        await orm().delete(contactMerges);
      }
    });

    test("in a chain of three sees no further than what both ends have confirmed", async () => {
      await write({ ...mallory, email: "third@example.com" });
      const third = await findContactId("third@example.com");
      await join(attacker, third);
      await confirm(attacker);
      await confirm(third);
      await join(third, tenant);
      await confirm(third);
      expect([await listHomes(attacker), await listHomes(third)]).toEqual([[], []]);
      await confirm(tenant);
      expect(await listHomes(attacker)).toEqual([homes.full]);
    });

    test("and is separated and joined again has to be confirmed again", async () => {
      await join(attacker, tenant);
      await confirm(attacker);
      await confirm(tenant);
      await undoMerge(await lets.app(), lets.known, attacker);
      expect(await listHomes(attacker)).toEqual([]);
      await join(attacker, tenant);
      expect(await listHomes(attacker)).toEqual([]);
    });

    test("reads no paper, sends no form and changes no choice of theirs", async () => {
      const app = await lets.app();
      const issued = await issuePaper(app, lets.known, tenancyId, "written-statement");
      if (!issued.ok) throw new Error(issued.rule);
      await join(attacker, tenant);
      const opened = await open(attacker);
      expect(await readOwnPaper(app, opened, issued.documentId)).toBeNull();
      expect((await readOwnPaper(app, await open(tenant), issued.documentId))?.bytes).toBeTruthy();
      const fields = { change: "withdraw", home: homes.full, sure: "on" };
      expect(await handleRenterForm(app, opened, { fields, file: null })).toMatchObject({
        ok: false,
      });
      await chooseMarketing(app, await open(tenant), { email: "on" });
      await chooseMarketing(app, opened, { email: "on" });
      await chooseMarketing(app, opened, {});
      expect(await orm().$count(campaignStops)).toBe(1);
    });

    async function confirmWish(opened: Awaited<ReturnType<typeof open>>, wish: "copy" | "erasure") {
      const { linkId } = opened;
      const expiresAt = new Date("2027-01-01T00:00:00Z");
      const asked = { wish, linkId, askedAt: lets.clock.now, expiresAt };
      await orm()
        .insert(caseConfirmations)
        .values({ tokenHash: hashToken(wish), ...asked });
      return wish;
    }

    test("gets no copy of what is theirs, and erases nothing of it", async () => {
      const app = await lets.app();
      await join(attacker, tenant);
      const opened = await open(attacker);
      const copy = await copyOwnData(app, opened, await confirmWish(opened, "copy"));
      expect(copy).toMatchObject({ email: mallory.email, tenancies: [], offers: [] });
      expect(JSON.stringify(copy)).not.toContain(priya.email);
      expect(await eraseOwnData(app, opened, await confirmWish(opened, "erasure"))).toBe("erased");
      expect(await orm().$count(contacts, eq(contacts.id, tenant))).toBe(1);
      expect(await listHomes(tenant)).toEqual([homes.full]);
    });

    test("gets no copy of calls of somebody who only rang with that number", async () => {
      const app = await lets.app();
      const rang = {
        name: "Ada Finch",
        phone: "020 7946 0147",
        email: "",
        body: "Leaves in May.",
        listingId: "",
      };
      await enterRequest(app, rang, readStaffSubmission(lets.known.staffId, {}));
      const email = "eve@example.com";
      await write({ firstname: "Ada", lastname: "Finch", phone: rang.phone, email });
      const opened = await open(await findContactId(email));
      const copy = await copyOwnData(app, opened, await confirmWish(opened, "copy"));
      expect(JSON.stringify(copy)).not.toContain("Leaves in May.");
      await eraseOwnData(app, opened, await confirmWish(opened, "erasure"));
      expect(await orm().$count(conversations, eq(conversations.name, rang.name))).toBe(1);
    });

    test("and whose conversation is joined to theirs reads no answer to them", async () => {
      const app = await lets.app();
      await write(priya);
      const rows = await orm().select().from(conversations);
      const idOf = (contactId: string) =>
        rows.find((row) => row.contactId === contactId && row.listingId === null)!.id;
      const pair = { id: idOf(tenant), other: idOf(attacker) };
      await mergeConversations(app, pair, readStaffSubmission(lets.known.staffId, {}));
      await orm().insert(conversationMessages).values({
        conversationId: pair.id,
        kind: "reply",
        body: "Your keys are with the porter.",
        at: lets.clock.now,
      });
      const { listCaseMessages } = await import("../../cases/list-messages.ts");
      const read = async (id: string) => JSON.stringify(await listCaseMessages(orm(), [id], null));
      expect(await read(tenant)).toContain("porter");
      expect(await read(attacker)).not.toContain("porter");
    });
  },
);
