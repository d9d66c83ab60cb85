import { useContext, useEffect, useState } from "react";
import { RequestIdContext } from "./request-id.ts";

/** So long ago may have failed what a visitor is told of now, milliseconds. */
const recently = 30_000;
const elementId = "failed-request";

/**
 * Asks the visitor to quote the id of the request that failed, where it is known.
 * @param own whether that was, where the server made the page, the request for this very page
 */
export function QuoteRequest({ own = false }: { own?: boolean }) {
  const id = useFailedRequest(own);
  if (id === null) return null;
  return (
    <p>
      Please quote <span id={elementId}>{id}</span> if you write or call.
    </p>
  );
}

function useFailedRequest(own: boolean): string | null {
  const served = useContext(RequestIdContext);
  const [id, setId] = useState(() => (own ? (served ?? shownByServer()) : null));
  useEffect(() => {
    const observer = new PerformanceObserver((list) => {
      const ids = list.getEntries().map(failedId);
      setId((known) => known ?? ids.findLast((found) => found !== undefined) ?? null);
    });
    observer.observe({ type: "resource", buffered: true });
    return () => observer.disconnect();
  }, []);
  return id;
}

/** While a page takes over what the server rendered, its text is still there. */
function shownByServer(): string | null {
  if (import.meta.env.SSR) return null;
  return document.getElementById(elementId)?.textContent ?? null;
}

/** The site names failed answers so: a script can't read the headers of a navigation's answer. */
function failedId(entry: PerformanceEntry): string | undefined {
  if (!(entry instanceof PerformanceResourceTiming)) return undefined;
  if (performance.now() - entry.responseEnd > recently) return undefined;
  return entry.serverTiming?.find(({ name }) => name === "request")?.description;
}
