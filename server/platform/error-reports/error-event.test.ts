import { PassThrough } from "node:stream";
import { DrizzleQueryError } from "drizzle-orm";
import { expect, test } from "vitest";
import { openLog } from "../logging/log.ts";
import { runInLogContext } from "../logging/log-context.ts";
import { createErrorEvent } from "./error-event.ts";

function createEvent(work: (log: ReturnType<typeof openLog>) => void) {
  const lines = new PassThrough();
  work(openLog({ logLevel: "debug", logFormat: "json" }, lines));
  return createErrorEvent(String(lines.read()), "production");
}

test("an error of a request becomes an event with its id, its code and where it happened", () => {
  const event = createEvent((log) =>
    runInLogContext({ requestId: "0c5b6ee4" }, () =>
      log.error(
        { err: Object.assign(new Error("disk full"), { code: "53100" }), path: "/offer/:id" },
        "Page request failed",
      ),
    ),
  );
  expect(event).toMatchObject({
    level: "error",
    platform: "node",
    environment: "production",
    message: "Page request failed",
    tags: { request_id: "0c5b6ee4", path: "/offer/:id" },
  });
  const [thrown] = event?.exception?.values ?? [];
  expect(thrown).toMatchObject({ type: "53100", value: "disk full" });
  const innermost = thrown?.stacktrace?.frames?.at(-1);
  expect(innermost?.filename).toContain("error-event.test.ts");
  expect(innermost?.lineno).toBeGreaterThan(1);
});

test("a job's failure carries the job's name, and the end of the site is fatal", () => {
  const failed = createEvent((log) =>
    runInLogContext({ job: "retention" }, () => log.error("Job failed")),
  );
  expect(failed).toMatchObject({ message: "Job failed", tags: { job: "retention" } });
  expect(createEvent((log) => log.fatal("The database has stopped."))).toMatchObject({
    level: "fatal",
  });
});

test("an error reported by a browser keeps its stack frames, the outermost first", () => {
  const browserError = {
    name: "TypeError",
    message: "x is undefined",
    frames: [
      { file: "/assets/a-1.js", line: 1, column: 20 },
      { file: "/assets/b-2.js", line: 3, column: 40 },
    ],
  };
  const event = createEvent((log) =>
    log.warn({ route: "/faq", browser: "Firefox", browserError }, "Browser error reported"),
  );
  expect(event).toMatchObject({
    platform: "javascript",
    tags: { route: "/faq", browser: "Firefox" },
  });
  expect(event?.exception?.values).toEqual([
    {
      type: "TypeError",
      value: "x is undefined",
      stacktrace: {
        frames: [
          { filename: "/assets/b-2.js", lineno: 3, colno: 40 },
          { filename: "/assets/a-1.js", lineno: 1, colno: 20 },
        ],
      },
    },
  ]);
});

test("news and warnings of the server are no errors", () => {
  expect(createEvent((log) => log.info("Closed."))).toBeNull();
  expect(createEvent((log) => log.warn("RATE_LIMIT is off."))).toBeNull();
});

test("an event has nothing of what was being written, nor of other fields of the line", () => {
  const cause = new Error('invalid input syntax for type uuid: "Priya Raman"');
  const event = createEvent((log) =>
    log.error(
      {
        err: new DrizzleQueryError("insert into contacts", ["priya@example.com"], cause),
        recipient: "priya@example.com",
      },
      "Nothing went to priya@example.com.",
    ),
  );
  expect(JSON.stringify(event)).not.toMatch(/priya/i);
  expect(event?.exception?.values?.[0]?.value).toBe("invalid input syntax for type uuid: [value]");
  expect(event).not.toHaveProperty("user");
  expect(event).not.toHaveProperty("server_name");
});
