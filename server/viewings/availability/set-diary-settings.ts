import * as v from "valibot";
import {
  createSettingsSchema,
  listSettingsDetail,
} from "../../../domain/agency/settings-fields.ts";
import { notifyOffice } from "../../agency/office-changes.ts";
import type { AppContext } from "../../app-context.ts";
import type { Outcome } from "../../platform/submissions/outcome.ts";
import { recordAudit, type StaffActor } from "../../platform/submissions/record-audit.ts";
import { diarySettings } from "../../agency/settings-tables.ts";
import { refuseFields } from "../../staff/refusals.ts";
import { transact } from "../../platform/database/transact.ts";

const schema = createSettingsSchema("diary");

export async function setDiarySettings(
  { database }: AppContext,
  by: StaffActor,
  fields: unknown,
): Promise<Outcome<{ done: string }>> {
  const read = v.safeParse(schema, fields);
  if (!read.success) return refuseFields(read.issues);
  const values = read.output;
  return transact(database.orm, async (tx): Promise<Outcome<{ done: string }>> => {
    await tx
      .insert(diarySettings)
      .values(values)
      .onConflictDoUpdate({ target: diarySettings.id, set: values });
    await recordAudit(tx, {
      actor: by,
      action: "settings.diary-changed",
      subject: "settings",
      subjectId: "diary",
      detail: listSettingsDetail("diary", values),
    });
    await notifyOffice(tx, { subject: "diary", id: null });
    return { ok: true, answer: { done: "Saved." } };
  });
}
