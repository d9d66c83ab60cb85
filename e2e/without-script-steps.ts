import { expect, type Page } from "@playwright/test";
import { runCommand } from "./admin-command.ts";
import type { SiteWithFeed } from "./site-with-feed.ts";

export async function expectChecked(page: Page, ...answers: string[]): Promise<void> {
  await expect(page.getByRole("heading", { name: "Check your answers" })).toBeVisible();
  for (const answer of answers) await expect(page.getByText(answer, { exact: true })).toBeVisible();
}

/** The row of a submission, by its entry in the audit trail. */
export function expectStored(site: SiteWithFeed, email: string, action: string): void {
  const held: { events: { action: string }[] } = JSON.parse(
    runCommand(site.dataDir, "person", "export", email),
  );
  expect(held.events.map((event) => event.action)).toContain(action);
}

/** Both mails of a submission: to who is named, and to the agency with the sender to answer. */
export async function expectMails(
  site: SiteWithFeed,
  email: string,
  sender = email,
): Promise<void> {
  const isOwn = ({ recipients }: { recipients: string[] }) => recipients[0] === email;
  await expect.poll(() => site.mail.received.filter(isOwn).length).toBe(1);
  await expect
    .poll(() => site.mail.received.some(({ mail }) => mail.replyTo?.[0]?.address === sender))
    .toBe(true);
}
