import type { Context } from "hono";
import { clientAddress } from "../http/client-address.ts";
import type { RateLimit } from "../http/rate-limit.ts";
import type { House } from "../house.ts";
import { confirmAlert } from "../use-cases/confirm-alert.ts";
import { endAlert } from "../use-cases/end-alert.ts";
import { problemResponse } from "./problem.ts";

/**
 * `POST /api/alert/{token}/confirm`: `{state}`, `on`, `full` or `gone`. The token is the whole
 * request: whoever has it has the mail, so neither origin nor body counts.
 */
export function confirmCall(house: House, limit: RateLimit) {
  return linkCall(house, limit, "/alert/confirm", (token) => confirmAlert(house, token));
}

/**
 * `POST /api/alert/{token}/unsubscribe`: `{state: "stopped"}`, also for an alert that has ended or
 * never was. The one click of RFC 8058: no cookie, no page, any body.
 */
export function unsubscribeCall(house: House, limit: RateLimit) {
  return linkCall(house, limit, "/alert/stop", async (token) => {
    await endAlert(house, token);
    return "stopped" as const;
  });
}

/**
 * With `?from=page` the answer leads back to the page with the button, so that it works without
 * scripts. What is left to confirm keeps its token there.
 */
function linkCall(
  house: House,
  limit: RateLimit,
  page: string,
  act: (token: string) => Promise<"on" | "full" | "gone" | "stopped">,
) {
  return async (context: Context): Promise<Response> => {
    const token = context.req.param("token") ?? "";
    const fromPage = context.req.query("from") === "page";
    const seconds = await limit(clientAddress(context, house.config));
    if (seconds !== null && !fromPage) return tooMany(seconds);
    const state = seconds === null ? await act(token) : "wait";
    if (!fromPage) return context.json({ state }, 200, { "Cache-Control": "no-store" });
    const query = new URLSearchParams({ state });
    if (state === "full" || state === "wait") query.set("id", token);
    return context.redirect(`${page}?${query}`, 303);
  };
}

function tooMany(seconds: number): Response {
  return problemResponse({
    status: 429,
    title: "Too many requests",
    detail: `Please wait ${seconds} seconds and try again.`,
    headers: { "Retry-After": String(seconds) },
  });
}
