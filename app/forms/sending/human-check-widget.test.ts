import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  humanCheckProviders,
  type HumanCheckProvider,
} from "../../../domain/shared/fields/human-check.ts";
import { openWidget } from "./human-check-widget.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function createPage() {
  const options: Record<string, unknown> = {};
  const script = {
    render: vi.fn((_box: unknown, given: Record<string, unknown>) => {
      Object.assign(options, given);
      return "widget";
    }),
    execute: vi.fn<(widget: unknown) => unknown>(),
    reset: vi.fn<(widget: unknown) => void>(),
  };
  const call = (name: string, value?: unknown) => {
    const callback = options[name];
    if (typeof callback === "function") Reflect.apply(callback, null, [value]);
  };
  const load = vi.fn(async (_provider: HumanCheckProvider) => script);
  return { page: { load, box: () => ({}) }, script, options, call };
}

describe.each(humanCheckProviders)("%s", (kind) => {
  const open = (page: Parameters<typeof openWidget>[1]) => openWidget({ kind, siteKey: "k" }, page);

  test("shows nothing by itself, and asks only when the form is sent", async () => {
    const { page, script, options } = createPage();
    await open(page);
    expect(page.load).toHaveBeenCalledExactlyOnceWith(kind);
    expect(options).toMatchObject({ sitekey: "k" });
    expect([options["size"], options["appearance"]]).toContainEqual(
      kind === "turnstile" ? "interaction-only" : "invisible",
    );
    expect(script.execute).not.toHaveBeenCalled();
  });

  test("gives each submission a fresh token", async () => {
    const { page, script, call } = createPage();
    const token = await open(page);
    for (const value of ["one", "two"]) {
      const given = token();
      expect(script.reset).toHaveBeenLastCalledWith("widget");
      call("callback", value);
      expect(await given).toBe(value);
    }
    expect(script.execute).toHaveBeenCalledTimes(2);
  });

  test.each(["error-callback", "close-callback"])("a %s is no token", async (callback) => {
    const { page, call } = createPage();
    const token = await open(page);
    const given = token();
    call(callback, "110200");
    await expect(given).rejects.toThrow("gave no token");
  });

  test("a visitor who leaves the puzzle open for two minutes may send again", async () => {
    const { page, call } = createPage();
    const token = await open(page);
    const left = expect(token()).rejects.toThrow("took too long");
    await vi.advanceTimersByTimeAsync(120_000);
    await left;
    const given = token();
    call("callback", "later");
    expect(await given).toBe("later");
  });
});

test("a script that rejects where others call back is no token either", async () => {
  const { page, script } = createPage();
  script.execute.mockRejectedValue("challenge-closed");
  const token = await openWidget({ kind: "hcaptcha", siteKey: "k" }, page);
  await expect(token()).rejects.toThrow("challenge-closed");
});
