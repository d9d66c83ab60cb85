/**
 * `failed`: no server took it. `bounced`: a server took it and sent it back. `stopped`: staff held it
 * back before it went.
 */
export const mailStates = ["waiting", "sent", "failed", "bounced", "stopped"] as const;
export type MailState = (typeof mailStates)[number];

/** The office's views of the outbox. `needed`: somebody has not heard from the agency. */
export const outboxViews = ["needed", "waiting", "sent", "stopped"] as const;
export type OutboxView = (typeof outboxViews)[number];
