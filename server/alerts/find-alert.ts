import type { AlertSummary } from "../../domain/alerts/alert.ts";
import type { AppContext } from "../app-context.ts";
import { findPendingAlert, findStoppableAlert } from "./alerts.ts";
import { hashToken, isAlertToken } from "./alert-token.ts";
import { getConfirmableSince } from "./confirm-alert.ts";

export async function findAlertToConfirm(
  { database, now }: Pick<AppContext, "database" | "now">,
  token: string,
): Promise<AlertSummary | null> {
  if (!isAlertToken(token)) return null;
  return findPendingAlert(database.orm, hashToken(token), getConfirmableSince(now()));
}

export async function findAlertToStop(
  { database }: Pick<AppContext, "database">,
  token: string,
): Promise<AlertSummary | null> {
  return isAlertToken(token) ? findStoppableAlert(database.orm, token) : null;
}
