import { eq } from "drizzle-orm";
import type { AppContext } from "../../app-context.ts";
import { countUnmatchedEmails } from "../held/list-unmatched-emails.ts";
import { mailboxes } from "../mail-in-tables.ts";
import { getMailboxKey } from "./mailbox-state.ts";

export interface MailInStatus {
  /** `off`: no mailbox is set. `starting`: it was not read yet. */
  state: "off" | "starting" | "reading" | "failing";
  lastReadAt: Date | null;
  failingSince: Date | null;
  /** Why it can't be read, one line without personal data. */
  problem: string | null;
  held: number;
}

/** What the office is told about its mailbox. The same in every process. */
export async function getMailInStatus({ config, database }: AppContext): Promise<MailInStatus> {
  const held = await countUnmatchedEmails(database.orm);
  const none = { lastReadAt: null, failingSince: null, problem: null, held };
  if (config.mailIn === null) return { state: "off", ...none };
  const [row] = await database.orm
    .select({
      lastReadAt: mailboxes.lastReadAt,
      failingSince: mailboxes.failingSince,
      problem: mailboxes.problem,
    })
    .from(mailboxes)
    .where(eq(mailboxes.key, getMailboxKey(config.mailIn)));
  if (!row) return { state: "starting", ...none };
  const isReading = row.lastReadAt !== null;
  const state = row.failingSince !== null ? "failing" : isReading ? "reading" : "starting";
  return { state, ...row, held };
}
