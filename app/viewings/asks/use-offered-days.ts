import { useEffect, useState } from "react";
import type { OfferedDays } from "../../../domain/viewings/asks/offered-days.ts";

/**
 * The days and times that somebody can keep. Null, for any of the calendar's, while they load, if
 * they don't, and where the office has set no hours: the server checks what is sent.
 * @param refusal of a time that was taken meanwhile, after which they are read again
 */
export function useOfferedDays(listingId: string, refusal: string | undefined): OfferedDays {
  const [days, setDays] = useState<OfferedDays>(null);
  useEffect(() => {
    const leaving = new AbortController();
    void loadOfferedDays(listingId, {
      signal: leaving.signal,
      cache: refusal === undefined ? "default" : "reload",
    }).then(
      (found) => setDays(found),
      () => {},
    );
    return () => leaving.abort();
  }, [listingId, refusal]);
  return days;
}

async function loadOfferedDays(listingId: string, options: RequestInit): Promise<OfferedDays> {
  const response = await fetch(`/api/viewingtimes/${encodeURIComponent(listingId)}`, options);
  if (!response.ok) return null;
  const answer: { days: OfferedDays } = await response.json();
  return answer.days;
}
