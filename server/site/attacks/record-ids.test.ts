import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { emptyDraft } from "../../../domain/offers/offer.ts";
import type { MailKind } from "../../../domain/shared/mail/mail-kinds.ts";
import { accessLinks } from "../../access-links/access-link-table.ts";
import { alerts } from "../../alerts/alert-tables.ts";
import type { AppContext } from "../../app-context.ts";
import { campaignRecipients, campaignReplies } from "../../campaigns/campaign-tables.ts";
import { sendCampaign } from "../../campaigns/send-campaign.ts";
import { inviteToOffer } from "../../offers/invite-to-offer.ts";
import { offers } from "../../offers/offer-tables.ts";
import { outbox } from "../../platform/mail/outbox-table.ts";
import { createTestApp, createTestContext } from "../../testing/app-context.ts";
import { emptyTables, testEngines, useDatabase } from "../../testing/database.ts";
import { readEveryRow } from "../../testing/every-row.ts";
import { createListing } from "../../testing/listing.ts";
import { createBody, priya } from "../../testing/offers.ts";
import { fillMail, readMailedSecret } from "../../testing/sent-mails.ts";
import { addListedHomes } from "../../testing/listed-homes.ts";

const publicUrl = "https://lettings.example.com";
const person = { name: "Priya Raman", email: priya.email };

describe.each(testEngines)("with a copy of the ids of records, on the %s engine", (engine) => {
  const database = useDatabase(engine);
  const orm = () => database().orm;
  let app: AppContext;
  let secrets: Record<"offer" | "confirm" | "stop" | "campaign", string>;
  let ids: Record<"offer" | "alert" | "recipient", string>;

  const call = (path: string, body?: object, method = "POST") =>
    createTestApp(app).request(`http://lintel.test/api/${path}`, {
      method,
      headers: { "Content-Type": "application/json", "Idempotency-Key": randomUUID() },
      ...(method === "POST" && { body: JSON.stringify(body ?? {}) }),
    });
  const findMail = async (kind: MailKind) =>
    (await orm().select().from(outbox)).find((mail) => mail.kind === kind);
  const readSecret = async (kind: MailKind, before: string) =>
    readMailedSecret(app, await findMail(kind), before);
  const stateOfAlert = async () => (await orm().select().from(alerts))[0]?.state;

  beforeEach(async () => {
    await emptyTables(database());
    await addListedHomes(database(), [createListing()]);
    app = await createTestContext(database(), { config: { publicUrl } });
    const order = { listingId: createListing().id, applicant: priya, siteUrl: publicUrl };
    const invited = await inviteToOffer(app, order);
    if (!invited.ok) throw new Error(invited.refusal.detail);
    const alert = { email: priya.email, search: "bedsmin=2", frequency: "daily" };
    expect((await call("alert", alert)).status).toBe(201);
    const campaign = { kind: "renter-survey", dev: "", people: [person] } as const;
    await sendCampaign(app, { ...campaign, dryRun: false, again: false });
    const [asked] = await orm().select().from(alerts);
    const [recipient] = await orm().select().from(campaignRecipients);
    ids = { offer: invited.answer.id, alert: asked!.id, recipient: recipient!.id };
    // No mail of an alert brings news yet, so its stopping link is that of one that would.
    const stopping = { ...(await findMail("alert-confirmation"))!, html: "" };
    const unsubscribeUrl = `${publicUrl}/api/alert/~alert-stop.${ids.alert}~/unsubscribe`;
    const stop = (await fillMail(app, { ...stopping, unsubscribeUrl })).unsubscribeUrl;
    secrets = {
      offer: await readSecret("offer-invitation", "/offer/"),
      confirm: await readSecret("alert-confirmation", "/alert/confirm?id="),
      stop: stop.split("/").at(-2)!,
      campaign: await readSecret("campaign-invitation", "/renter-survey?id="),
    };
  });

  /** An id as it is, as the slot of a mail, and in forms that secrets have. */
  const disguise = (purpose: string, id: string) => [
    id,
    `~${purpose}.${id}~`,
    id.replaceAll("-", ""),
    id.replaceAll("-", "").slice(0, 20),
  ];

  test("an offer can neither be read, changed nor placed", async () => {
    for (const key of disguise("offer", ids.offer).map(encodeURIComponent)) {
      expect((await call(`offer/${key}`, undefined, "GET")).status).toBe(404);
      const draft = { draft: emptyDraft, version: 0 };
      expect((await call(`offer/${key}/draft`, draft)).status).toBe(422);
      expect((await call("placeoffer", createBody(decodeURIComponent(key)))).status).toBe(422);
    }
    expect(await orm().select().from(offers)).toMatchObject([{ state: "invited", draft: null }]);
  });

  test("an alert is neither confirmed nor stopped", async () => {
    for (const purpose of ["alert-confirm", "alert-stop"]) {
      for (const key of disguise(purpose, ids.alert).map(encodeURIComponent)) {
        expect(await (await call(`alert/${key}/confirm`)).json()).toEqual({ state: "gone" });
        await call(`alert/${key}/unsubscribe`);
      }
    }
    expect(await stateOfAlert()).toBe("pending");
  });

  test("nobody answers or opts out for a recipient of a campaign", async () => {
    for (const key of disguise("campaign", ids.recipient)) {
      expect((await call("rentersurvey", { id: key, resp: true })).status).toBe(404);
      const stopped = await call(`campaign/${encodeURIComponent(key)}/unsubscribe`);
      expect(await stopped.json()).toEqual({ state: "gone" });
    }
    expect(await orm().$count(campaignReplies)).toBe(0);
  });

  test("the hash of a secret, as a copy of the database has it, opens nothing", async () => {
    for (const { secretHash } of await orm().select().from(accessLinks)) {
      for (const key of [secretHash, secretHash.slice(0, 32), secretHash.slice(0, 20)]) {
        expect((await call(`offer/${key}`, undefined, "GET")).status).toBe(404);
        expect(await (await call(`alert/${key}/confirm`)).json()).toEqual({ state: "gone" });
        expect((await call("rentersurvey", { id: key, resp: true })).status).toBe(404);
      }
    }
  });

  test("the secret that confirms an alert doesn't stop it, and the one that stops doesn't confirm", async () => {
    expect(await (await call(`alert/${secrets.stop}/confirm`)).json()).toEqual({ state: "gone" });
    await call(`alert/${secrets.confirm}/unsubscribe`);
    await call(`campaign/${secrets.confirm}/unsubscribe`);
    await call(`alert/${secrets.campaign}/unsubscribe`);
    expect(await stateOfAlert()).toBe("pending");
    expect(await (await call(`alert/${secrets.confirm}/confirm`)).json()).toEqual({ state: "on" });
    await call(`alert/${secrets.confirm}/unsubscribe`);
    expect(await stateOfAlert()).toBe("active");
    await call(`alert/${secrets.stop}/unsubscribe`);
    expect(await stateOfAlert()).toBe("ended");
  });

  test("no row of any table holds a secret that was mailed", async () => {
    const opened = await call(`offer/${secrets.offer}`, undefined, "GET");
    expect(await opened.json()).toMatchObject({ id: secrets.offer });
    const draft = { draft: emptyDraft, version: 0 };
    expect((await call(`offer/${secrets.offer}/draft`, draft)).status).toBe(201);
    expect((await call("placeoffer", createBody(secrets.offer))).status).toBe(201);
    expect((await call(`alert/${secrets.confirm}/confirm`)).status).toBe(200);
    const answer = { id: secrets.campaign, resp: true };
    expect((await call("rentersurvey", answer)).status).toBe(201);
    const everything = await readEveryRow(orm());
    expect(everything).toContain(ids.offer);
    for (const secret of Object.values(secrets)) expect(everything).not.toContain(secret);
  });

  test("links go with their records", async () => {
    await orm().delete(offers);
    await orm().delete(alerts);
    await orm().delete(campaignRecipients);
    expect(await orm().$count(accessLinks)).toBe(0);
  });
});
