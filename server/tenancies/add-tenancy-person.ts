import { randomUUID } from "node:crypto";
import type { Applicant } from "../../domain/contacts/applicant.ts";
import type { AppContext } from "../app-context.ts";
import { upsertContact } from "../contacts/upsert-contact.ts";
import { transactIfOk } from "../platform/database/roll-back.ts";
import { type Recorded, type Recorder, recordProgressIn } from "./record-progress.ts";

/** Names an adult who will live there without signing, or a guarantor, with their own steps. */
export async function addTenancyPerson(
  app: Pick<AppContext, "database" | "config" | "now" | "payments">,
  recorder: Recorder,
  {
    tenancyId,
    role,
    applicant,
  }: { tenancyId: string; role: "occupier" | "guarantor"; applicant: Applicant },
): Promise<Recorded> {
  return transactIfOk(app.database.orm, async (tx): Promise<Recorded> => {
    const id = randomUUID();
    const name = `${applicant.firstname} ${applicant.lastname}`.trim();
    const contactIds = new Map([[id, await upsertContact(tx, applicant)]]);
    const action = { do: "add-person", person: { id, name, role } } as const;
    return recordProgressIn(tx, app, recorder, { tenancyId, action, contactIds });
  });
}
