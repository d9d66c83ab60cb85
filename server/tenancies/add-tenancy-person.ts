import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { Applicant } from "../../domain/contacts/applicant.ts";
import { refuse } from "../../domain/tenancies/progress-rules.ts";
import { tenancyActions } from "../../domain/tenancies/tenancy-actions.ts";
import type { PersonRole } from "../../domain/tenancies/tenancy.ts";
import type { AppContext } from "../app-context.ts";
import { mailCaseLinkIn } from "../customer-page-links/renew-case-link.ts";
import { findOrAddContact } from "../contacts/claim-contact.ts";
import { getSiteOrigin } from "../platform/http/site-origin.ts";
import type { Transaction } from "../platform/database/client.ts";
import { type Recorded, type Recorder, recordProgressIn } from "./steps/record-progress.ts";
import { tenancyPeople } from "./tenancy-tables.ts";

/**
 * Names an adult who will live there without signing, or a guarantor, with their own steps, and mails
 * them the link to their page.
 */
export async function addTenancyPersonIn(
  tx: Transaction,
  app: AppContext,
  recorder: Recorder,
  {
    tenancyId,
    role,
    applicant,
  }: { tenancyId: string; role: "occupier" | "guarantor"; applicant: Applicant },
): Promise<Recorded> {
  const action = tenancyActions["add-person"].toAction({ id: randomUUID(), role, ...applicant });
  const { id, name } = action.person;
  // The tenancy keeps their name as it was entered here: another record of theirs stays as it is.
  const { id: contactId } = await findOrAddContact(tx, applicant);
  if (await isAdded(tx, { tenancyId, contactId, role, name })) return refuse("added-already");
  const contactIds = new Map([[id, contactId]]);
  const recorded = await recordProgressIn(tx, app, recorder, { tenancyId, action, contactIds });
  const siteUrl = getSiteOrigin(app.config);
  if (recorded.ok && siteUrl !== null) {
    const by = { actor: recorder.actor, at: app.now(), replyTo: app.config.agencyEmail };
    await mailCaseLinkIn(tx, { contactId }, { ...by, siteUrl });
  }
  return recorded;
}

/** A form that arrives twice. Two who share an address and a number have names of their own. */
async function isAdded(
  tx: Transaction,
  {
    tenancyId,
    contactId,
    role,
    name,
  }: Record<"tenancyId" | "contactId" | "name", string> & {
    role: PersonRole;
  },
): Promise<boolean> {
  const same = and(
    eq(tenancyPeople.tenancyId, tenancyId),
    eq(tenancyPeople.contactId, contactId),
    eq(tenancyPeople.role, role),
    eq(tenancyPeople.name, name),
  );
  return (await tx.$count(tenancyPeople, same)) > 0;
}
