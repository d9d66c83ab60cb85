import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { contactClaims } from "../../contacts/contact-tables.ts";
import { conversations } from "../../conversations/conversation-tables.ts";
import { enterRequest } from "../../inbox/requests/enter-request.ts";
import { inboxActs } from "../../inbox/inbox-acts.ts";
import { sendForm } from "../../testing/office-forms.ts";
import { showConversation } from "../../inbox/show-inbox.ts";
import { readStaffSubmission } from "../../inbox/staff-change.ts";
import { findLandlord } from "../../landlords/landlords.ts";
import { offerTenants } from "../../offers/offer-tables.ts";
import { changePerson } from "../../testing/sent-forms.ts";
import { audit } from "../../platform/submissions/submission-tables.ts";
import { createTestApp } from "../../testing/app-context.ts";
import { enquiry, forms, mallory, notations } from "../../testing/attacks/claim-forms.ts";
import { useStranger } from "../../testing/attacks/stranger.ts";
import { testEngines } from "../../testing/database.ts";
import { beatrix } from "../../testing/use-tenancies.ts";
import { findLinkedRecord } from "../../testing/link-secrets.ts";
import { homes } from "../../testing/offers.ts";
import { checks } from "../../testing/tenancies.ts";
import { contact as answers, schedule, status, wishes } from "../../testing/view-request.ts";
import { decryptDocument } from "../../documents/decrypt-document.ts";
import { issueDocument } from "../../tenancies/documents/issue-document.ts";

describe.each(testEngines)("a stranger on the %s engine", (engine) => {
  const { setup, orm, post, findContactId, signedIn } = useStranger(engine);
  const landlord = async () => {
    const { firstname, lastname, email, phone } = (await findLandlord(
      orm(),
      setup.known.landlordId,
    ))!;
    return { firstname, lastname, email, phone };
  };
  const claims = () => orm().select().from(contactClaims);

  test.each(forms)("renames no landlord by %s", async (call, body) => {
    await post(call, body);
    expect(await landlord()).toEqual(beatrix);
  });

  test.each(notations)("renames no landlord under %j", async (changes) => {
    await post("addrenter", { listingid: homes.full, applicant: { ...mallory, ...changes } });
    expect(await landlord()).toEqual(beatrix);
    expect(await claims()).toMatchObject([{ ...changes, firstname: "Mallory", decision: null }]);
  });

  test("has no written statement issued in another landlord’s name", async () => {
    const id = await setup.accept(await setup.offer());
    await setup.pass(id, ...checks);
    const issue = async () => {
      const issued = await issueDocument(await setup.app(), setup.known, id, "written-statement");
      if (!issued.ok) throw new Error(issued.rule);
      return (await decryptDocument(await setup.app(), issued.documentId))?.bytes;
    };
    const before = await issue();
    await post("addrenter", { listingid: homes.full, applicant: mallory });
    // The same words give the same file.
    expect(before?.equals((await issue())!)).toBe(true);
  });

  test("renames no landlord as a tenant of an offer that is accepted", async () => {
    const offerId = await setup.offer();
    const { email, phone } = beatrix;
    await orm().update(offerTenants).set({ name: "Mallory Vane", email, emailKey: email, phone });
    await setup.accept(offerId);
    expect(await landlord()).toEqual(beatrix);
    expect(await claims()).toMatchObject([{ subject: "offer", recordId: offerId }]);
  });

  test("does not learn whose an address and a number are", async () => {
    const { EnqId } = await post("addrenter", { listingid: homes.full, applicant: mallory });
    const app = createTestApp(await setup.app());
    const response = await app.request(`https://lettings.example.com/api/enquiry/${EnqId}`);
    const text = await response.text();
    expect(text).toContain("Mallory");
    expect(text).not.toMatch(/Beatrix|Oyelaran/);
  });

  test("goes on with what they began under their own name only", async () => {
    const { EnqId } = await post("addrenter", { listingid: homes.full, applicant: mallory });
    const known = { EnqId, ...status, ...wishes, ...schedule };
    await post("viewrequest", { listingid: homes.full, applicant: known });
    expect(await landlord()).toEqual(beatrix);
    const recordId = await findLinkedRecord(orm(), "enquiry", EnqId);
    expect(await claims()).toMatchObject([{ recordId, firstname: "Mallory" }]);
    for (const { html } of await setup.mails()) expect(html).not.toMatch(/Beatrix|Oyelaran/);
  });

  test("takes over no conversation of a landlord, nor of a caller", async () => {
    await post("submitenquiry", enquiry);
    const caller = {
      name: "Ada Finch",
      phone: "020 7946 0147",
      email: "",
      body: "Rang.",
      listingId: "",
    };
    await enterRequest(await setup.app(), caller, readStaffSubmission(setup.known, {}));
    const { firstname, lastname } = mallory;
    await post("contactus", {
      contact: { firstname, lastname, phone: "+44 20 7946 0147", email: "" },
      body: "Hello",
    });
    const rows = await orm().select().from(conversations);
    expect(rows.map(({ name }) => name).toSorted()).toEqual(["Ada Finch", "Beatrix Oyelaran"]);
  });

  describe("is shown to the office", () => {
    async function openRequest(name = "Beatrix Oyelaran") {
      const [row] = await orm()
        .select()
        .from(conversations)
        .where(and(eq(conversations.name, name)));
      return (await showConversation(await setup.app(), signedIn(), row!.id))!;
    }
    const decide = async (id: string, change: string, other: string) =>
      sendForm(await setup.app(), signedIn(), inboxActs, { change, other }, { id });

    test("beside the record, as what they sent", async () => {
      await post("submitenquiry", enquiry);
      const open = await openRequest();
      expect(open.messages.at(-1)).toMatchObject({ sentAs: "Mallory Vane" });
      expect(open.claims).toMatchObject([
        { sent: { name: "Mallory Vane" }, record: { name: "Beatrix Oyelaran" } },
      ]);
    });

    test("not at all if they are who they say", async () => {
      await post("submitenquiry", { ...enquiry, applicant: { ...beatrix, firstname: "BEATRIX" } });
      const open = await openRequest();
      expect([open.claims, open.messages.at(-1)?.sentAs]).toEqual([[], null]);
    });

    test("until it keeps the record, and not again for the same name", async () => {
      await post("submitenquiry", enquiry);
      const open = await openRequest();
      expect(await decide(open.id, "keep-claim", open.claims[0]!.id)).toMatchObject({
        done: "Contact record left as it was.",
      });
      await post("submitenquiry", { ...enquiry, extra: { freetext: "And is it warm?" } });
      const again = await openRequest();
      expect([again.claims, again.messages.at(-1)?.sentAs]).toEqual([[], "Mallory Vane"]);
      expect(await landlord()).toEqual(beatrix);
    });

    test("and becomes the record when somebody of the office says so", async () => {
      await post("submitenquiry", enquiry);
      const open = await openRequest();
      const [claim] = open.claims;
      expect(await decide(open.id, "take-claim", claim!.id)).toMatchObject({
        done: "Contact record updated.",
      });
      expect(await landlord()).toEqual(mallory);
      expect((await openRequest("Mallory Vane")).claims).toEqual([]);
      const row = expect.objectContaining({
        action: "contact.claim-taken",
        actor: setup.known.staffId,
        subjectId: await findContactId(beatrix.email),
        detail: { claim: claim!.id },
      });
      expect(await orm().select().from(audit)).toContainEqual(row);
      expect(await decide(open.id, "keep-claim", claim!.id)).toMatchObject({
        refusal: { detail: "A colleague has already dealt with these details." },
      });
    });

    test("and is decided by those alone who may change people", async () => {
      await post("submitenquiry", enquiry);
      const open = await openRequest();
      const [claim] = open.claims;
      const limited = { branchView: { own: randomUUID(), isLimited: true, shown: null } };
      for (const one of [signedIn({ role: "reader" }), signedIn(limited)]) {
        const form = { change: "take-claim", other: claim!.id };
        const answer = await sendForm(await setup.app(), one, inboxActs, form, { id: open.id });
        expect(answer).toMatchObject({ done: null });
      }
      expect(await landlord()).toEqual(beatrix);
    });

    test("and is not decided from another person’s card or conversation", async () => {
      await post("submitenquiry", enquiry);
      await post("submitenquiry", { ...enquiry, applicant: answers });
      const [claim] = (await openRequest()).claims;
      const other = await openRequest("Priya Raman");
      expect(await decide(other.id, "take-claim", claim!.id)).toMatchObject({ done: null });
      const change = async (id: string) =>
        changePerson(await setup.app(), setup.known, id, {
          fields: { change: "take-claim", other: claim!.id },
          siteUrl: "https://lettings.example.com",
        });
      expect(await change(await findContactId(answers.email))).toMatchObject({ ok: false });
      expect(await landlord()).toEqual(beatrix);
      expect(await change(await findContactId(beatrix.email))).toMatchObject({ ok: true });
      expect(await landlord()).toEqual(mallory);
    });
  });
});
