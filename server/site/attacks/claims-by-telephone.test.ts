import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { contactClaims, contacts } from "../../contacts/contact-tables.ts";
import { conversations } from "../../conversations/conversation-tables.ts";
import { enterRequest } from "../../inbox/requests/enter-request.ts";
import { findConversation } from "../../inbox/find-conversation.ts";
import { readStaffSubmission } from "../../inbox/staff-change.ts";
import { inviteToOffer } from "../../offers/invite-to-offer.ts";
import { transact } from "../../platform/database/transact.ts";
import { addTenancyPersonIn } from "../../tenancies/add-tenancy-person.ts";
import { siteUrl, useJoins } from "../../testing/attacks/joins.ts";
import { testEngines } from "../../testing/database.ts";
import { homes, priya } from "../../testing/offers.ts";
import { addEmailToCaller } from "../../testing/sent-forms.ts";

const mallory = { ...priya, firstname: "Mallory", lastname: "Evil" };

/** Whoever rings can say any name, and whoever answers may be limited to a branch. */
describe.each(testEngines)("a call in a tenant's name, on the %s engine,", (engine) => {
  const { setup, known, orm } = useJoins(engine);

  async function ring(name: string) {
    const fields = { name, phone: priya.phone, email: priya.email, body: "Hello", listingId: "" };
    const submission = readStaffSubmission(setup.known, {});
    const entered = await enterRequest(await setup.app(), fields, submission);
    if (!entered.ok) throw new Error(entered.refusal.detail);
    const [conversation] = await orm()
      .select()
      .from(conversations)
      .where(eq(conversations.id, entered.answer.id));
    const [contact] = await orm().select().from(contacts).where(eq(contacts.id, known.tenant));
    const claims = await orm()
      .select({ firstname: contactClaims.firstname })
      .from(contactClaims)
      .where(eq(contactClaims.contactId, known.tenant));
    return { conversation, contact, claims: claims.map(({ firstname }) => firstname) };
  }

  test.each([
    [
      "an invitation to make an offer",
      async () =>
        inviteToOffer(
          await setup.app(),
          { listingId: homes.full, applicant: mallory, siteUrl },
          { staffId: setup.known.staffId },
        ),
    ],
    [
      "a guarantor",
      async () => {
        const app = await setup.app();
        const named = {
          tenancyId: known.tenancyId,
          role: "guarantor",
          applicant: mallory,
        } as const;
        return transact(orm(), (tx) => addTenancyPersonIn(tx, app, setup.recorder(), named));
      },
    ],
  ])("and %s rename nobody", async (_form, send) => {
    expect(await send()).toMatchObject({ ok: true });
    const [contact] = await orm().select().from(contacts).where(eq(contacts.id, known.tenant));
    expect(contact).toMatchObject({ firstname: "Priya", lastname: "Raman" });
  });

  test("renames nobody: the office sees both names, and chooses", async () => {
    const { contact, conversation, claims } = await ring("Mallory Evil");
    expect(contact).toMatchObject({ firstname: "Priya", lastname: "Raman" });
    expect(conversation).toMatchObject({ contactId: known.tenant, name: "Priya Raman" });
    expect(claims).toContain("Mallory");
  });

  test("renames nobody either once an address is given for it that is on record with the number", async () => {
    const called = { name: "Mallory Evil", phone: priya.phone, email: "" };
    const fields = { ...called, body: "Hello", listingId: "" };
    const submission = readStaffSubmission(setup.known, {});
    const entered = await enterRequest(await setup.app(), fields, submission);
    if (!entered.ok) throw new Error(entered.refusal.detail);
    const given = { ...mallory, confirmed: "on" };
    const { id } = entered.answer;
    expect(await addEmailToCaller(await setup.app(), setup.known, id, given)).toEqual({
      ok: true,
      answer: { personId: known.tenant },
    });
    const [contact] = await orm().select().from(contacts).where(eq(contacts.id, known.tenant));
    expect(contact).toMatchObject({ firstname: "Priya", lastname: "Raman" });
    const shown = await findConversation(orm(), id);
    expect(shown?.conversation).toMatchObject({ contactId: known.tenant, name: "Priya Raman" });
    expect([...shown!.claims.sentAs.values()]).toEqual(["Mallory Evil"]);
  });

  test("under half of it costs them no half, and asks nothing", async () => {
    const { contact, claims } = await ring("Priya");
    expect(contact).toMatchObject({ firstname: "Priya", lastname: "Raman" });
    expect(claims).toEqual((await ring("Ms Raman")).claims);
  });
});
