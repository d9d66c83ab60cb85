import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { describe, expect, test } from "vitest";
import { inboxForms } from "../../../../domain/conversations/inbox-forms.ts";
import { LetAgreedForm } from "../../feeds/let-agreed-form.tsx";
import { PauseForm } from "../../feeds/pause-form.tsx";
import { BulkBar } from "../../inbox/list/bulk-bar.tsx";
import { InboxRows } from "../../inbox/list/inbox-rows.tsx";
import { ManageMenu } from "../../inbox/card-actions.tsx";
import { HomesBulk } from "../../homes/list/homes-bulk.tsx";
import { ViewMenu } from "./view-menu.tsx";

const snoozes = [
  { value: "workday", text: "Next working morning", note: "Mon 23 Nov, 09:00" },
  { value: "week", text: "In a week", note: "Fri 27 Nov, 09:00" },
] as const;
const inbox = {
  colleagues: [
    { id: "imogen", name: "Imogen Achebe" },
    { id: "tom", name: "Tom Hesketh" },
  ],
  snoozes: [...snoozes],
};
const open = { state: "open", ownerId: null } as const;

/** As a page without script shows it after the form was sent. */
function render(form: ReactNode, fields: Record<string, string>, isRefused: boolean): string {
  const refusal = isRefused
    ? { status: 422, title: "Not possible", detail: "Not now." }
    : undefined;
  const router = createMemoryRouter([{ id: "page", path: "/", element: form }], {
    hydrationData: { loaderData: {}, actionData: { page: { done: null, refusal, fields } } },
  });
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

describe("a form in a fold stands open with what was typed, once it is refused", () => {
  const pause = <PauseForm channel="folder" isPaused={false} name="Import folder" />;
  const menu = <ViewMenu forms={inboxForms} query="?owner=none" savedView={undefined} />;
  const own = (
    <ViewMenu forms={inboxForms} query="?owner=none" savedView={{ id: "7", name: "Nobody's" }} />
  );
  const manage = <ManageMenu open={open} inbox={inbox} formKey="k" />;
  const bulk = <BulkBar picked={0} unpick={() => {}} inbox={inbox} />;
  const portal = { id: "otm", name: "OnTheMarket", letAgreed: "leave" } as const;
  test.each([
    [
      "Pause",
      pause,
      { change: "pause", channel: "folder", reason: "They moved" },
      'value="They moved"',
    ],
    [
      "Change let agreed setting",
      <LetAgreedForm key="otm" portal={portal} />,
      { change: "let-agreed", portal: "otm", "let-agreed": "stay" },
      /checked=""[^>]*value="stay"|value="stay"[^>]*checked=""/,
    ],
    ["Save view", menu, { change: "save-view", viewName: "Unassigned" }, 'value="Unassigned"'],
    ["Edit view", own, { change: "rename-view", viewId: "7", viewName: "Free" }, 'value="Free"'],
    [
      "Manage, a time",
      manage,
      { change: "snooze", until: "picked", at: "2026-11-19T10:00" },
      'value="2026-11-19T10:00"',
    ],
    [
      "Manage, a colleague",
      manage,
      { change: "assign", owner: "tom" },
      /value="tom" selected=""|selected="" value="tom"/,
    ],
    [
      "Snooze of several",
      bulk,
      { scope: "picked", "snooze-for": "picked", change: "snooze", at: "2026-11-19T10:00" },
      'value="2026-11-19T10:00"',
    ],
  ] as const)("%s", (_name, form, fields, typed) => {
    const refused = render(form, fields, true);
    expect(refused).toMatch(/<details[^>]* open=""/);
    expect(refused).toMatch(typed);
    const done = render(form, fields, false);
    expect(done).not.toMatch(/<details[^>]* open=""/);
    expect(done).not.toMatch(typed);
  });

  test("another's fold stays as it is", () => {
    const other = { change: "pause", channel: "address", reason: "They moved" };
    expect(render(pause, other, true)).not.toContain('open=""');
  });
});

describe("what was ticked for a change of several stays ticked, once it is refused", () => {
  const row = {
    id: "ines",
    name: "Ines Duarte",
    kind: "viewing",
    kindName: "Viewing",
    snippet: "",
    home: "Inkhorn Street",
    area: "N1",
    requestCount: 1,
    unread: false,
    group: "theirs",
    owner: null,
    writer: null,
    clock: null,
    state: "Awaiting reply",
    stateKind: "waiting",
  } as const;
  const groups = { late: 0, inTime: 0, theirs: 2, snoozed: 0, closed: 0 };
  const rows = [row, { ...row, id: "wen", name: "Wen Li" }];
  const list = (
    <InboxRows
      inbox={{ rows, groups, meant: [], lastAnswer: null }}
      openId={null}
      query=""
      mayAnswer
      all={{ isPicked: false, pick: () => {} }}
    />
  );
  const snooze = { scope: "picked", "snooze-for": "picked", change: "snooze", "pick-wen": "on" };

  test("in the inbox", () => {
    const refused = render(list, snooze, true);
    expect(refused).toMatch(/name="pick-wen" checked=""/);
    expect(refused).not.toMatch(/name="pick-ines" checked=""/);
    expect(render(list, snooze, false)).not.toContain("checked");
  });

  test("in the listings, with the state that was chosen", () => {
    const fields = { change: "state", to: "withdrawn", cancelViewings: "on" };
    const refused = render(<HomesBulk picked={0} unpick={() => {}} />, fields, true);
    expect(refused).toMatch(/value="withdrawn" selected=""/);
    expect(refused).toContain('checked=""');
  });
});
