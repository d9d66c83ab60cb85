import type { RateLimit } from "../platform/http/rate-limit.ts";
import type { AppContext } from "../app-context.ts";
import { confirmAlert } from "./confirm-alert.ts";
import { endAlert } from "./end-alert.ts";
import { linkCall } from "../platform/submissions/link-call.ts";

/** `POST /api/alert/{token}/confirm`: `{state}`, `on`, `full` or `gone`. */
export function confirmCall(app: AppContext, limit: RateLimit) {
  return linkCall(app, limit, {
    page: "/alert/confirm",
    act: (token) => confirmAlert(app, token),
    keepsToken: (state) => state === "full",
  });
}

/**
 * `POST /api/alert/{token}/unsubscribe`: `{state: "stopped"}`, also for an alert that has ended or
 * never was. The one click of RFC 8058: no cookie, no page, any body.
 */
export function unsubscribeCall(app: AppContext, limit: RateLimit) {
  return linkCall(app, limit, {
    page: "/alert/stop",
    async act(token) {
      await endAlert(app, token);
      return "stopped" as const;
    },
  });
}
