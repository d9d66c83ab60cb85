import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { contactClaims, contacts } from "../../contacts/contact-tables.ts";
import { conversations } from "../../conversations/conversation-tables.ts";
import { enterRequest } from "../../inbox/enter-request.ts";
import { readStaffSubmission } from "../../inbox/staff-change.ts";
import { useJoins } from "../../testing/attacks/joins.ts";
import { testEngines } from "../../testing/database.ts";
import { priya } from "../../testing/offers.ts";

/** Whoever rings can say any name, and whoever answers may be limited to a branch. */
describe.each(testEngines)("a call in a tenant's name, on the %s engine,", (engine) => {
  const { lets, known, orm } = useJoins(engine);

  async function ring(name: string) {
    const fields = { name, phone: priya.phone, email: priya.email, body: "Hello", listingId: "" };
    const submission = readStaffSubmission(lets.known.staffId, {});
    const entered = await enterRequest(await lets.app(), fields, submission);
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

  test("renames nobody: the office sees both names, and chooses", async () => {
    const { contact, conversation, claims } = await ring("Mallory Evil");
    expect(contact).toMatchObject({ firstname: "Priya", lastname: "Raman" });
    expect(conversation).toMatchObject({ contactId: known.tenant, name: "Priya Raman" });
    expect(claims).toContain("Mallory");
  });

  test("under half of it costs them no half, and asks nothing", async () => {
    const { contact, claims } = await ring("Priya");
    expect(contact).toMatchObject({ firstname: "Priya", lastname: "Raman" });
    expect(claims).toEqual((await ring("Ms Raman")).claims);
  });
});
