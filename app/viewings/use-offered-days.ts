import { useEffect, useState } from "react";
import type { OfferedDays } from "../../domain/viewings/offered-days.ts";

/**
 * The days and times that somebody can keep. Null, for any of the calendar's, while they load, if
 * they don't, and where the office has set no hours: the server checks what is sent.
 */
export function useOfferedDays(listingId: string): OfferedDays {
  const [days, setDays] = useState<OfferedDays>(null);
  useEffect(() => {
    const leaving = new AbortController();
    void loadOfferedDays(listingId, leaving.signal).then(
      (found) => setDays(found),
      () => {},
    );
    return () => leaving.abort();
  }, [listingId]);
  return days;
}

async function loadOfferedDays(listingId: string, signal: AbortSignal): Promise<OfferedDays> {
  const response = await fetch(`/api/viewingtimes/${encodeURIComponent(listingId)}`, { signal });
  if (!response.ok) return null;
  const answer: { days: OfferedDays } = await response.json();
  return answer.days;
}
