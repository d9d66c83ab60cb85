import { createHash } from "node:crypto";
import { pino } from "pino";
import { createServer, isRunnableDevEnvironment } from "vite";
import { hashSecret } from "../server/access-links/link-secret.ts";
import { openDatabase } from "../server/platform/database/client.ts";
import type { ServerDatabase } from "../server/platform/database/server-engine.ts";
import { removeDataDir } from "../e2e/running-site.ts";
import { createPhone, createEnquiryBody } from "./enquiry-body.ts";
import { createPgbenchScript, variable } from "./pgbench-script.ts";
import { recordStatements } from "./recorded-statements.ts";

/** Throws if two enquiries give different scripts, because a random value isn't varied. */
export async function createEnquiryScript(databaseUrl: string, listingId: string): Promise<string> {
  const log = pino({ level: "silent" });
  const database = await openDatabase({ databaseUrl, dataDir: "", production: false, log });
  const server = await createServer({
    configFile: false,
    appType: "custom",
    logLevel: "error",
    server: { middlewareMode: true, ws: false, watch: null },
  });
  try {
    if (database.engine !== "server") throw new Error("pgbench needs a server.");
    const { ssr } = server.environments;
    if (!isRunnableDevEnvironment(ssr)) throw new Error("Vite can't run the server's code.");
    // Node alone can't load the mails' JSX.
    const testing: TestingModule = await ssr.runner.import("/server/testing/app-context.ts");
    const first = await createSingleScript(testing, database, listingId);
    const second = await createSingleScript(testing, database, listingId);
    if (first !== second) throw new Error("Two enquiries send different statements.");
    return first;
  } finally {
    await server.close();
    await database.close();
  }
}

type TestingModule = typeof import("../server/testing/app-context.ts");

async function createSingleScript(
  { createTestContext, createTestApp }: TestingModule,
  database: ServerDatabase,
  listingId: string,
): Promise<string> {
  const number = createPhone();
  const key = `00000000-0000-4000-8000-${number}`;
  const body = createEnquiryBody(listingId, number);
  let EnqId = "";
  const statements = await recordStatements(database, async (recorded) => {
    const app = await createTestContext(recorded);
    const response = await createTestApp(app).request("http://127.0.0.1/api/submitenquiry", {
      method: "POST",
      headers: { "Content-Type": "application/json", "Idempotency-Key": key },
      body,
    });
    removeDataDir(app.config.dataDir);
    if (response.status !== 201) throw new Error(await response.text());
    ({ EnqId } = await response.json());
  });
  const secretHash = hashSecret(EnqId);
  const found = `select enquiries.id, contact_id, conversation_id from enquiries
    join conversation_messages on record_id = enquiries.id
    where enquiries.id in (select record_id from access_links where secret_hash = $1)`;
  const { rows } = await database.pool.query<{
    id: string;
    contact_id: string;
    conversation_id: string;
  }>(found, [secretHash]);
  const { id: enquiryId, contact_id: contact, conversation_id: conversation } = rows[0]!;
  const varying = new Map([
    // Also among the words of the inbox's search.
    [enquiryId, `mark${variable}`],
    [secretHash, `mark${variable}`],
    [createHash("sha256").update(body).digest("hex"), `${"0".repeat(52)}${variable}`],
    [String(number), variable],
  ]);
  return createPgbenchScript(statements, varying, [
    { by: 'insert into "contacts"', column: "id", text: contact },
    // The insert before it may find one there, and returns nothing.
    { by: 'select "id" from "conversations"', column: "id", text: conversation },
  ]);
}
