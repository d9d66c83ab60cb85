import { randomUUID } from "node:crypto";
import { beforeEach } from "vitest";
import { alerts } from "../alerts/alert-tables.ts";
import { outbox } from "../platform/mail/outbox-table.ts";
import { emptyTables, type TestEngine, useDatabase } from "./database.ts";
import { createTestApp, createTestContext } from "./app-context.ts";
import { openReach } from "../platform/http/reach.ts";
import { makeLink } from "./link-secrets.ts";
import { readMailedSecret } from "./sent-mails.ts";

export const alertBody = {
  email: "Priya@example.com",
  search: "area=Shoreditch&bedsmin=2&rentmax=2500&sort=rent-asc",
  frequency: "instant",
};
export const publicUrl = "https://lettings.example.com";
export const noon = "2026-11-21T12:00:00Z";

export function useAlertCalls(engine: TestEngine) {
  const database = useDatabase(engine);
  beforeEach(() => emptyTables(database()));

  const clock = { now: new Date(noon) };
  const createApp = async (changes = {}) =>
    createTestApp(
      await createTestContext(database(), {
        config: { publicUrl },
        now: () => clock.now,
        ...changes,
      }),
    );
  let usual: ReturnType<typeof createApp> | undefined;

  async function call(path: string, init: RequestInit = {}, at = noon, changes?: object) {
    const app = await (changes ? createApp(changes) : (usual ??= createApp()));
    clock.now = new Date(at);
    return app.request(`http://lintel.test/api/${path}`, { method: "POST", ...init });
  }
  const ask = (body: object = {}, changes?: object, key: string = randomUUID()) =>
    call(
      "alert",
      {
        headers: { "Content-Type": "application/json", "Idempotency-Key": key },
        body: JSON.stringify({ ...alertBody, ...body }),
      },
      noon,
      changes,
    );
  const confirm = async (token: string, at = noon) =>
    (await (await call(`alert/${token}/confirm`, {}, at)).json()).state;
  const rows = () => database().orm.select().from(alerts);
  const mails = () => database().orm.select().from(outbox).orderBy(outbox.createdAt);
  /** The secret of the latest confirmation mail. */
  const token = async () => {
    const all = (await mails()).toSorted((a, b) => Number(a.createdAt) - Number(b.createdAt));
    const reach = openReach();
    const app = { config: { publicUrl }, database: database(), now: () => clock.now, reach };
    return readMailedSecret(app, all.at(-1), "/alert/confirm?id=");
  };
  /** A secret that stops an alert. */
  const stopOf = (alert: { id: string } | undefined) =>
    makeLink(database().orm, "alert-stop", alert?.id ?? "");
  const begin = async (body: object = {}) => {
    await ask(body);
    return confirm(await token());
  };
  const running = async () => (await rows()).filter(({ state }) => state === "active");
  return { database, call, ask, confirm, rows, mails, token, stopOf, begin, running };
}
