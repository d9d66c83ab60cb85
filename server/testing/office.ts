import { desc, eq, sql } from "drizzle-orm";
import { beforeEach } from "vitest";
import type { Role } from "../../domain/staff/roles.ts";
import type { AppContext } from "../app-context.ts";
import type { Config } from "../config.ts";
import { outbox } from "../platform/mail/outbox-table.ts";
import { audit } from "../platform/submissions/submission-tables.ts";
import { findSession, startSession } from "../staff/sessions.ts";
import { createTestContext } from "./app-context.ts";
import { anyEngine, emptyTables, type TestEngine, useDatabase } from "./database.ts";
import { staff } from "../staff/staff-tables.ts";
import { fillMail } from "./sent-mails.ts";

export const officeOrigin = "https://lettings.example.com";

/** A browser with its cookies. */
export class TestBrowser {
  readonly cookies = new Map<string, string>();

  request(
    path = "/office",
    init: { method?: string; headers?: Record<string, string> } = {},
  ): Request {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const headers = {
      ...(cookie && { Cookie: cookie }),
      "User-Agent": "Firefox/140",
      ...init.headers,
    };
    return new Request(officeOrigin + path, { ...init, headers });
  }

  /** As a browser keeps `Set-Cookie`. */
  keep(setCookie: string): void {
    const [pair = ""] = setCookie.split(";");
    const [name = "", value = ""] = pair.split("=");
    if (value === "") this.cookies.delete(name);
    else this.cookies.set(name, value);
  }

  /** What use cases are given of a request. */
  caller(path?: string) {
    return { request: this.request(path), clientAddress: "192.0.2.1", officeOrigin };
  }
}

/** The office of a site under test, on a clock of its own. */
export function useOffice(engine: TestEngine = anyEngine, config: Partial<Config> = {}) {
  const database = useDatabase(engine);
  const clock = { now: new Date("2026-11-20T09:44:00Z") };
  beforeEach(async () => {
    await emptyTables(database());
    clock.now = new Date("2026-11-20T09:44:00Z");
  });
  const app = () =>
    createTestContext(database(), {
      now: () => clock.now,
      config: { publicUrl: officeOrigin, ...config },
    });
  const orm = () => database().orm;

  async function hire(role: Role, changes: Partial<typeof staff.$inferInsert> = {}) {
    const n = await orm().$count(staff);
    const email = `person${n + 1}@example.com`;
    const name = `Person ${n + 1}`;
    const times = { invitedAt: clock.now, joinedAt: clock.now };
    const [row] = await orm()
      .insert(staff)
      .values({ name, email, emailKey: email, role, ...times, ...changes })
      .returning();
    return row!;
  }

  async function signIn(staffId: string, browser = new TestBrowser()): Promise<TestBrowser> {
    const token = await orm().transaction((tx) =>
      startSession(tx, browser.request(), { staffId, method: "link", at: clock.now }),
    );
    browser.keep(`__Host-office=${token}`);
    return browser;
  }

  async function signedIn(browser: TestBrowser) {
    return findSession(await app(), browser.request());
  }

  return {
    database,
    app,
    clock,
    hire,
    signIn,
    signedIn,
    wait: (minutes: number) => {
      clock.now = new Date(clock.now.getTime() + minutes * 60_000);
    },
    findMailedLink: async (recipient: string) => findMailedLink(await app(), recipient),
    async audited() {
      // Those of one moment in the order in which they were written.
      const written = [sql`xmin::text::bigint`, sql`cmin::text::bigint`];
      const rows = await orm()
        .select()
        .from(audit)
        .orderBy(audit.at, ...written);
      return rows.map(({ actor, action }) => [actor, action]);
    },
  };
}

/** The link in the last mail to somebody as they get it, without its origin. */
async function findMailedLink(app: AppContext, recipient: string) {
  const [mail] = await app.database.orm
    .select()
    .from(outbox)
    .where(eq(outbox.recipient, recipient))
    .orderBy(desc(outbox.createdAt));
  const link = /href="https:\/\/lettings\.example\.com(\/office\/[\w/-]+)\?id=([\w-]+)"/;
  const html = mail ? (await fillMail(app, mail)).html : "";
  const [, path = "", token = ""] = link.exec(html) ?? [];
  return { path, token };
}
