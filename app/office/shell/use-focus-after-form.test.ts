/* oxlint-disable typescript/no-unsafe-type-assertion -- stubs of elements */
import { expect, test } from "vitest";
import { findAnswer, isOf } from "./use-focus-after-form.ts";

const element = (): HTMLElement => ({}) as HTMLElement;

/** A form, or a page, in which each selector finds what it is given. */
function contain(found: Record<string, HTMLElement[]>) {
  const list = (selector: string) => found[selector] ?? [];
  return {
    querySelector: (selector: string) => list(selector)[0] ?? null,
    querySelectorAll: list,
  } as unknown as Pick<Document, "querySelector" | "querySelectorAll">;
}

const refusal = ".note--error[role=alert]";
const nothing = contain({});

test("a field that is wrong is where one goes on, before a refusal in the same form", () => {
  const [field, note] = [element(), element()];
  const form = contain({ "[aria-invalid=true]": [field], [refusal]: [note] });
  expect(findAnswer(form, contain({ [refusal]: [note] }), new Set())).toBe(field);
});

test("a refusal at the top of a long page answers a form far below it", () => {
  const note = element();
  expect(findAnswer(nothing, contain({ [refusal]: [note] }), new Set())).toBe(note);
});

test("a refusal that stood there before answers another form", () => {
  const [old, fresh] = [element(), element()];
  expect(findAnswer(nothing, contain({ [refusal]: [old] }), new Set([old]))).toBeNull();
  expect(findAnswer(nothing, contain({ [refusal]: [old, fresh] }), new Set([old]))).toBe(fresh);
});

test("a button belongs to the form that it sends, also where it stands outside of it", () => {
  const form = { contains: () => false };
  expect(isOf(form, { form } as unknown as Element)).toBe(true);
  expect(isOf(form, { form: null } as unknown as Element)).toBe(false);
  expect(isOf({ contains: () => true }, {} as Element)).toBe(true);
});
