import { describe, expect, test } from "vitest";
import { stopCampaignsTo } from "../../campaigns/stop-campaigns.ts";
import { findStops } from "../../campaigns/stop-hashes.ts";
import { contacts } from "../../contacts/contact-tables.ts";
import { testEngines } from "../../testing/database.ts";
import { ada, usePeople } from "../../testing/people.ts";
import { correctEmail } from "./correct-email.ts";
import { recordMarketingChoice } from "../record-choice.ts";

const actor = { staffId: "6f1d7d7e-3c1c-4c57-9d65-0c1c9a4f7f10" };
const email = "ada.new@example.com";
const at = new Date("2026-11-21T12:00:00Z");

describe.each(testEngines)("a corrected address, on the %s engine,", (engine) => {
  const people = usePeople(engine);
  const orm = () => people.database().orm;

  async function correct() {
    const { siteSecret } = await people.appContext();
    await orm().transaction(async (tx) => {
      const [contact] = await tx.select().from(contacts);
      await correctEmail(tx, { siteSecret, actor, at }, contact!, email);
    });
    return (await findStops(orm(), siteSecret, [email])).size;
  }

  test("gets no campaigns if its owner has said no", async () => {
    await people.enquire();
    const [contact] = await orm().select().from(contacts);
    const no = {
      channel: "email",
      allowed: false,
      source: "On the telephone",
      wording: "No",
    } as const;
    await recordMarketingChoice(await people.appContext(), actor, contact!.id, no);
    expect(await correct()).toBe(1);
  });

  test("gets none if they were stopped at the former one", async () => {
    await people.enquire();
    const { siteSecret } = await people.appContext();
    const former = ada.email.toLowerCase();
    await orm().transaction((tx) => stopCampaignsTo(tx, siteSecret, former, at));
    expect(await correct()).toBe(1);
  });

  test("gets them as before if nothing was said", async () => {
    await people.enquire();
    expect(await correct()).toBe(0);
  });
});
