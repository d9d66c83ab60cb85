import { afterEach, expect, test, vi } from "vitest";
import { endProcess } from "./end-process.ts";
import { waitUntil } from "../../testing/wait-until.ts";

afterEach(() => vi.unstubAllGlobals());

function onExit(exit: (code: number) => void): void {
  vi.stubGlobal("process", Object.assign(Object.create(process), { exit }));
}

test("the last line is in the log, and its report on its way, before the process ends", async () => {
  const happened: string[] = [];
  onExit((code) => happened.push(`exit ${code}`));
  const error = new Error("gone");
  const log = { fatal: vi.fn(() => happened.push("logged")) };
  const sent = async () => void happened.push("sent");
  endProcess(log, { write: vi.fn(), sent })("The site has ended.", error);
  await waitUntil(() => expect(happened).toEqual(["logged", "sent", "exit 1"]));
  expect(log.fatal).toHaveBeenCalledWith({ err: error }, "The site has ended.");
});

test("without an error service it ends at once", async () => {
  const exit = vi.fn<(code: number) => void>();
  onExit(exit);
  endProcess({ fatal: vi.fn() }, null)("The site has ended.");
  await waitUntil(() => expect(exit).toHaveBeenCalledWith(1));
});
