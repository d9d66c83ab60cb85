import { alertPayload } from "../../domain/alerts/alert-payload.ts";
import type { AppContext } from "../app-context.ts";
import { rateLimit, limitByEmail } from "../platform/http/rate-limit.ts";
import { confirmAlert } from "./confirm-alert.ts";
import { endAlert } from "./end-alert.ts";
import { createLinkCall } from "../platform/submissions/link-call.ts";
import { writeCall } from "../platform/submissions/write-call.ts";
import { requestAlert } from "./request-alert.ts";

/** `POST /api/alert`: `{ok: true}`, whether or not there is an alert for the address. */
export function createAlertCall(app: AppContext) {
  const byEmail = limitByEmail(app, "alert", 5);
  return writeCall(app, {
    schema: alertPayload,
    limit: rateLimit(app, "alert", 10, 60),
    pretend: () => ({ ok: true }),
    run: (input, submission) => requestAlert({ ...app, byEmail }, input, submission),
  });
}

export function confirmCall(app: AppContext) {
  return createLinkCall(app, rateLimit(app, "confirm", 30, 60), {
    page: "/alert/confirm",
    act: (token) => confirmAlert(app, token),
    keepsToken: (state) => state === "full",
  });
}

/**
 * `POST /api/alert/{token}/unsubscribe`: `{state: "stopped"}`, also for an ended or unknown alert.
 * One-click unsubscribe (RFC 8058): no cookie, no page, any body.
 */
export function unsubscribeCall(app: AppContext) {
  // Mail providers send the clicks of many readers from few addresses.
  return createLinkCall(app, rateLimit(app, "unsubscribe", 600, 60), {
    page: "/alert/stop",
    async act(token) {
      await endAlert(app, token);
      return "stopped" as const;
    },
  });
}
