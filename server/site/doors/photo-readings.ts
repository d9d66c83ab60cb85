import type { AppContext } from "../../app-context.ts";
import { recordAudit } from "../../platform/submissions/record-audit.ts";
import type { SignedIn } from "../../staff/sessions.ts";

export interface PhotoReadings {
  note: (reader: Pick<SignedIn, "staffId" | "sessionId">, homeId: string) => Promise<void>;
}

/** A page of a home shows all its pictures: in so many milliseconds they are one reading. */
const oneReadingMs = 3_600_000;
const mostKnown = 10_000;

/** Records who looked at the pictures of a draft: once an hour for each home and session. */
export function openPhotoReadings({ database, now }: AppContext): PhotoReadings {
  const known = new Map<string, number>();
  return {
    async note({ staffId, sessionId }, homeId) {
      const at = now();
      const key = `${sessionId} ${homeId}`;
      if (at.getTime() - (known.get(key) ?? -Infinity) < oneReadingMs) return;
      if (known.size >= mostKnown) known.clear();
      // Before the row is written, as the other pictures of the page are asked for meanwhile.
      known.set(key, at.getTime());
      await recordAudit(database.orm, {
        at,
        actor: { staffId },
        action: "document.read",
        subject: "listing",
        subjectId: homeId,
        detail: { kind: "draft-picture" },
      });
    },
  };
}
