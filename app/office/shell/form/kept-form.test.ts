import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { hasUnsent, keepForm, markUnsent, restoreForm } from "./kept-form.ts";

class StubInput {
  type = "text";
  name;
  value;
  constructor(name: string, value: string) {
    this.name = name;
    this.value = value;
  }
  dispatchEvent() {}
}

class StubFold {
  isOpen = false;
  parentElement;
  constructor(parentElement: StubFold | null) {
    this.parentElement = parentElement;
  }
  matches() {
    return true;
  }
  setAttribute() {
    this.isOpen = true;
  }
}

/** Of a page on which each form says which it is. */
class StubForm {
  /** A field of that name hides the form's own. */
  method = new StubInput("method", "share-code");
  elements;
  parentElement;
  constructor(id: string, note: string, parentElement: StubFold | null = null, idName = "form") {
    this.parentElement = parentElement;
    const fields = [new StubInput(idName, id), this.method, new StubInput("note", note)];
    const namedItem = (name: string) => fields.find((field) => field.name === name) ?? null;
    this.elements = Object.assign(fields, { namedItem });
  }
  getAttribute(name: string) {
    return name === "method" ? "post" : null;
  }
  matches() {
    return false;
  }
  scrollIntoView() {}
  readNote() {
    return this.elements.find(({ name }) => name === "note")?.value;
  }
}

function createStorage() {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}

let forms: StubForm[];

beforeEach(() => {
  vi.stubGlobal("localStorage", createStorage());
  vi.stubGlobal("sessionStorage", createStorage());
  vi.stubGlobal("window", {
    location: { pathname: "/office/tenancies/1" },
    dispatchEvent: () => true,
  });
  vi.stubGlobal("document", { querySelectorAll: () => forms });
  for (const name of ["HTMLInputElement", "HTMLTextAreaElement", "HTMLSelectElement"])
    vi.stubGlobal(name, StubInput);
  vi.stubGlobal(
    "FormData",
    class {
      form;
      constructor(form: StubForm) {
        this.form = form;
      }
      *[Symbol.iterator]() {
        for (const { name, value } of this.form.elements) yield [name, value];
      }
    },
  );
});

afterEach(() => vi.unstubAllGlobals());

function keep(form: StubForm) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  keepForm(form as unknown as HTMLFormElement, "imogen", null);
}

test("what was typed is kept where the session had ended, and this tab knows it at once", () => {
  const form = new StubForm("right-to-rent", "Passport seen");
  forms = [form];
  keep(form);
  expect(hasUnsent()).toBe(true);
});

test("it is typed again into the form that says the same, whatever stands in its place, and unfolded", () => {
  forms = [new StubForm("references", ""), new StubForm("right-to-rent", "Passport seen")];
  keep(forms[1]!);
  markUnsent();
  const stage = new StubFold(null);
  const fold = new StubFold(stage);
  forms = [
    new StubForm("right-to-rent", "", fold),
    new StubForm("guarantee", ""),
    new StubForm("keys", ""),
  ];
  restoreForm("visit");
  expect(forms.map((form) => form.readNote())).toEqual(["Passport seen", "", ""]);
  expect([fold.isOpen, stage.isOpen]).toEqual([true, true]);
});

test.each(["ref", "decision"])(
  "what was typed about one %s is typed into no form of another",
  (idName) => {
    forms = [new StubForm("one", "Agreed by phone", null, idName)];
    keep(forms[0]!);
    markUnsent();
    const other = new StubForm("another", "", null, idName);
    forms = [other];
    restoreForm("visit");
    expect(other.readNote()).toBe("");
    forms = [other, new StubForm("one", "", null, idName)];
    restoreForm("visit");
    expect(forms.map((form) => form.readNote())).toEqual(["", "Agreed by phone"]);
  },
);
