import { globSync, readFileSync } from "node:fs";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { describe, expect, test } from "vitest";
import { branchForms } from "../../domain/branches/branch-forms.ts";
import { inboxForms } from "../../domain/conversations/inbox-forms.ts";
import { homeForms } from "../../domain/listings/homes-forms.ts";
import type { Role } from "../../domain/staff/roles.ts";
import { ReasonForm } from "./homes/editor/reason-form.tsx";
import { PictureForms } from "./homes/pictures/picture-forms.tsx";
import { CameFromForm } from "./inbox/came-from-select.tsx";
import { ManageMenu } from "./inbox/card-actions.tsx";
import { BulkBar } from "./inbox/list/bulk-bar.tsx";
import { CloseBranch } from "./settings/branch-form.tsx";
import { FormButton, PlainFormButton } from "./shell/form/form-button.tsx";
import { LookButton } from "./shell/form/look-button.tsx";
import { UndoNote } from "./shell/form/undo-note.tsx";
import { ViewMenu } from "./shell/table/view-menu.tsx";
import { FallenThroughHomeActs } from "./tenancies/fallen-through-home.tsx";

const commonButtons = "app/office/shell/form/form-button.tsx";

const sources = globSync("app/office/**/*.{ts,tsx}")
  .map((file) => file.replaceAll("\\", "/"))
  .filter((file) => !file.includes(".test.") && file !== commonButtons)
  .map((file) => ({ file, source: readFileSync(file, "utf8") }));

test("only the common buttons say which form is sent, so that each asks its declaration", () => {
  const found = sources.filter(({ source }) => /\bname=\{?\s*["'`]change["'`]/.test(source));
  expect(found.map(({ file }) => file)).toEqual([]);
});

test("who names a form beside buttons of another name asks whether it may be sent", () => {
  const named = sources.filter(({ source }) => source.includes("<FormName "));
  expect(named.length).toBeGreaterThan(0);
  const unasked = named.filter(({ source }) => !source.includes("useMaySend("));
  expect(unasked.map(({ file }) => file)).toEqual([]);
});

/** As the server first draws it, for somebody of a role. */
function render(form: ReactNode, role: Role): string {
  const person = { role, name: "Imogen Achebe", isDemo: false };
  const router = createMemoryRouter(
    [{ id: "office/office-layout", path: "/", element: form, loader: () => ({ person }) }],
    { hydrationData: { loaderData: { "office/office-layout": { person } } } },
  );
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

const sending = /name="(change|assign-to|snooze-for)"/;

describe("a button is hidden from whoever may not send its form", () => {
  const inbox = { colleagues: [{ id: "tom", name: "Tom Hesketh" }], snoozes: [] };
  const answer = { done: "Closed.", undo: "token", refusal: undefined };
  const branch = {
    id: "n1",
    name: "Islington",
    address: "",
    phone: "",
    areas: [],
    feedId: null,
    week: null,
    isMain: false,
    mark: "1",
    postTo: "/",
  };
  const view = { id: "7", name: "Nobody’s" };
  const home = {
    id: "1",
    name: "1 Inkhorn Street",
    tenancyId: "2",
    by: "landlord",
    on: "1 December",
    backups: [],
    isFed: true,
  } as const;
  test.each([
    ["a button", <FormButton key="" form={inboxForms.take} />],
    ["one of another form", <FormButton key="" form={inboxForms.take} formId="elsewhere" />],
    ["one that only looks", <LookButton key="" form={inboxForms.reply} />],
    ["one without a look", <PlainFormButton key="" form={inboxForms.take} />],
    ["undo", <UndoNote key="" form={inboxForms.undo} answer={answer} />],
    ["a new view", <ViewMenu key="" forms={inboxForms} query="" savedView={undefined} />],
    ["a view", <ViewMenu key="" forms={inboxForms} query="" savedView={view} />],
    [
      "one conversation",
      <ManageMenu key="" open={{ state: "open", ownerId: null }} inbox={inbox} formKey="k" />,
    ],
    ["several conversations", <BulkBar key="" picked={0} unpick={() => {}} inbox={inbox} />],
    [
      "where they saw us",
      <CameFromForm key="" open={{ cameFrom: "", cameFromChoices: [] }} formKey="k" />,
    ],
    [
      "a reason",
      <ReasonForm
        key=""
        {...{ name: "reason", label: "Why", summary: "Exclude", maxLength: 200 }}
        form={homeForms["keep-off"]}
        answer={undefined}
      >
        {null}
      </ReasonForm>,
    ],
    ["pictures", <PictureForms key="" home={{ pictureLock: null, pictures: [{ key: "p" }] }} />],
    [
      "a home whose let fell through",
      <FallenThroughHomeActs key="" home={home} mayDecide={false} />,
    ],
    ["a branch", <CloseBranch key="" branch={branch} others={[]} refusal={undefined} />],
  ])("%s", (_name, form) => {
    expect(render(form, "owner")).toMatch(sending);
    expect(render(form, "reader")).not.toMatch(sending);
  });

  test("and so is an undo that is told of a form that only others may send", () => {
    const note = <UndoNote form={branchForms.close} answer={answer} />;
    expect(render(note, "owner")).toContain('value="close"');
    expect(render(note, "negotiator")).not.toContain('name="change"');
  });
});
