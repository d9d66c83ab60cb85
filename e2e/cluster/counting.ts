import { setTimeout as pause } from "node:timers/promises";
import { Client } from "pg";
import { hashSecret } from "../../server/access-links/link-secret.ts";
import type { Load } from "./load.ts";
import type { Stage } from "./stage.ts";
import { waitFor } from "./wait.ts";

/** What is wrong with what is stored and was sent; empty if nothing is. */
export async function countAll(stage: Stage, load: Load): Promise<string[]> {
  const client = new Client({ connectionString: stage.siteUrl(stage.leaderPort) });
  await client.connect();
  const list = async (statement: string): Promise<string[]> =>
    (await client.query<{ id: string }>(statement)).rows.map(({ id }) => id);
  try {
    await waitUntilStill(() => list("select id::text from outbox where state = 'waiting'"));
    // A mail whose process had just claimed it when the leader went is due again after five minutes.
    await client.query("update outbox set next_attempt_at = now() where state = 'waiting'");
    await waitFor("mails are not sent", async () => {
      return (await list("select id from outbox where state <> 'sent'")).length === 0;
    });
    const stored = await list(
      "select id::text from enquiries union all select id::text from requests",
    );
    const mails = await list("select about_id::text as id from outbox");
    const records = await list(
      "select subject_id::text as id from audit where subject_id is not null",
    );
    const imports = await list("select id::text from audit where action = 'feed.imported'");
    const keys = await client.query<{ hash: string; id: string }>(
      "select secret_hash as hash, record_id as id from access_links where purpose = 'enquiry'",
    );
    const enquiryIds = new Map(keys.rows.map(({ hash, id }) => [hash, id]));
    const acknowledgedIds = load.acknowledged.map((id) => enquiryIds.get(hashSecret(id)) ?? id);
    const acknowledged = new Set(acknowledgedIds);
    const sent = stage.smtp.received.map(({ mail }) => mail.messageId ?? "");
    const wrong = [
      [acknowledgedIds.filter((id) => !stored.includes(id)), "acknowledged and not stored"],
      [stored.filter((id) => !acknowledged.has(id)), "stored and not acknowledged"],
      [findRepeated(stored), "stored twice"],
      [stored.filter((id) => count(mails, id) !== 2), "without its two mails"],
      [stored.filter((id) => count(records, id) !== 1), "without its one row in the audit trail"],
      [findRepeated(sent), "mails sent twice"],
      [sent.length === mails.length ? [] : [`${sent.length} of ${mails.length}`], "mails sent"],
      [imports.slice(1), "further loads of the demo"],
    ] as const;
    return wrong.flatMap(([ids, what]) =>
      ids.length > 0 ? [`${ids.length} ${what}: ${ids.slice(0, 3).join(", ")}`] : [],
    );
  } finally {
    await client.end();
  }
}

/** Until it stays as it is for five seconds: a mail that is being sent would be sent twice. */
async function waitUntilStill(read: () => Promise<string[]>): Promise<void> {
  for (let before = "", since = performance.now(); performance.now() - since < 5000;) {
    const now = (await read()).toSorted().join();
    if (now !== before) since = performance.now();
    before = now;
    await pause(200);
  }
}

function count(ids: readonly string[], id: string): number {
  return ids.filter((one) => one === id).length;
}

function findRepeated(ids: readonly string[]): string[] {
  return [...Map.groupBy(ids, (id) => id)].flatMap(([id, all]) => (all.length > 1 ? [id] : []));
}
