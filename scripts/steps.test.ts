import { expect, test, vi } from "vitest";
import { runPinned } from "./steps.mjs";

function capturePrinted(exitCode: number): string {
  const write = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  try {
    const program = `console.error("Careful!"); process.exitCode = ${exitCode}`;
    expect(runPinned(["-e", program], { stdio: ["ignore", "pipe", "pipe"] })).toBe(exitCode);
    return write.mock.calls.join("");
  } finally {
    write.mockRestore();
  }
}

test("a step that passes prints nothing", () => {
  expect(capturePrinted(0)).toBe("");
});

test("a step that fails prints its own output", () => {
  expect(capturePrinted(1)).toContain("Careful!");
});
