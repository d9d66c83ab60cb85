import { formatDuration } from "../../../domain/shared/formats/duration.ts";
import type { MailState } from "../../../domain/shared/mail/mail-states.ts";

export interface DescribedMail {
  when: string;
  state: string;
  look: "ok" | "warn" | "err" | "info";
  why: string;
}

interface Mail {
  state: MailState;
  attempts: number;
  lastError: string | null;
  createdAt: Date;
  nextAttemptAt: Date;
  sentAt: Date | null;
  bouncedAt: Date | null;
  bounceReason: string | null;
}

/** A mail's state in words: what happened, and what happens next. */
export function describeMail(
  mail: Mail,
  format: (moment: Date) => string,
  now: Date,
): DescribedMail {
  const { state, attempts, lastError, createdAt, nextAttemptAt, sentAt } = mail;
  const when = format(createdAt);
  const reason = lastError ?? "";
  if (mail.bouncedAt !== null) {
    return { when, state: "Bounced", look: "err", why: mail.bounceReason ?? "" };
  }
  switch (state) {
    case "sent":
      return {
        when: format(sentAt ?? createdAt),
        state: "Accepted by their mail server",
        look: "ok",
        why: attempts > 1 ? `After ${attempts} attempts` : "",
      };
    case "failed":
      return { when, state: "Failed", look: "err", why: reason };
    case "stopped":
      return { when, state: "Stopped", look: "warn", why: "Stopped by staff" };
    default:
      if (attempts > 0 && lastError !== null) {
        const why = `${reason} Next attempt at ${format(nextAttemptAt)}.`;
        return { when, state: "Failed, retrying", look: "err", why };
      }
      return nextAttemptAt > now
        ? {
            when: format(nextAttemptAt),
            state: "Scheduled",
            look: "info",
            why: sayHowSoon(nextAttemptAt, now),
          }
        : { when, state: "Waiting", look: "warn", why: "Sending now" };
  }
}

/** Nothing for one that is hours away: it has its time. */
function sayHowSoon(at: Date, now: Date): string {
  const minutes = Math.ceil((at.getTime() - now.getTime()) / 60_000);
  return minutes < 60 ? `Sending in ${formatDuration(minutes)}` : "";
}
