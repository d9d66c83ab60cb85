import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { EditorNotes } from "./editor-notes.tsx";
import type { EditorAnswer } from "../shown.ts";
import type { Autosave } from "./use-autosave.ts";

type Shown = Parameters<typeof EditorNotes>[0]["home"];

const change: Shown["changes"][number] = {
  id: 1,
  field: "rentPcm",
  was: "3200",
  became: "3150",
  who: "Tom Hesketh",
  at: "today at 09:43",
  reason: null,
  isKept: true,
  isOwn: false,
};
/** What the later one typed is put aside, under their own name. */
const aside = { ...change, id: 2, was: "3150", became: "3100", who: "Amina Yusuf", isKept: false };
const quiet: Autosave = {
  state: "saved",
  problem: null,
  conflicts: [],
  others: [],
  decide: () => {},
};

function showNotes(autosave: Partial<Autosave>, answer?: EditorAnswer, home?: Shown): string {
  return renderNotes(autosave, answer, home)
    .replaceAll(/<[^>]+>/g, "")
    .replaceAll("&amp;", "&");
}

function renderNotes(
  autosave: Partial<Autosave>,
  answer?: EditorAnswer,
  home: Shown = { changes: [aside, change], publishProblem: null },
): string {
  const notes = <EditorNotes home={home} autosave={{ ...quiet, ...autosave }} answer={answer} />;
  const router = createMemoryRouter([{ path: "/", element: notes }]);
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

test("a change of somebody else’s is told with who made it, when, and from what to what", () => {
  expect(showNotes({ others: ["rentPcm"] })).toContain(
    "Tom Hesketh changed Rent today at 09:43, from “3200” to “3150”.",
  );
});

test("what somebody undid or typed in another window themselves is not told as somebody else’s", () => {
  const home = { changes: [{ ...change, isOwn: true }], publishProblem: null };
  expect(showNotes({ others: ["rentPcm", "name"] }, undefined, home)).toBe("");
});

const nothingElse = { mails: null, refusal: undefined, fields: {}, formKey: "" };

test("of two values of one field the other’s is told with who typed it and when", () => {
  const conflict = { field: "rentPcm", mine: "3100", theirs: "3150" } as const;
  const asked =
    "Rent was also changed by Tom Hesketh, today at 09:43. Which version do you want to keep?";
  expect(showNotes({ conflicts: [conflict] })).toContain(asked);
  const saved = { version: 2, texts: {}, merged: [], conflicts: [conflict], unread: [] };
  const answer = {
    form: "save",
    done: null,
    undo: null,
    more: { preview: null, saved, pictureConflict: null },
    ...nothingElse,
  };
  expect(showNotes({}, answer)).toContain(
    "Rent was changed by Tom Hesketh, today at 09:43 to “3150”. We kept their version.",
  );
});

test("somebody whom the page does not know yet is somebody else", () => {
  const conflict = { field: "name", mine: "One", theirs: "Two" };
  expect(showNotes({ conflicts: [conflict] })).toContain("was also changed by someone else");
});

test("what was done stays in view, as its form may stand far down", () => {
  const answer: EditorAnswer = {
    form: "certificate",
    done: "Buildings insurance added.",
    undo: null,
    more: undefined,
    ...nothingElse,
  };
  expect(renderNotes({}, answer)).toMatch(/class="office__result[^>]*>.*Buildings insurance added/);
});
