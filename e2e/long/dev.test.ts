import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type RunningSite, startSite } from "../running-site.ts";

/** With the demo, whose papers are made as it is loaded. */
describe("npm run dev with an empty data folder", () => {
  const dataDir = mkdtempSync(join(tmpdir(), "lintel-dev-"));
  let site: RunningSite;
  beforeAll(async () => {
    site = await startSite({ NODE_ENV: "development" }, dataDir, { program: "server/dev.ts" });
  });
  afterAll(async () => {
    await site.stop();
    rmSync(dataDir, { recursive: true });
  });

  test.each(["/", "/search", "/landlords", "/office/sign-in"])("shows %s", async (path) => {
    const response = await fetch(site.url + path);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain("</html>");
  });

  test.each(["/@vite/client", "/app/root.tsx"])("serves %s to the browser", async (path) => {
    const response = await fetch(site.url + path);
    expect(response.status).toBe(200);
    expect(response.headers.get("Content-Type")).toContain("javascript");
  });
});
