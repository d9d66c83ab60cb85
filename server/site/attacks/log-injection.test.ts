import { Writable } from "node:stream";
import { expect, test } from "vitest";
import { useDatabase } from "../../testing/database.ts";
import { openLog } from "../../platform/logging/log.ts";
import { createApp } from "../app.ts";
import { createTestContext } from "../../testing/app-context.ts";

const database = useDatabase();

/** A forged line, an escape sequence and a backspace, too short to be masked as a key. */
const forged = encodeURIComponent("\r\n12:00:00\u001B[m\b\u2028");

test.each(["text", "json"] as const)(
  "nobody writes a line or a colour into the log (%s)",
  async (logFormat) => {
    let written = "";
    const destination = new Writable({
      write(chunk, _encoding, done) {
        written += chunk;
        done();
      },
    });
    const log = openLog({ logLevel: "info", logFormat }, destination);
    const app = createApp(await createTestContext(database(), { log }), async () => {
      throw new Error("A page broke.");
    });
    const headers = {
      "Content-Type": "application/json",
      "User-Agent": "mallory\u001B[31m",
      "X-Request-Id": "mallory",
    };
    const body = JSON.stringify({ question: "pets", vote: "up", website: "mallory\r\n12:00:00" });
    await app.request(`/${forged}?mallory`, { headers });
    await app.request(`/api/faqvote?${forged}`, { method: "POST", headers, body });
    await new Promise((resolve) => setImmediate(resolve));

    expect(written).toContain("Spam submission rejected");
    expect(written).toContain("A page broke.");
    expect(written).not.toMatch(/^12:00:00/m);
    expect(written.replaceAll("\n", "")).not.toMatch(/[\p{Cc}\u2028]/u);
    expect(written).not.toContain("mallory");
  },
);
