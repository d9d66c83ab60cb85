import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import type { CampaignKind } from "../../domain/campaigns/campaign.ts";
import { testEngines } from "../testing/database.ts";
import { createTestApp, createTestContext } from "../testing/app-context.ts";
import { ada, bea, useCampaigns } from "../testing/campaigns.ts";

const calls: [call: string, kind: CampaignKind, more: object, mails: string[]][] = [
  ["emailcampaign", "request-viewing", {}, ["campaign-confirmation", "campaign-notice"]],
  ["rentercheck", "renter-check", { dev: "Tannery Yard" }, ["campaign-notice"]],
  ["rentersurvey", "renter-survey", { dev: "Tannery Yard" }, ["campaign-notice"]],
];

describe.each(testEngines)("on the %s engine", (engine) => {
  const { send, call, secretOf, replies, kinds, mails, audited, appContext, database } =
    useCampaigns(engine);

  describe.each(calls)("POST /api/%s", (name, kind, more, answerMails) => {
    const answer = async (resp: unknown, how?: Parameters<typeof call>[2]) =>
      call(name, { id: await secretOf(), ...more, resp }, how);

    test("stores the answer and queues the mails that it promises", async () => {
      await send({ kind });
      const response = await answer(true);
      expect([response.status, await response.json()]).toEqual([201, { ok: true }]);
      expect(await replies()).toMatchObject([{ resp: true }]);
      expect(await kinds()).toEqual([...answerMails, "campaign-invitation"].toSorted());
    });

    test("stores each answer with its time; mails are queued only when it differs from the last", async () => {
      await send({ kind });
      for (const [minute, resp] of [true, true, false, false, true].entries()) {
        await answer(resp, { at: `2026-11-21T12:0${minute}:00Z` });
      }
      expect(
        (await replies()).map(({ resp, createdAt }) => [resp, createdAt.getUTCMinutes()]),
      ).toEqual([true, true, false, false, true].map((resp, minute) => [resp, minute]));
      expect(await kinds()).toHaveLength(1 + 3 * answerMails.length);
    });

    test("sent again with its key is stored once", async () => {
      await send({ kind });
      const key = randomUUID();
      expect((await answer(true, { key })).status).toBe(201);
      expect((await answer(true, { key })).status).toBe(201);
      expect(await replies()).toHaveLength(1);
    });

    test("given twice at the same moment writes its mails once", async () => {
      await send({ kind });
      await Promise.all([answer(true), answer(true)]);
      expect(await replies()).toHaveLength(2);
      expect(await kinds()).toHaveLength(1 + answerMails.length);
    });

    test("answers an unknown id, and one of another kind, with the same 404", async () => {
      const other = calls.find(([, of]) => of !== kind)!;
      await send({ kind: other[1] });
      const bodies = [];
      for (const id of [await secretOf(), "x".repeat(32), "c7Q2"]) {
        const response = await call(name, { id, ...more, resp: true });
        expect(response.status).toBe(404);
        bodies.push(await response.text());
      }
      expect(new Set(bodies).size).toBe(1);
      expect(await replies()).toEqual([]);
      expect(await kinds()).toEqual(["campaign-invitation"]);
    });

    test.each([
      { id: undefined },
      { id: "" },
      { id: 7 },
      { resp: "true" },
      { resp: undefined },
      { extra: 1 },
    ])("refuses %j", async (wrong) => {
      const response = await call(name, { id: "c7Q2", ...more, resp: true, ...wrong });
      expect(response.status).toBe(422);
    });

    test("GET answers nothing: a mail scanner follows links", async () => {
      await send({ kind });
      const app = createTestApp(await appContext());
      const response = await app.request(`http://lintel.test/api/${name}?id=${await secretOf()}`);
      expect(response.status).toBe(405);
      expect(await replies()).toEqual([]);
    });
  });

  test("only the viewing campaign's call refuses a development", async () => {
    const response = await call("emailcampaign", { id: "c7Q2", dev: "Tannery Yard", resp: true });
    expect(response.status).toBe(422);
  });

  test("the mails name the campaign's development, whatever the link says", async () => {
    await send({ kind: "renter-survey", dev: "Tannery Yard" });
    await call("rentersurvey", { id: await secretOf(), dev: "Elsewhere", resp: true });
    const notice = (await mails()).find(({ kind }) => kind === "campaign-notice");
    expect(notice?.html).toContain("Tannery Yard");
    expect(notice?.html).not.toContain("Elsewhere");
  });

  test("an answer is the recipient's own, and its audit row names no person", async () => {
    await send({ people: [ada, bea] });
    await call("emailcampaign", { id: await secretOf(bea.email), resp: false });
    const confirmation = (await mails()).find(({ kind }) => kind === "campaign-confirmation");
    expect(confirmation?.recipient).toBe(bea.email);
    const rows = await audited();
    expect(rows).toContainEqual(
      expect.objectContaining({ actor: "visitor", action: "campaign.answered" }),
    );
    expect(JSON.stringify(rows)).not.toMatch(/\bbea\b|@/i);
  });

  test("the calls are limited by address, and by the id of a link", async () => {
    await send();
    const app = createTestApp(
      await createTestContext(database(), { config: { rateLimit: true, trustedProxy: 1 } }),
    );
    const id = await secretOf();
    const post = (from: string, given: string) =>
      app.request("http://localhost/api/emailcampaign", {
        method: "POST",
        headers: { "Content-Type": "application/json", "X-Forwarded-For": from },
        body: JSON.stringify({ id: given, resp: true }),
      });
    for (let n = 0; n < 20; n++) expect((await post(`192.0.2.${n}`, id)).status).toBe(201);
    expect((await post("192.0.2.99", id)).status).toBe(429);
    for (let n = 0; n < 30; n++) {
      expect((await post("198.51.100.1", "x".repeat(32))).status).toBe(404);
    }
    expect((await post("198.51.100.1", "x".repeat(32))).status).toBe(429);
  });
});
