import { setImmediate as nextTurn } from "node:timers/promises";
import { PassThrough } from "node:stream";
import { expect, test } from "vitest";
import { openLog } from "./log.ts";
import { runInLogContext } from "./log-context.ts";

test("what a request or a job logs, however deep, carries its id or name, and nothing else does", async () => {
  const lines = new PassThrough();
  const log = openLog({ logLevel: "info", logFormat: "json" }, lines);
  const work = async (what: string) => {
    await nextTurn();
    log.info(what);
  };
  await Promise.all([
    runInLogContext({ requestId: "r1" }, () => work("asked")),
    runInLogContext({ job: "mail" }, () => work("done")),
    work("apart"),
  ]);
  lines.end();
  const text = (await lines.toArray()).join("").trim();
  const read = text.split("\n").map((line) => JSON.parse(line));
  expect(read.map(({ msg, requestId, job }) => [msg, requestId, job])).toEqual([
    ["asked", "r1", undefined],
    ["done", undefined, "mail"],
    ["apart", undefined, undefined],
  ]);
});
