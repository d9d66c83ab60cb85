import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { contacts } from "../../contacts/contact-tables.ts";
import { conversations } from "../../conversations/conversation-tables.ts";
import { showConversation } from "../../inbox/show-inbox.ts";
import { findCard } from "../../people/find-card.ts";
import { createTestApp } from "../../testing/app-context.ts";
import { testEngines } from "../../testing/database.ts";
import { useLets } from "../../testing/lets.ts";
import { homes } from "../../testing/offers.ts";
import { contact as answers, schedule, status, wishes } from "../../testing/view-request.ts";

describe.each(testEngines)("a stranger on the %s engine", (engine) => {
  const lets = useLets(engine);
  const orm = () => lets.database().orm;

  async function post(call: string, body: object) {
    const app = createTestApp(await lets.app());
    const response = await app.request(`https://lettings.example.com/api/${call}`, {
      method: "POST",
      headers: { "Content-Type": "application/json", "Idempotency-Key": randomUUID() },
      body: JSON.stringify(body),
    });
    expect([response.status, await response.text()]).toEqual([201, expect.any(String)]);
  }
  const findContactId = async (email: string) =>
    (await orm().select().from(contacts).where(eq(contacts.email, email)))[0]!.id;
  const signedIn = () => ({
    staffId: lets.known.staffId,
    name: "Saoirse Olin",
    email: "saoirse@example.com",
    role: "negotiator" as const,
    sessionId: "",
    isFresh: true,
  });

  test("replaces no answers about work and income that somebody gave with a request", async () => {
    const ask = (listingid: string, applicant: object) =>
      post("viewrequest", {
        listingid,
        applicant: { ...answers, ...status, ...wishes, ...schedule, ...applicant },
      });
    await ask(homes.full, {});
    await ask(homes.lite, { firstname: "Mallory", totalIncome: 9000 });
    await ask(homes.full, { firstname: "Mallory", totalIncome: 1 });
    const shown = async (listingId: string) => {
      const [row] = await orm()
        .select()
        .from(conversations)
        .where(eq(conversations.listingId, listingId));
      return (await showConversation(await lets.app(), signedIn(), row!.id))!.facts[0];
    };
    expect(await shown(homes.full)).toBe("Income £78,000");
    expect(await shown(homes.lite)).toBe("Income £9,000");
    const found = await findCard(await lets.app(), await findContactId(answers.email));
    expect(found).toMatchObject({ card: { qualification: { answers: { totalIncome: 78_000 } } } });
    // Their next request needs no answers again, and tells the agency theirs.
    await post("viewrequest", { listingid: homes.full, applicant: { ...answers, ...schedule } });
    const notices = (await lets.mails()).filter(({ kind }) => kind === "viewing-request-notice");
    expect(notices.at(-1)?.html).toContain("£78,000");
  });
});
