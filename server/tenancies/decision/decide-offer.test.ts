import { beforeEach, describe, expect, test } from "vitest";
import { emptyDraft } from "../../../domain/offers/offer.ts";
import { createBody, homes, priya, useOffers } from "../../testing/offers.ts";
import { testEngines } from "../../testing/database.ts";
import { acceptOffer } from "./accept-offer.ts";
import { createTestContext } from "../../testing/app-context.ts";
import { decideOffer, type OfferDecision } from "./decide-offer.ts";
import { offerCommands } from "./offer-commands.ts";

type Action = Exclude<OfferDecision["action"], "back-up"> | "accept";

describe.each(testEngines)("deciding an offer on the %s engine", (engine) => {
  const { database, invite, findId, get, place, save, stored } = useOffers(engine);

  const context = () =>
    createTestContext(database(), { config: { publicUrl: "https://lettings.example.com" } });

  async function run(name: keyof typeof offerCommands, ...args: string[]) {
    const lines: string[] = [];
    const code = await offerCommands[name].run(await context(), args, (line) => lines.push(line));
    return { code, text: lines.join("\n") };
  }

  async function decide(action: Action, id: string): Promise<boolean> {
    const app = await context();
    const note = "";
    if (action === "accept") {
      const acceptance = { offerId: id, ownerId: null, note, declined: [] };
      const terms = { holdingDeposit: null, depositPence: null };
      return (await acceptOffer(app, "command line", { ...acceptance, ...terms })).ok;
    }
    const decision =
      action === "decline" ? ({ action, reason: "income", note } as const) : { action, note };
    return (await decideOffer(app, "command line", id, decision)) === "done";
  }

  const options = [
    "--listing",
    homes.full,
    "--name",
    "Ada de Brough",
    "--email",
    "ada@example.com",
  ];
  const asked = [...options, "--phone", "07700 900456"];

  test("an invitation mails its link and says it", async () => {
    const { code, text } = await run("invite", ...asked);
    expect(code).toBe(0);
    const [, secret = ""] =
      /^Invitation valid until 21\/12\/2026: https:\/\/lettings\.example\.com\/offer\/(\w{20})$/.exec(
        text,
      ) ?? [];
    expect((await (await get(secret)).json()).firstname).toBe("Ada");
    const { offer, mails } = await stored(secret);
    expect(mails).toMatchObject([
      { kind: "offer-invitation", recipient: "ada@example.com", aboutId: offer!.id },
    ]);
    expect(mails[0]?.html).toContain(`https://lettings.example.com/offer/~offer.${offer!.id}~`);
  });

  test.each([
    [[], 2],
    [options, 2],
    [[...asked, "--rent", "1"], 2],
    [asked.with(5, "nobody"), 2],
    [asked.with(1, "nowhere"), 1],
  ])("%j invites nobody", async (args, expected) => {
    expect((await run("invite", ...args)).code).toBe(expected);
    expect((await run("list")).text).toBe("There are no offers.");
  });

  test("list says where each offer stands, and withdraw ends one, once", async () => {
    const secret = await invite();
    const id = await findId(secret);
    expect((await run("list")).text).toContain(`${id}  invited  invited 21/11/2026`);
    await place(createBody(secret));
    expect((await run("list")).text).toContain(`${id}  submitted  sent 21/11/2026`);
    const withdrawn = { code: 0, text: "Offer withdrawn. We’ve told the tenants." };
    expect(await run("withdraw", id)).toEqual(withdrawn);
    expect(await run("withdraw", id)).toEqual({
      code: 1,
      text: "This offer has already been decided.",
    });
    expect(await run("withdraw", "nowhere")).toEqual({
      code: 1,
      text: "We can’t find that offer.",
    });
    expect((await run("withdraw")).code).toBe(2);
  });

  describe("a submitted offer", () => {
    let id: string;
    let secret: string;
    beforeEach(async () => {
      secret = await invite();
      id = await findId(secret);
      await place(createBody(secret));
    });

    test.each([
      ["accept", "accepted", "Your offer was accepted"],
      ["decline", "declined", "Your offer wasn’t accepted"],
      ["withdraw", "withdrawn", "Your offer was withdrawn"],
    ] as const)(
      "can be %sed, once, and its tenants are notified",
      async (action, state, subject) => {
        expect(await decide(action, id)).toBe(true);
        const { offer, history, mails, audit } = await stored(secret);
        expect(offer?.state).toBe(state);
        expect(history.at(-1)).toEqual([state, "command line"]);
        const told = mails.filter(({ kind }) => kind === `offer-${action}`);
        expect(told).toMatchObject([
          { recipient: priya.email, subject: expect.stringContaining(subject) },
        ]);
        const row = { actor: "command line", action: `offer.${state}` };
        expect(audit).toContainEqual(expect.objectContaining(row));
        expect(await decide(action, id)).toBe(false);
        expect((await stored(secret)).mails).toHaveLength(mails.length);
      },
    );
  });

  test("only what was submitted can be accepted or declined; a draft can be withdrawn", async () => {
    const secret = await invite();
    const id = await findId(secret);
    await save(secret, { draft: emptyDraft, version: 0 });
    expect(await decide("accept", id)).toBe(false);
    expect(await decide("decline", id)).toBe(false);
    expect(await decide("withdraw", id)).toBe(true);
    expect((await get(secret)).status).toBe(410);
    expect((await stored(secret)).offer).toMatchObject({ state: "withdrawn", draft: null });
  });

  test.each(["accept", "decline", "withdraw"] as const)(
    "there is nothing to %s where there is no offer",
    async (action) => {
      expect(await decide(action, "nowhere")).toBe(false);
    },
  );
});
