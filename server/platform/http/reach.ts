import { isLoopbackHost } from "./site-origin.ts";

/** What a proxy adds that says for whom it asks. One that adds none of them can't be told from a browser. */
const forwarding = ["Forwarded", "Via", "X-Forwarded-For", "X-Forwarded-Host", "X-Real-IP"];

/** How this process has been reached since it started. */
export interface Reach {
  note: (request: Pick<Request, "headers">) => void;
  /** Under another name than this machine's, or through a proxy. */
  isFromOutside: () => boolean;
}

export function openReach(): Reach {
  let isFromOutside = false;
  return {
    note({ headers }) {
      if (isFromOutside) return;
      const host = headers.get("Host")?.replace(/:\d+$/, "");
      isFromOutside =
        (host !== undefined && !isLoopbackHost(host)) ||
        forwarding.some((name) => headers.has(name));
    },
    isFromOutside: () => isFromOutside,
  };
}
