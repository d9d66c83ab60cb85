import { isbot } from "isbot";

export interface PageReader {
  method: string;
  userAgent: string | undefined;
  /** A browser may fetch a page that nobody looks at. */
  isPrefetch: boolean;
}

export function readPageReader({
  method,
  headers,
}: Pick<Request, "method" | "headers">): PageReader {
  return {
    method,
    userAgent: headers.get("User-Agent") ?? undefined,
    isPrefetch: /prefetch/.test(headers.get("Sec-Purpose") ?? ""),
  };
}

/** As far as a request says: a program that calls itself a browser counts as somebody. */
export function isLikelyHuman({ method, userAgent, isPrefetch }: PageReader): boolean {
  return method === "GET" && !isPrefetch && Boolean(userAgent) && !isbot(userAgent);
}
