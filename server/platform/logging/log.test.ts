import { Writable } from "node:stream";
import { DrizzleQueryError } from "drizzle-orm";
import { expect, test } from "vitest";
import { openLog } from "./log.ts";

test.each(["json", "text"] as const)(
  "as %s a failed query is logged by its cause, without what was being written",
  async (logFormat) => {
    let text = "";
    const destination = new Writable({
      write(chunk, _encoding, done) {
        text += String(chunk);
        done();
      },
    });
    const detail = "Key (email)=(priya@example.com) already exists.";
    const cause = Object.assign(new Error("disk full"), { code: "53100", detail });
    const failed = new DrizzleQueryError("insert into contacts", ["priya@example.com"], cause);
    openLog({ logLevel: "info", logFormat }, destination).error({ err: failed }, "It failed.");
    await expect.poll(() => text).toContain("disk full");
    expect(text).toContain("53100");
    expect(text).toContain("log.test.ts");
    expect(text).not.toContain("priya");
  },
);
