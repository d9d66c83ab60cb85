import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { conversations } from "../../conversations/conversation-tables.ts";
import { showConversation } from "../../inbox/show-inbox.ts";
import { findCard } from "../../people/find-card.ts";
import { useStranger } from "../../testing/attacks/stranger.ts";
import { testEngines } from "../../testing/database.ts";
import { homes } from "../../testing/offers.ts";
import { contact as answers, schedule, status, wishes } from "../../testing/view-request.ts";

describe.each(testEngines)("a stranger on the %s engine", (engine) => {
  const { lets, orm, post, findContactId, signedIn } = useStranger(engine);

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
