const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** How long each kind of link works, and a challenge for a passkey. */
export const linkMs = 15 * minuteMs;
export const challengeMs = 5 * minuteMs;
export const invitationMs = 7 * dayMs;
export const setUpMs = dayMs;

/** A session ends after 12 hours without a request, and after 7 days in any case. */
export const idleMs = 12 * hourMs;
export const longestSessionMs = 7 * dayMs;

/** What needs a fresh sign-in can be done for so long after one. */
export const recentSignInMs = 15 * minuteMs;

interface SessionTimes {
  createdAt: Date;
  lastSeenAt: Date;
}

export function isSessionOver({ createdAt, lastSeenAt }: SessionTimes, now: Date): boolean {
  return (
    now.getTime() - lastSeenAt.getTime() >= idleMs ||
    now.getTime() - createdAt.getTime() >= longestSessionMs
  );
}

export function isRecentSignIn({ createdAt }: Pick<SessionTimes, "createdAt">, now: Date): boolean {
  return now.getTime() - createdAt.getTime() < recentSignInMs;
}

/** Every way in, as the list of sessions names it. */
export const signInMethods = {
  passkey: "a passkey",
  link: "a link by email",
  invitation: "an invitation",
  "set-up": "the set-up link",
  openid: "the company account",
  demo: "demo sign-in",
} as const;

export type SignInMethod = keyof typeof signInMethods;
