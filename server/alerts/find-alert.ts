import type { AlertSummary } from "../../domain/alerts/alert.ts";
import type { AppContext } from "../app-context.ts";
import { findPendingAlert, findStoppableAlert } from "./alerts.ts";
import { findRecordId } from "../access-links/access-links.ts";
import { getConfirmableSince } from "./confirm-alert.ts";

export async function findAlertToConfirm(
  app: AppContext,
  linkSecret: string,
): Promise<AlertSummary | null> {
  const id = await findRecordId(app, "alert-confirm", linkSecret);
  return id === null
    ? null
    : findPendingAlert(app.database.orm, id, getConfirmableSince(app.now()));
}

export async function findAlertToStop(
  app: AppContext,
  linkSecret: string,
): Promise<AlertSummary | null> {
  const id = await findRecordId(app, "alert-stop", linkSecret);
  return id === null ? null : findStoppableAlert(app.database.orm, id);
}
