import { useEffect, useState } from "react";

/** So long ago may have failed what a visitor is told of now, milliseconds. */
const recently = 30_000;
const elementId = "failed-request";

/**
 * Asks the visitor to quote the id of the request that failed, where it is known.
 * @param served the id, while the server renders the page of a request that failed
 */
export function QuoteRequest({ served = null }: { served?: string | null }) {
  const id = useFailedRequest(served);
  if (id === null) return null;
  return (
    <p>
      Please quote <span id={elementId}>{id}</span> if you write or call.
    </p>
  );
}

function useFailedRequest(served: string | null): string | null {
  const [id, setId] = useState(() => served ?? shownByServer());
  useEffect(() => {
    if (id !== null) return;
    const observer = new PerformanceObserver((list) => {
      const entries = list.getEntries() as PerformanceResourceTiming[];
      const failed = entries.findLast((entry) => failedId(entry) !== undefined);
      if (failed) setId(failedId(failed) ?? null);
    });
    observer.observe({ type: "resource", buffered: true });
    return () => observer.disconnect();
  }, [id]);
  return id;
}

function shownByServer(): string | null {
  if (import.meta.env.SSR) return null;
  return document.getElementById(elementId)?.textContent ?? null;
}

/** The site names only answers of 5xx so. A script can't read the headers of a navigation's answer. */
function failedId({ serverTiming, responseEnd }: PerformanceResourceTiming): string | undefined {
  if (performance.now() - responseEnd > recently) return undefined;
  return serverTiming?.find(({ name }) => name === "request")?.description;
}
