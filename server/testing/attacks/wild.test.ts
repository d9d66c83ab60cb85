import { expect, test } from "vitest";
import { applyChange } from "./wild.ts";

const add = { how: "add", at: 0, value: "ten" } as const;

test("a field is added under any name, also one that an object has from its prototype", () => {
  const changed = applyChange({ id: 1 }, { ...add, name: "__proto__" });
  expect(Object.getOwnPropertyDescriptor(changed, "__proto__")?.value).toBe("ten");
});

test("a list keeps its length, whatever name is drawn", () => {
  expect(applyChange(["a"], { ...add, name: "length" })).toEqual(["a"]);
});
