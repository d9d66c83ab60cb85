import { randomUUID } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { asc } from "drizzle-orm";
import { afterEach, beforeEach } from "vitest";
import type { AppContext } from "../app-context.ts";
import type { Config } from "../config.ts";
import { feedActs } from "../feeds/feed-acts.ts";
import { feedFiles } from "../feeds/feed-tables.ts";
import type { ReceivedFile } from "../feeds/incoming/receive-file.ts";
import { noteFile, takeFile } from "../feeds/incoming/receive-file.ts";
import { listings } from "../listings/listing-tables.ts";
import { createTestContext } from "./app-context.ts";
import type { TestEngine } from "./database.ts";
import { buildBlm } from "./feed.ts";
import { sendForm } from "./office-forms.ts";
import { useOffice } from "./office.ts";

/** Uploads a file to be tested. */
function upload(app: AppContext, staffId: string, content: string) {
  const file = { name: "lintel.blm", bytes: Buffer.from(content) };
  const by = { staffId, role: "negotiator" as const };
  return sendForm(app, by, feedActs, { change: "check" }, {}, [file]);
}

type Records = readonly Record<string, string>[];

/** An office whose feeds are under test, with a folder of its own. */
export function useFeeds(engine: TestEngine) {
  const office = useOffice(engine);
  const place = { folder: "" };
  beforeEach(() => {
    place.folder = mkdtempSync(join(tmpdir(), "lintel-feeds-"));
  });
  afterEach(() => rmSync(place.folder, { recursive: true }));
  const orm = () => office.database().orm;
  const app = (config: Partial<Config> = {}) =>
    createTestContext(office.database(), {
      now: () => office.clock.now,
      config: { dataDir: join(place.folder, "data"), publicUrl: "https://x.example", ...config },
    });
  /** Written half a minute ago: nobody is at it any more. */
  const write = (name: string, content: string | Uint8Array) => {
    const path = join(place.folder, name);
    writeFileSync(path, content);
    const before = Date.now() / 1000 - 30;
    utimesSync(path, before, before);
    return path;
  };
  const files = () => orm().select().from(feedFiles).orderBy(asc(feedFiles.receivedAt));
  return {
    ...office,
    upload: async (staffId: string, content: string) => upload(await app(), staffId, content),
    async uploadAndFind(staffId: string, content: string) {
      const { to } = await upload(await app(), staffId, content);
      return (await files()).find(({ id }) => to === `/office/feeds?checked=${id}#try`)!;
    },
    app,
    write,
    folder: () => place.folder,
    makeFolder(name: string) {
      const path = join(place.folder, name);
      mkdirSync(path, { recursive: true });
      return path;
    },
    /** Takes a file as the watched folder would. */
    async take(records: Records, source: ReceivedFile["source"] = "folder") {
      const name = `${randomUUID()}.blm`;
      const path = write(name, buildBlm(records));
      const noted = await noteFile(await app(), {
        source,
        sourceKey: name,
        name,
        path,
        actor: "job",
      });
      await takeFile(await app(), noted!, { actor: "job" });
      return (await orm().select().from(feedFiles)).find(({ id }) => id === noted!.id)!;
    },
    files,
    async statuses() {
      const rows = await orm().select().from(listings).orderBy(asc(listings.agentRef));
      return rows.map(({ agentRef, status }) => `${agentRef} ${status}`);
    },
  };
}
