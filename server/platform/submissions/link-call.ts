import type { Context } from "hono";
import { getClientAddress } from "../http/client-address.ts";
import type { RateLimit } from "../http/rate-limit.ts";
import type { PlatformContext } from "../platform-context.ts";
import { createProblemResponse, createTooManyRequests } from "./problem.ts";

/**
 * Handles a call whose URL is the whole request: the token proves access to the mail, so origin and
 * body are ignored. Answers `{state}`; with `?from=page` it redirects to the page instead, which
 * works without scripts.
 * @param keepsToken whether the page still needs the token in this state
 */
export function createLinkCall<State extends string>(
  app: PlatformContext,
  limit: RateLimit,
  {
    page,
    act,
    keepsToken = () => false,
  }: {
    page: string;
    act: (token: string) => Promise<State>;
    keepsToken?: (state: State) => boolean;
  },
) {
  return async (context: Context): Promise<Response> => {
    const token = context.req.param("token") ?? "";
    const fromPage = context.req.query("from") === "page";
    const seconds = await limit(getClientAddress(context, app.config));
    if (seconds !== null && !fromPage) return createProblemResponse(createTooManyRequests(seconds));
    const state = seconds === null ? await act(token) : "wait";
    if (!fromPage) return context.json({ state }, 200, { "Cache-Control": "no-store" });
    const query = new URLSearchParams({ state });
    if (state === "wait" || keepsToken(state)) query.set("id", token);
    return context.redirect(`${page}?${query}`, 303);
  };
}
