/** `failed`: no server took it. `stopped`: staff held it back before it went. */
export type MailState = "waiting" | "sent" | "failed" | "stopped";

/** The office's views of the outbox. `needed`: somebody has not heard from the agency. */
export const outboxViews = ["needed", "waiting", "sent", "stopped"] as const;
export type OutboxView = (typeof outboxViews)[number];
