import { randomUUID } from "node:crypto";
import type { Applicant } from "../../domain/contacts/applicant.ts";
import type { AppContext } from "../app-context.ts";
import { mailCaseLinkIn } from "../case-links/renew-case-link.ts";
import { upsertContact } from "../contacts/upsert-contact.ts";
import { getSiteOrigin } from "../platform/http/site-origin.ts";
import type { Transaction } from "../platform/database/client.ts";
import { type Recorded, type Recorder, recordProgressIn } from "./record-progress.ts";

/**
 * Names an adult who will live there without signing, or a guarantor, with their own steps, and mails
 * them the link to their page.
 */
export async function addTenancyPersonIn(
  tx: Transaction,
  app: Pick<AppContext, "config" | "now" | "payments" | "database">,
  recorder: Recorder,
  {
    tenancyId,
    role,
    applicant,
  }: { tenancyId: string; role: "occupier" | "guarantor"; applicant: Applicant },
): Promise<Recorded> {
  const id = randomUUID();
  const name = `${applicant.firstname} ${applicant.lastname}`.trim();
  const contactIds = new Map([[id, await upsertContact(tx, applicant)]]);
  const action = { do: "add-person", person: { id, name, role } } as const;
  const recorded = await recordProgressIn(tx, app, recorder, { tenancyId, action, contactIds });
  const siteUrl = getSiteOrigin(app.config);
  if (recorded.ok && siteUrl !== null) {
    const by = { actor: recorder.actor, at: app.now(), replyTo: app.config.agencyEmail };
    for (const contactId of contactIds.values())
      await mailCaseLinkIn(tx, { contactId }, { ...by, siteUrl });
  }
  return recorded;
}
