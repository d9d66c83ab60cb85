import { describe, expect, test } from "vitest";
import { campaignRecipients, campaigns } from "./campaign-tables.ts";
import { testEngines } from "../testing/database.ts";
import { toMailText } from "../platform/mail/render-mail.ts";
import { createTestContext } from "../testing/app-context.ts";
import { deleteExpiredRecords } from "../privacy/maintenance-job.ts";
import { sendCampaign } from "./send-campaign.ts";
import { addBranch, islington, peckham } from "../testing/branches.ts";
import { conversations } from "../conversations/conversation-tables.ts";
import { ada, bea, publicUrl, useCampaigns } from "../testing/campaigns.ts";

describe.each(testEngines)("A campaign on the %s engine", (engine) => {
  const {
    send,
    call,
    mails,
    recipients,
    secretOf,
    stops,
    database,
    audited,
    clock,
    appContext,
    ...desk
  } = useCampaigns(engine);

  test("writes to everybody of the list, each with links of their own", async () => {
    const counts = await send({ dev: "Tannery Yard", people: [ada, bea] });
    expect(counts).toEqual({ written: 2, repeated: 0, stopped: 0, before: 0 });
    const [one, other] = await recipients();
    expect(one?.id).not.toBe(other?.id);
    const texts = (await mails()).map(({ html }) => toMailText(html));
    for (const { id } of [one!, other!]) {
      for (const resp of [true, false]) {
        const link = `${publicUrl}/request-viewing?id=~campaign.${id}~&dev=Tannery+Yard&resp=${resp}`;
        expect(texts.filter((text) => text.includes(link))).toHaveLength(1);
      }
    }
  });

  test("about a development is of the branch in whose area that is: its phone, and the answers", async () => {
    await addBranch(await appContext(), islington);
    const branch = await addBranch(await appContext(), { ...peckham, areas: "E14" });
    await send({ dev: "tidewater wharf" });
    await call("emailcampaign", { id: await secretOf(), resp: true });
    const texts = (await mails()).map(({ html }) => toMailText(html));
    expect(texts).toHaveLength(3);
    for (const text of texts) expect(text).toContain(peckham.phone);
    expect(await database().orm.select().from(conversations)).toMatchObject([
      { branch, area: "E14" },
    ]);
  });

  test("writes once to an address that comes up again in another case", async () => {
    const again = { name: "Someone", email: "ADA@EXAMPLE.COM" };
    expect(await send({ people: [ada, again, bea] })).toMatchObject({ written: 2, repeated: 1 });
    expect((await recipients()).map(({ name }) => name)).toEqual(["Ada Brough", "Bea Kerr"]);
  });

  test("resumes where it was interrupted, and writes to nobody twice", async () => {
    await send();
    await database().orm.update(campaigns).set({ sentAt: null });
    expect(await send({ people: [ada, bea] })).toMatchObject({ written: 1, before: 1 });
    expect(await mails()).toHaveLength(2);
    expect(await desk.campaigns()).toMatchObject([{ sentAt: clock.now }]);
  });

  test("sent a second time writes to nobody twice, whatever the case of the address", async () => {
    await send();
    const people = [{ ...ada, email: "ADA@example.com" }, bea];
    expect(await send({ people, dryRun: true })).toMatchObject({ written: 1, before: 1 });
    expect(await send({ people })).toMatchObject({ written: 1, before: 1 });
    expect((await mails()).map(({ recipient }) => recipient)).toEqual([ada.email, bea.email]);
  });

  test("writes to the same people about another development, and once more where that is asked for", async () => {
    await send();
    expect(await send({ dev: "Tannery Yard" })).toMatchObject({ written: 1, before: 0 });
    expect(await send({ again: true, dryRun: true })).toMatchObject({ written: 1, before: 0 });
    expect(await send({ again: true })).toMatchObject({ written: 1, before: 0 });
    expect(await desk.campaigns()).toHaveLength(3);
  });

  test("sent twice at the same moment writes to nobody twice in one campaign", async () => {
    await Promise.all([send({ people: [ada, bea] }), send({ people: [bea, ada] })]);
    const rows = await database()
      .orm.selectDistinct({
        campaign: campaignRecipients.campaignId,
        email: campaignRecipients.emailKey,
      })
      .from(campaignRecipients);
    expect(rows).toHaveLength((await mails()).length);
  });

  test("of more people than fit in one batch is sent whole", async () => {
    const people = Array.from({ length: 250 }, (_, n) => ({ ...ada, email: `p${n}@example.com` }));
    expect((await send({ people })).written).toBe(250);
    expect(await mails()).toHaveLength(250);
  });

  test("as a dry run counts the same and writes nothing", async () => {
    await send({ people: [bea] });
    await call(`campaign/${await secretOf()}/unsubscribe`);
    const before = [await mails(), await desk.campaigns(), await audited()];
    const people = [ada, { ...ada, email: "ada@example.com" }, bea];
    expect(await send({ people, dryRun: true })).toEqual({
      written: 1,
      repeated: 1,
      stopped: 1,
      before: 0,
    });
    expect([await mails(), await desk.campaigns(), await audited()]).toEqual(before);
  });

  test("is not sent from a site that does not know its address", async () => {
    const lost = await createTestContext(database(), {
      config: { publicUrl: null, host: "0.0.0.0" },
    });
    const order = {
      kind: "renter-check",
      dev: "",
      people: [ada],
      dryRun: false,
      again: false,
    } as const;
    expect(await sendCampaign(lost, order)).toEqual({
      ok: false,
      problem: "The emails need links. Set PUBLIC_URL to the site’s address.",
    });
    expect(await mails()).toEqual([]);
  });

  test("leaves an audit row with its counts, and no person in it", async () => {
    await send({ people: [ada, bea] });
    const rows = await audited();
    expect(rows).toMatchObject([
      {
        actor: "command line",
        action: "campaign.sent",
        detail: { kind: "request-viewing", written: 2 },
      },
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/\b(?:ada|bea)\b|@/i);
  });

  describe("that somebody opts out of", () => {
    const stop = async () =>
      (await call(`campaign/${await secretOf(ada.email)}/unsubscribe`)).json();

    test("writes to everybody else the next time, whatever its kind", async () => {
      await send();
      expect(await stop()).toEqual({ state: "stopped" });
      const people = [{ ...ada, email: "ada@EXAMPLE.com" }, bea];
      const next = await send({ kind: "renter-survey", people });
      expect(next).toMatchObject({ written: 1, stopped: 1 });
    });

    test("removes the queued mails, and stores no address for it", async () => {
      await send({ people: [ada, bea] });
      await send({ kind: "renter-survey", people: [ada] });
      await stop();
      expect((await mails()).map(({ recipient }) => recipient)).toEqual([bea.email]);
      const kept = [await stops(), await audited()];
      expect(JSON.stringify(kept)).not.toMatch(/\bada\b|@/i);
    });

    test("answers the same a second time", async () => {
      await send();
      await stop();
      expect(await stop()).toEqual({ state: "stopped" });
      expect(await stops()).toHaveLength(1);
    });

    test.each(["x".repeat(32), "x", "%00"])("stops nothing by the id %s", async (id) => {
      await send();
      expect(await (await call(`campaign/${id}/unsubscribe`)).json()).toEqual({ state: "gone" });
      expect(await stops()).toEqual([]);
      expect(await mails()).toHaveLength(1);
    });

    test("returns to the page from its button", async () => {
      await send();
      const response = await call(`campaign/${await secretOf()}/unsubscribe?from=page`);
      expect([response.status, response.headers.get("Location")]).toEqual([
        303,
        "/campaign/stop?state=stopped",
      ]);
    });
  });

  test("is erased after two years, with whom it wrote to, answers and mails", async () => {
    await send();
    await call("emailcampaign", { id: await secretOf(), resp: true });
    const deleteAt = (at: string) =>
      deleteExpiredRecords({ database: database(), now: () => new Date(at) });
    await deleteAt("2028-11-21T11:59:59Z");
    expect(await desk.campaigns()).toHaveLength(1);
    await deleteAt("2028-11-21T12:00:00Z");
    expect([await desk.campaigns(), await recipients(), await mails()]).toEqual([[], [], []]);
    expect(await audited()).toContainEqual(
      expect.objectContaining({ actor: "job", detail: { campaigns: 1, mails: 3 } }),
    );
  });
});
