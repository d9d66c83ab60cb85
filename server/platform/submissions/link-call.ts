import type { Context } from "hono";
import { clientAddress } from "../http/client-address.ts";
import type { RateLimit } from "../http/rate-limit.ts";
import type { PlatformContext } from "../platform-context.ts";
import { problemResponse, tooManyRequests } from "./problem.ts";

/**
 * A call whose address is the whole request: whoever has the token has the mail, so neither origin
 * nor body counts. It answers `{state}`. With `?from=page` the answer leads back to the page with
 * the button, so that it works without scripts.
 * @param keepsToken whether the page has more to do for the token in this state
 */
export function linkCall<State extends string>(
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
    const seconds = await limit(clientAddress(context, app.config));
    if (seconds !== null && !fromPage) return problemResponse(tooManyRequests(seconds));
    const state = seconds === null ? await act(token) : "wait";
    if (!fromPage) return context.json({ state }, 200, { "Cache-Control": "no-store" });
    const query = new URLSearchParams({ state });
    if (state === "wait" || keepsToken(state)) query.set("id", token);
    return context.redirect(`${page}?${query}`, 303);
  };
}
