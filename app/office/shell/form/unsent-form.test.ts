import {
  type ClientActionFunctionArgs,
  data,
  UNSAFE_ErrorResponseImpl as ErrorResponse,
} from "react-router";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { forgetUnsent, getUnsent, leaveForm, sendOrKeep, watchSubmissions } from "./unsent-form.ts";

class StubForm {
  /** A field of that name hides the form's own. */
  method = { name: "method" };
  isConnected = true;
  getAttribute(name: string) {
    return name === "method" ? "post" : null;
  }
}

let hear: (submission: { target: StubForm; submitter: null }) => void;

beforeEach(() => {
  vi.stubGlobal("document", {
    addEventListener: (_: string, listener: typeof hear) => (hear = listener),
    removeEventListener: () => undefined,
  });
  vi.stubGlobal("HTMLFormElement", StubForm);
  openPage("/office/today");
  forgetUnsent();
  const stop = watchSubmissions();
  return () => {
    stop();
    vi.unstubAllGlobals();
  };
});

function openPage(pathname: string) {
  vi.stubGlobal("location", { pathname });
}

function submit(form = new StubForm()): StubForm {
  hear({ target: form, submitter: null });
  return form;
}

const failed = () => Promise.reject(new ErrorResponse(500, "", ""));
const take = () => Promise.resolve(JSON.parse('"taken"'));
const kept = data(undefined, { status: 503 });

function send(
  serverAction: ClientActionFunctionArgs["serverAction"],
  { signal, change = "note" }: { signal?: AbortSignal; change?: string } = {},
) {
  const request = new Request("https://keystone.example.com/office/diary/viewing/1", {
    method: "POST",
    body: new URLSearchParams({ change }),
    ...(signal && { signal }),
  });
  return sendOrKeep({ request, serverAction });
}

describe("what was sent and not taken", () => {
  test("is the form that is still on the page", async () => {
    const form = submit();
    expect(await send(failed)).toEqual(kept);
    expect(getUnsent()).toMatchObject({ because: "fault", sent: { form } });
  });

  test("is no form where a script sent it, though one was sent before", async () => {
    submit();
    await send(take);
    expect(await send(failed)).toEqual(kept);
    expect(getUnsent()).toMatchObject({ because: "fault", sent: null });
  });

  test("was nothing to save where a script only asked what would be sent", async () => {
    await send(failed);
    expect(getUnsent()).toMatchObject({ isLook: false });
    await send(failed, { change: "look decide" });
    expect(getUnsent()).toMatchObject({ sent: null, isLook: true });
  });

  test("is no form that is gone", async () => {
    submit().isConnected = false;
    await send(failed);
    expect(getUnsent()).toMatchObject({ sent: null });
  });

  test("is said on the page that the form led to, which it is not on", async () => {
    const form = submit();
    await send(failed);
    form.isConnected = false;
    openPage("/office/diary/viewing/1");
    leaveForm();
    expect(getUnsent()).toMatchObject({ because: "fault", sent: null });
  });

  test("is forgotten with the page that somebody leaves", async () => {
    const form = submit();
    await send(failed);
    form.isConnected = false;
    openPage("/office/inbox");
    leaveForm();
    expect(getUnsent()).toBeNull();
  });

  test("is forgotten once something is taken", async () => {
    const form = submit();
    await send(failed);
    submit(form);
    expect(await send(take)).toBe("taken");
    expect(getUnsent()).toBeNull();
  });

  test("is forgotten once it is done again by a form of the page that it led to", async () => {
    submit().isConnected = false;
    await send(failed);
    submit();
    await send(take);
    expect(getUnsent()).toBeNull();
  });

  test("still waits once a script's own field is taken", async () => {
    const form = submit();
    await send(failed);
    await send(take);
    expect(getUnsent()).toMatchObject({ sent: { form } });
  });

  test("is not what a later press or page interrupted", async () => {
    submit();
    const interrupted = new DOMException("The operation was aborted.", "AbortError");
    await expect(
      send(() => Promise.reject(interrupted), { signal: AbortSignal.abort() }),
    ).rejects.toBe(interrupted);
    expect(getUnsent()).toBeNull();
  });
});
