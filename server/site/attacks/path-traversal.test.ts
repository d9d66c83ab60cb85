import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { useDatabase } from "../../testing/database.ts";
import { openPhotoStore } from "../../photos/photo-store.ts";
import { createApp } from "../app.ts";
import { createTestContext } from "../../testing/app-context.ts";
import { useServer } from "../../testing/attacks/raw.ts";

const database = useDatabase();
const secret = "the site's own secret";

async function createSite() {
  const root = mkdtempSync(join(tmpdir(), "lintel-walls-"));
  const client = join(root, "client");
  mkdirSync(join(client, "assets"), { recursive: true });
  writeFileSync(join(client, "assets/a.js"), "ours");
  writeFileSync(join(client, ".env"), secret);
  writeFileSync(join(root, "secret.txt"), secret);
  const appContext = await createTestContext(database());
  writeFileSync(join(appContext.config.dataDir, "human-check-secret"), secret);
  const pages = async () => new Response("no page", { status: 404 });
  return createApp(appContext, pages, { clientFolder: client });
}

const steps = [
  "..",
  "%2e%2e",
  "%2E.",
  "..%2f..",
  "..%5c..",
  "..\\..",
  "%252e%252e",
  "..%00",
  "%c0%ae%c0%ae",
  "....//",
];
const folders = ["/photos", "/assets", "/documents", "/dev", ""];
const goals = ["secret.txt", "human-check-secret", "package.json", "etc/passwd"];

describe("climbing out of a folder", () => {
  const { send } = useServer(createSite);
  const get = (path: string) =>
    send(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);

  test.each(steps)("by %s leads nowhere", async (step) => {
    for (const folder of folders) {
      for (const goal of goals) {
        for (const path of [`${folder}/${step}/${goal}`, `${folder}/${step}/${step}/${goal}`]) {
          const answer = await get(path);
          expect([path, answer.split(" ")[1]]).toEqual([path, expect.stringMatching(/^4\d\d$/)]);
          expect(answer).not.toContain(secret);
        }
      }
    }
  });

  test.each([
    "/.env",
    "/assets/.env",
    "/%2eenv",
    "//etc/passwd",
    "/assets//etc/passwd",
    "/assets/a.js%00.png",
    "/photos/x.jpg/../../human-check-secret",
  ])("%s is not one of our files", async (path) => {
    const answer = await get(path);
    expect(answer).toMatch(/^HTTP\/1\.1 4/);
    expect(answer).not.toContain(secret);
  });

  test("built files are found", async () => {
    expect(await get("/assets/a.js")).toMatch(/^HTTP\/1\.1 200 [^]*ours/);
  });
});

describe("a storage is only asked for valid photo names", () => {
  const photo = `${"a".repeat(64)}.jpg`;
  test.each([
    `../${photo}`,
    `${photo}/..`,
    `${photo}\0`,
    `${photo}\n`,
    photo.toUpperCase(),
    `${"a".repeat(64)}-401.webp`,
    `${"a".repeat(64)}.svg`,
    `${"a".repeat(64)}.html`,
    "?prefix=",
    "",
  ])("%j", async (name) => {
    const asked: string[] = [];
    const get = async (key: string) => {
      asked.push(key);
      return null;
    };
    const nothing = async () => {};
    const store = openPhotoStore({ get, put: nothing, has: async () => false, remove: nothing });
    expect(await store.get(name)).toBeNull();
    expect(asked).toEqual([]);
  });
});
