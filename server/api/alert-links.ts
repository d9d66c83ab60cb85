import type { RateLimit } from "../http/rate-limit.ts";
import type { House } from "../house.ts";
import { confirmAlert } from "../use-cases/confirm-alert.ts";
import { endAlert } from "../use-cases/end-alert.ts";
import { linkCall } from "./link-call.ts";

/** `POST /api/alert/{token}/confirm`: `{state}`, `on`, `full` or `gone`. */
export function confirmCall(house: House, limit: RateLimit) {
  return linkCall(house, limit, {
    page: "/alert/confirm",
    act: (token) => confirmAlert(house, token),
    keepsToken: (state) => state === "full",
  });
}

/**
 * `POST /api/alert/{token}/unsubscribe`: `{state: "stopped"}`, also for an alert that has ended or
 * never was. The one click of RFC 8058: no cookie, no page, any body.
 */
export function unsubscribeCall(house: House, limit: RateLimit) {
  return linkCall(house, limit, {
    page: "/alert/stop",
    async act(token) {
      await endAlert(house, token);
      return "stopped" as const;
    },
  });
}
