import { beforeEach, describe, expect, test } from "vitest";
import { emptyDraft } from "../../domain/offers/offer.ts";
import { createBody, homes, priya, useOffers } from "../testing/offers.ts";
import { testEngines } from "../testing/database.ts";
import { offerCommands } from "./offer-commands.ts";
import { acceptCommand } from "../tenancies/accept-command.ts";
import { createTestContext } from "../testing/app-context.ts";

const commands = { ...offerCommands, accept: acceptCommand };

describe.each(testEngines)("the desk's offers on the %s engine", (engine) => {
  const { database, invite, findId, get, place, save, stored } = useOffers(engine);

  async function desk(name: keyof typeof commands, ...args: string[]) {
    const lines: string[] = [];
    const config = { publicUrl: "https://lettings.example.com" };
    const app = await createTestContext(database(), { config });
    const code = await commands[name].run(app, args, (line) => lines.push(line), "/");
    return { code, text: lines.join("\n") };
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
    const { code, text } = await desk("invite", ...asked);
    expect(code).toBe(0);
    const [, secret = ""] =
      /^Invited until 21\/12\/2026: https:\/\/lettings\.example\.com\/offer\/(\w{20})$/.exec(
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
    expect((await desk("invite", ...args)).code).toBe(expected);
    expect((await desk("list")).text).toBe("There are no offers.");
  });

  test("list and show give an offer's status, with its history", async () => {
    const secret = await invite();
    const id = await findId(secret);
    await place(createBody(secret, { details: { specialrequests: "A desk" } }));
    expect((await desk("list")).text).toContain(`${id}  submitted  sent 21/11/2026`);
    const { code, text } = await desk("show", id);
    expect(code).toBe(0);
    for (const words of [
      priya.email,
      "£2,450 pcm",
      "A desk",
      "Tenant 1: Priya Raman",
      "submit by visitor",
    ]) {
      expect(text).toContain(words);
    }
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
      ["decline", "declined", "Your offer was not accepted"],
      ["withdraw", "withdrawn", "Your offer was withdrawn"],
    ] as const)(
      "can be %sed, once, and its tenants are notified",
      async (action, state, subject) => {
        expect((await desk(action, id)).code).toBe(0);
        const { offer, history, mails, audit } = await stored(secret);
        expect(offer?.state).toBe(state);
        expect(history.at(-1)).toEqual([state, "command line"]);
        expect(mails.at(-1)).toMatchObject({ recipient: priya.email, kind: `offer-${action}` });
        expect(mails.at(-1)?.subject).toContain(subject);
        const row = { actor: "command line", action: `offer.${state}` };
        expect(audit).toContainEqual(expect.objectContaining(row));
        expect((await desk(action, id)).code).toBe(1);
        expect((await stored(secret)).mails).toHaveLength(mails.length);
      },
    );
  });

  test("only what was submitted can be accepted or declined; a draft can be withdrawn", async () => {
    const secret = await invite();
    const id = await findId(secret);
    await save(secret, { draft: emptyDraft, version: 0 });
    expect((await desk("accept", id)).code).toBe(1);
    expect((await desk("decline", id)).code).toBe(1);
    expect((await desk("withdraw", id)).code).toBe(0);
    expect((await get(secret)).status).toBe(410);
    expect((await stored(secret)).offer).toMatchObject({ state: "withdrawn", draft: null });
  });

  test.each(["show", "accept", "decline", "withdraw"] as const)(
    "%s needs an existing offer",
    async (name) => {
      expect((await desk(name, "nowhere")).text).toBe("There is no such offer.");
      expect((await desk(name)).code).toBe(2);
    },
  );
});
