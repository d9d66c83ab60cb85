import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { listenForStopSignals, sameSignalMs } from "./stop-signals.ts";

const names = ["SIGTERM", "SIGINT", "SIGHUP"] as const;
let heardBefore: Map<string, NodeJS.SignalsListener[]>;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["performance"] });
  vi.spyOn(process, "exit").mockImplementation((code) => {
    throw new Error(`exit ${code}`);
  });
  heardBefore = new Map(names.map((name) => [name, process.listeners(name)]));
  for (const name of names) process.removeAllListeners(name);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  for (const name of names) {
    process.removeAllListeners(name);
    for (const listener of heardBefore.get(name)!) process.on(name, listener);
  }
});

const receive = (name: (typeof names)[number]) => process.emit(name, name);

test.each(names)("%s aborts, its name is the reason", (name) => {
  const stop = listenForStopSignals();
  expect(stop.aborted).toBe(false);
  receive(name);
  expect(stop).toMatchObject({ aborted: true, reason: name });
});

test("one Ctrl-C that arrives from the terminal, from npm and from the start script counts once", () => {
  const stop = listenForStopSignals();
  receive("SIGINT");
  vi.advanceTimersByTime(sameSignalMs);
  receive("SIGINT");
  expect(stop.reason).toBe("SIGINT");
});

test("a second signal ends the process at once, exit code 1", () => {
  listenForStopSignals();
  receive("SIGTERM");
  vi.advanceTimersByTime(sameSignalMs + 1);
  expect(() => receive("SIGINT")).toThrow("exit 1");
});
