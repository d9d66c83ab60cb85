import { describe, expect, test } from "vitest";
import { throttleByPercent, type Progress, createProgress } from "./progress.ts";

const reportAt = (done: number, of = 10_000): Progress => ({ what: "properties saved", done, of });

function stream(isTTY: boolean) {
  const written: string[] = [];
  return { isTTY, written, write: (text: string) => written.push(text) };
}

describe("progress", () => {
  test("is a bar on a terminal, redrawn in place and removed for a line", () => {
    const terminal = stream(true);
    const bar = createProgress(terminal);
    bar.report(reportAt(5000));
    bar.clear();
    bar.clear();
    expect(terminal.written).toEqual([
      `\r${"█".repeat(12)}${"░".repeat(12)}  50%  properties saved: 5,000 of 10,000\u001B[K`,
      "\r\u001B[K",
    ]);
  });

  test("is a line for every quarter elsewhere", () => {
    const file = stream(false);
    const bar = createProgress(file);
    for (let done = 1; done <= 10_000; done++) bar.report(reportAt(done));
    bar.clear();
    expect(file.written).toEqual([
      "properties saved: 2,500 of 10,000\n",
      "properties saved: 5,000 of 10,000\n",
      "properties saved: 7,500 of 10,000\n",
      "properties saved: 10,000 of 10,000\n",
    ]);
  });

  test("is reported in whole per cents", () => {
    const told: Progress[] = [];
    const tell = throttleByPercent((progress) => told.push(progress));
    for (let done = 1; done <= 10_000; done++) tell(reportAt(done));
    expect(told).toHaveLength(101);
    expect(told.at(-1)).toEqual(reportAt(10_000));
  });

  test("of nothing is done", () => {
    const terminal = stream(true);
    createProgress(terminal).report(reportAt(0, 0));
    expect(terminal.written[0]).toContain("100%");
  });
});
