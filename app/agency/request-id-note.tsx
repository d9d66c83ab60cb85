import { useContext, useEffect, useState } from "react";
import { RequestIdContext } from "./request-id.ts";

/** So long ago may have failed what a visitor is told of now, milliseconds. */
const recentMs = 30_000;
const elementId = "failed-request";

/**
 * Asks the visitor to quote the id of the request that failed, where it is known.
 * @param own whether that was, where the server made the page, the request for this very page
 */
export function RequestIdNote({ own = false }: { own?: boolean }) {
  const id = useFailedRequestId(own);
  if (id === null) return null;
  return (
    <p>
      Please quote <span id={elementId}>{id}</span> if you write or call.
    </p>
  );
}

function useFailedRequestId(own: boolean): string | null {
  const serverRequestId = useContext(RequestIdContext);
  const [id, setId] = useState(() => (own ? (serverRequestId ?? readServerRequestId()) : null));
  useEffect(() => {
    const observer = new PerformanceObserver((list) => {
      const ids = list.getEntries().map(getFailedRequestId);
      setId((known) => known ?? ids.findLast((found) => found !== undefined) ?? null);
    });
    observer.observe({ type: "resource", buffered: true });
    return () => observer.disconnect();
  }, []);
  return id;
}

/** While a page takes over what the server rendered, its text is still there. */
function readServerRequestId(): string | null {
  if (import.meta.env.SSR) return null;
  return document.getElementById(elementId)?.textContent ?? null;
}

/** The site names failed answers so: a script can't read the headers of a navigation's answer. */
function getFailedRequestId(entry: PerformanceEntry): string | undefined {
  if (!(entry instanceof PerformanceResourceTiming)) return undefined;
  if (performance.now() - entry.responseEnd > recentMs) return undefined;
  return entry.serverTiming?.find(({ name }) => name === "request")?.description;
}
