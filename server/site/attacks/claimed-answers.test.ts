import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { renameContact } from "../../contacts/rename-contact.ts";
import { conversations } from "../../conversations/conversation-tables.ts";
import { showConversation } from "../../inbox/show-inbox.ts";
import { findCard } from "../../people/card/find-card.ts";
import { useStranger } from "../../testing/attacks/stranger.ts";
import { testEngines } from "../../testing/database.ts";
import { homes } from "../../testing/offers.ts";
import { contact as answers, schedule, status, wishes } from "../../testing/view-request.ts";

describe.each(testEngines)("answers about work and income, on the %s engine,", (engine) => {
  const { setup, orm, send, post, findContactId, signedIn } = useStranger(engine);
  const ask = (listingid: string, applicant: object) =>
    send("viewrequest", {
      listingid,
      applicant: { ...answers, ...status, ...wishes, ...schedule, ...applicant },
    });
  /** As the form of somebody who has answered before. */
  const askAgain = (listingid: string, applicant: object = {}) =>
    send("viewrequest", { listingid, applicant: { ...answers, ...schedule, ...applicant } });
  const notice = async () =>
    (await setup.mails()).findLast(({ kind }) => kind === "viewing-request-notice")?.html;

  test("that somebody gave with a request are replaced by no stranger's", async () => {
    await ask(homes.full, {});
    await ask(homes.lite, { firstname: "Mallory", totalIncome: 9000 });
    await ask(homes.full, { firstname: "Mallory", totalIncome: 1 });
    const shown = async (listingId: string) => {
      const [row] = await orm()
        .select()
        .from(conversations)
        .where(eq(conversations.listingId, listingId));
      return (await showConversation(await setup.app(), signedIn(), row!.id))!.facts[0];
    };
    expect(await shown(homes.full)).toBe("Income £78,000");
    expect(await shown(homes.lite)).toBe("Income £9,000");
    const found = await findCard(await setup.app(), await findContactId(answers.email));
    expect(found).toMatchObject({ card: { qualification: { answers: { totalIncome: 78_000 } } } });
    // Their next request needs no answers again, and tells the agency theirs.
    expect(await askAgain(homes.full)).toMatchObject({ status: 201 });
    expect(await notice()).toContain("£78,000");
  });

  test("stay somebody's whose name staff put right: they answer nothing twice", async () => {
    await ask(homes.full, {});
    const id = await findContactId(answers.email);
    await orm().transaction((tx) => renameContact(tx, id, "Priya Raman-Shah"));
    const found = await findCard(await setup.app(), id);
    expect(found).toMatchObject({ card: { qualification: { answers: { totalIncome: 78_000 } } } });
    const married = { lastname: "Raman-Shah" };
    expect(await askAgain(homes.lite, married)).toMatchObject({ status: 201 });
  });

  test("stay somebody's who writes their first name in full the second time", async () => {
    await post("submitenquiry", {
      listingid: homes.full,
      applicant: { ...answers, firstname: "Pri" },
      extra: { freetext: "Is it quiet?" },
    });
    await ask(homes.full, {});
    expect(await askAgain(homes.lite)).toMatchObject({ status: 201 });
  });

  test("of a stranger who came first are not those of whoever owns the address and number", async () => {
    await ask(homes.full, { firstname: "Mallory", lastname: "Vane", totalIncome: 1 });
    await ask(homes.lite, {});
    await askAgain(homes.full);
    expect(await notice()).not.toContain("£1<");
    expect(await notice()).toContain("£78,000");
  });

  test("of the record are not said to be those of a stranger who asks under another name", async () => {
    await ask(homes.full, {});
    const stranger = { firstname: "Mallory", lastname: "Vane" };
    // The address and the number find the answers, as specified; the agency is told whose they are.
    expect(await askAgain(homes.lite, stranger)).toMatchObject({ status: 201 });
    expect(await notice()).toContain("Priya Raman has, with the same email address");
    expect(await notice()).not.toContain("£78,000");
    const begun = await post("addrenter", {
      listingid: homes.lite,
      applicant: { ...answers, ...stranger },
    });
    expect(begun).toMatchObject({ isQualified: true });
  });

  test("of whoever made the record give way to the answers of the person whose name staff put there", async () => {
    await ask(homes.full, { firstname: "Mallory", lastname: "Vane", totalIncome: 1 });
    await ask(homes.lite, {});
    await ask(homes.full, { firstname: "Mallory", lastname: "Vane", totalIncome: 2 });
    const id = await findContactId(answers.email);
    await orm().transaction((tx) => renameContact(tx, id, "Priya Raman"));
    const found = await findCard(await setup.app(), id);
    expect(found).toMatchObject({ card: { qualification: { answers: { totalIncome: 78_000 } } } });
  });
});
