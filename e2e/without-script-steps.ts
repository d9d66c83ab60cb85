import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { withArchive } from "../server/site/archive/read-archive.ts";
import { runCommand } from "./admin-command.ts";
import { site } from "./shared-sites.ts";

export async function expectChecked(page: Page, ...answers: string[]): Promise<void> {
  await expect(page.getByRole("heading", { name: "Check your answers" })).toBeVisible();
  for (const answer of answers) await expect(page.getByText(answer, { exact: true })).toBeVisible();
}

type Held = Record<
  "requests" | "enquiries" | "alerts" | "bookings" | "offers" | "campaigns",
  ({ id: string } & Record<string, unknown>)[]
> & {
  events: { action: string }[];
  mails: { kind: string }[];
};

/** What the site holds about a person, as they get it. */
export async function exportPerson(email: string): Promise<Held> {
  return JSON.parse(await runCommand(site.dataDir, "person", "export", email));
}

/** A submission's row, its entry in the audit trail, and its mails. */
export async function expectStored(
  email: string,
  record: keyof Held,
  { action, mails }: { action?: string; mails: string[] },
): Promise<void> {
  const held = await exportPerson(email);
  expect(held[record]).toHaveLength(1);
  if (action !== undefined) expect(held.events.map((event) => event.action)).toContain(action);
  expect(held.mails.map(({ kind }) => kind)).toEqual(expect.arrayContaining(mails));
}

/** A table's rows, as the site's own export has them. */
export async function exportRows(table: string): Promise<Record<string, unknown>[]> {
  const file = join(site.dataDir, `${randomUUID()}.zip`);
  await runCommand(site.dataDir, "db:export", file, "--without-photos");
  return withArchive(
    file,
    () => {},
    async ({ rows }) => {
      const found: Record<string, unknown>[] = [];
      for await (const lines of rows(table)) found.push(...lines.map((line) => JSON.parse(line)));
      return found;
    },
  );
}

/** The mails of a kind of request: to who asked, and to the office. */
export function listMails(kind: string): string[] {
  return [`${kind}-confirmation`, `${kind}-notice`];
}

/** Both mails of a submission: to who is named, and to the agency with the sender to answer. */
export async function expectMails(email: string, sender = email): Promise<void> {
  const isOwn = ({ recipients }: { recipients: string[] }) => recipients[0] === email;
  await expect.poll(() => site.mail.received.filter(isOwn).length).toBe(1);
  await expect
    .poll(() => site.mail.received.some(({ mail }) => mail.replyTo?.[0]?.address === sender))
    .toBe(true);
}
