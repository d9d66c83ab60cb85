import type { AppContext } from "../server/app-context.ts";
import type { ServerDatabase } from "../server/platform/database/server-engine.ts";
import { createTestContext } from "../server/testing/app-context.ts";
import { filledUntil } from "./many-records.ts";
import { listTableReads } from "./plans.ts";
import { recordStatements } from "./recorded-statements.ts";

/**
 * Reading them whole is no harm, and quicker than by an index. All other tables grow with the years or
 * with the homes: nothing may read one of them from end to end.
 */
const small: Record<string, string> = {
  staff: "colleagues, some hundred",
  staff_sessions: "those of colleagues who are signed in",
  staff_passkeys: "a few for each colleague",
  staff_links: "deleted by the hour",
  staff_challenges: "deleted by the hour",
  staff_keys: "programs that send homes, a handful",
  staff_signatures: "one for each colleague",
  negotiators: "colleagues who show homes",
  working_hours: "seven for each negotiator",
  time_off: "a few for each negotiator",
  office_settings: "one row",
  outbox_hold: "one row at most",
  branches: "a hundred",
  branch_staff: "a few for each colleague",
  diary_settings: "one row",
  secrets: "a handful",
  conversation_undos: "what can still be undone, for some minutes",
  listing_undos: "what can still be undone, for some minutes",
  decision_undos: "what can still be undone, for some minutes",
  saved_views: "a few for each colleague",
  saved_listing_views: "a few for each colleague",
  reply_templates: "texts that somebody wrote",
  reply_presence: "who writes just now",
  feed_channels: "one for each source and portal",
  feed_questions: "homes that a feed has left out, until somebody decides",
  feed_files: "deleted after 90 days, a few hundred",
  portal_files: "deleted after 90 days, a few hundred",
  mailboxes: "one for each mailbox",
  campaigns: "what the agency sent, a few a month",
  rate_limits: "callers of the last hour",
  queued_work: "what was asked for in the last second",
  view_salts: "one for each day, of which the last is kept",
  figure_mails: "one for each colleague and week",
};

export const now = () => filledUntil;
export const config = {
  publicUrl: "https://lettings.example.com",
  documentsKey: ["00".repeat(32)],
};

/**
 * Asks what the statements of some work read. Each statement is looked at once.
 * @returns a line for each statement that reads a table that grows from end to end
 */
export function createScanFinder(database: () => ServerDatabase) {
  const checked = new Set<string>();
  return async (work: (app: AppContext) => Promise<unknown>): Promise<string[]> => {
    const statements = await recordStatements(database(), async (recorded) =>
      work(await createTestContext(recorded, { now, config })),
    );
    const scans: string[] = [];
    for (const statement of statements) {
      if (checked.has(statement.text)) continue;
      checked.add(statement.text);
      for (const { table, isSequential } of await listTableReads(database().pool, statement))
        if (isSequential && !(table in small)) scans.push(`${table}: ${statement.text}`);
    }
    return scans;
  };
}
