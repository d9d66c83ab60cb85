import { useContext, useEffect, useState } from "react";
import { RequestIdContext } from "./request-id.ts";

/** Maximum age in milliseconds of a failure to mention. */
const recentMs = 30_000;
const elementId = "failed-request";

/** `own` means that the failed request was for this page, if the server rendered it. */
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

/** During hydration the server-rendered id is still in the DOM. */
function readServerRequestId(): string | null {
  if (import.meta.env.SSR) return null;
  return document.getElementById(elementId)?.textContent ?? null;
}

/** Failed responses use `Server-Timing`: scripts can't read a navigation's headers. */
function getFailedRequestId(entry: PerformanceEntry): string | undefined {
  if (!(entry instanceof PerformanceResourceTiming)) return undefined;
  if (performance.now() - entry.responseEnd > recentMs) return undefined;
  return entry.serverTiming?.find(({ name }) => name === "request")?.description;
}
