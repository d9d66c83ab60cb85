import { type Client, escapeIdentifier, escapeLiteral } from "pg";

/** What the site's queries rely on in every connection. */
const settings = {
  timezone: "UTC",
  datestyle: "ISO, YMD",
  statement_timeout: "15s",
  idle_in_transaction_session_timeout: "30s",
};

/** For a connection that nobody else uses, in one step. */
export const setSession = Object.entries(settings)
  .map(([name, value]) => `set ${name} to ${escapeLiteral(value)}`)
  .join("; ");

/**
 * Stores them as the role's own in this database. A pooler hands each transaction to another
 * connection, so what one `SET` did would hold for some of them, and for others' too.
 */
export async function storeRoleSettings(client: Client): Promise<void> {
  const { rows } = await client.query<{ role: string; name: string; stored: string[] }>(`
    select current_user as role, current_database() as name, coalesce((
      select setconfig from pg_db_role_setting
      where setdatabase = (select oid from pg_database where datname = current_database())
        and setrole = current_user::regrole), '{}') as stored`);
  const { role = "", name = "", stored = [] } = rows[0] ?? {};
  const of = `${escapeIdentifier(role)} in database ${escapeIdentifier(name)}`;
  for (const [setting, value] of Object.entries(settings)) {
    if (stored.some((one) => one.toLowerCase() === `${setting}=${value}`.toLowerCase())) continue;
    await client.query(`alter role ${of} set ${setting} to ${escapeLiteral(value)}`);
  }
}
