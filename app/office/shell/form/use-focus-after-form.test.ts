/* oxlint-disable typescript/no-unsafe-type-assertion -- stubs of elements */
import { expect, test } from "vitest";
import { isBesideField } from "./posted-field.tsx";
import { findAnswer, findSending, isOf } from "./use-focus-after-form.ts";

/** @param within selectors of what it stands in */
function element(...within: string[]): HTMLElement {
  const closest = (selector: string) => (within.includes(selector) ? {} : null);
  return { closest } as unknown as HTMLElement;
}

/** A form, or a page, in which each selector finds what it is given. */
function contain(found: Record<string, HTMLElement[]>) {
  const list = (selector: string) => found[selector] ?? [];
  return {
    querySelector: (selector: string) => list(selector)[0] ?? null,
    querySelectorAll: list,
    contains: (one: HTMLElement) => Object.values(found).flat().includes(one),
  } as unknown as Pick<Document, "querySelector" | "querySelectorAll" | "contains">;
}

const refusal = "[role=alert]:not(.note:not(.note--error))";
const wrong = "[aria-invalid=true]";
const nothing = contain({});

test("a field that is wrong is where one goes on, before a refusal in the same form", () => {
  const [field, note] = [element(), element()];
  const form = contain({ [wrong]: [field], [refusal]: [note] });
  expect(findAnswer(form, contain({ [refusal]: [note] }), new Set())).toBe(field);
});

test("a form that keeps whatever is typed is answered by what can’t be read, not by what it warned of before", () => {
  const [warned, unread] = [element(), element()];
  const form = contain({ [wrong]: [warned, unread], "[data-unread]": [unread] });
  expect(findAnswer(form, nothing, new Set(), true)).toBe(unread);
  expect(findAnswer(contain({ [wrong]: [warned] }), nothing, new Set(), true)).toBeNull();
});

test("an error that belongs to several fields at once is gone to itself", () => {
  const error = element();
  expect(findAnswer(contain({ "[id$='-error']": [error] }), nothing, new Set())).toBe(error);
});

test("a refusal at the top of a long page answers a form far below it", () => {
  const note = element();
  expect(findAnswer(nothing, contain({ [refusal]: [note] }), new Set())).toBe(note);
});

test("a refusal of all that a long form lacks comes before the first of its wrong fields", () => {
  const [field, note] = [element(), element()];
  const page = contain({ [refusal]: [note] });
  expect(findAnswer(contain({ [wrong]: [field] }), page, new Set())).toBe(note);
});

test("a refusal that stands beside its field as well leads to the field", () => {
  const [field, note] = [element(), element("[data-beside-field]")];
  const page = contain({ [refusal]: [note] });
  expect(findAnswer(contain({ [wrong]: [field] }), page, new Set())).toBe(field);
  expect(findAnswer(nothing, page, new Set())).toBe(note);
});

test("a note that sums up what many fields lack stands beside none of them", () => {
  const errors = [{ path: "name", message: "Enter the name" }];
  expect(isBesideField({ detail: "Enter the name", errors })).toBe(true);
  expect(isBesideField({ detail: "1 thing is missing before it can be published.", errors })).toBe(
    false,
  );
  expect(isBesideField({ detail: "It was removed already." })).toBe(false);
});

test("a refusal that stood there before answers another form", () => {
  const [old, fresh] = [element(), element()];
  expect(findAnswer(nothing, contain({ [refusal]: [old] }), new Set([old]))).toBeNull();
  expect(findAnswer(nothing, contain({ [refusal]: [old, fresh] }), new Set([old]))).toBe(fresh);
});

test("a form that is gone is answered by what the page says", () => {
  const note = element();
  expect(findAnswer(null, contain({ [refusal]: [note] }), new Set())).toBe(note);
});

test("a form of a window or a part of the page is followed as one of the page itself", () => {
  const idle = { state: "idle" } as const;
  const load = { state: "loading" } as const;
  const post = { state: "submitting", formMethod: "POST" } as const;
  expect(findSending(idle, [load, post])).toEqual({ state: "submitting", isByLink: false });
  expect(findSending(post, [])).toEqual({ state: "submitting", isByLink: false });
  expect(findSending(load, [post])).toEqual({ state: "loading", isByLink: true });
  expect(findSending(idle, [load])).toEqual({ state: "idle", isByLink: false });
});

test("a button belongs to the form that it sends, also where it stands outside of it", () => {
  const form = { contains: () => false };
  expect(isOf(form, { form } as unknown as Element)).toBe(true);
  expect(isOf(form, { form: null } as unknown as Element)).toBe(false);
  expect(isOf({ contains: () => true }, {} as Element)).toBe(true);
});
