import { useCallback, useState } from "react";
import { href } from "react-router";
import * as v from "valibot";
import type { OfficeSubject } from "../../../../domain/shared/office-subjects.ts";

const counts = v.object({
  today: v.number(),
  inbox: v.number(),
  offers: v.number(),
  lets: v.number(),
  mails: v.number(),
  feeds: v.number(),
});

export type WaitingCounts = v.InferOutput<typeof counts>;

/** What the counts are about. Null stands for anything. */
export function isCounted(subject: OfficeSubject | null): boolean {
  return (
    subject === null || ["conversation", "offer", "tenancy", "outbox", "feed"].includes(subject)
  );
}

/**
 * The rail's counts: as the page brought them, until a change that the page does not show.
 * @returns them, and what reads them again
 */
export function useCounts(
  brought: WaitingCounts | null,
): [counts: WaitingCounts | null, readAgain: () => Promise<void>] {
  const [later, setLater] = useState({ than: brought, counts: brought });
  const readAgain = useCallback(async () => {
    // Whoever is signed out meanwhile is led away by the page, not by its counts.
    const response = await fetch(href("/office/counts"), { redirect: "error" }).catch(() => null);
    if (!response?.ok) return;
    const read = v.safeParse(counts, await response.json());
    if (read.success) setLater({ than: brought, counts: read.output });
  }, [brought]);
  return [later.than === brought ? later.counts : brought, readAgain];
}
