import { pino } from "pino";
import { openDatabase } from "../server/platform/database/client.ts";
import { startSession } from "../server/staff/sessions.ts";
import { staff } from "../server/staff/staff-tables.ts";
import { addNegotiator } from "../server/viewings/availability/add-negotiator.ts";
import { imogen } from "./journey-people.ts";
import { createDataDir } from "./running-site.ts";

/** A data folder with an owner who shows homes, and the token of the session they have begun. */
export async function seedOffice(): Promise<{ dataDir: string; token: string }> {
  const dataDir = await createDataDir();
  const log = pino({ level: "silent" });
  const database = await openDatabase({ dataDir, databaseUrl: null, production: false, log });
  const at = new Date();
  const [owner] = await database.orm
    .insert(staff)
    .values({ ...imogen, emailKey: imogen.email, role: "owner", invitedAt: at, joinedAt: at })
    .returning();
  const by = { staffId: owner!.id };
  const added = await addNegotiator({ database }, { ...imogen, phone: "020 7946 0183" }, by);
  if (!added.ok) throw new Error(added.refusal.detail);
  const token = await database.orm.transaction((tx) =>
    startSession(tx, new Request("http://lintel.test"), { ...by, method: "link", at }),
  );
  await database.close();
  return { dataDir, token };
}
