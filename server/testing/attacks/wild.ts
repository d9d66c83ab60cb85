import * as fc from "fast-check";
import { marker } from "./bodies.ts";

const halfCharacters = fc.string({ unit: fc.nat(0xffff).map((code) => String.fromCharCode(code)) });

export const wildName = fc.oneof(
  fc.string({ unit: "binary" }),
  halfCharacters,
  fc.constantFrom(
    ...[
      ["\0", "\uD800", "\uFFFF", "\u202E", "\r\nBcc: x@example.com", "\u001B[31m", "' or 1=1 --"],
      ["%", "_", "\\", "$1", "__proto__", "constructor", "toString", "NaN", "-0", "1e400", "0x1F"],
      ["${7*7}", "{{7*7}}", "<script>alert(1)</script>", "../../etc/passwd", "javascript:alert(1)"],
      ["9".repeat(400), "a".repeat(3000), "é".repeat(300), "a@".repeat(2000), "2026-02-30"],
    ].flat(),
  ),
);

export const wildText = fc
  .tuple(wildName, fc.boolean())
  .map(([text, isMarked]) => (isMarked ? marker + text : text));

const wildValue: fc.Arbitrary<unknown> = fc.oneof(
  wildText,
  fc.double(),
  fc.constantFrom<unknown>(null, true, 0, -1, 1e308, Number.MAX_SAFE_INTEGER, [], {}, [[[[]]]]),
  fc.constant(Array.from({ length: 2000 }, () => marker)),
  fc.jsonValue({ maxDepth: 4 }),
);

interface Change {
  how: "set" | "drop" | "add" | "wrap" | "repeat";
  at: number;
  name: string;
  value: unknown;
}

const change: fc.Arbitrary<Change> = fc.record({
  how: fc.constantFrom("set", "set", "drop", "add", "wrap", "repeat"),
  at: fc.nat(),
  name: fc.oneof(
    fc.constantFrom(
      "__proto__",
      "constructor",
      "prototype",
      "id",
      "status",
      "isAdmin",
      "createdAt",
    ),
    wildName,
  ),
  value: wildValue,
});

export function mutate(bodies: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const changes = fc.oneof(fc.constant([]), fc.array(change, { minLength: 1, maxLength: 3 }));
  return fc.tuple(bodies, changes).map(([body, todo]) => todo.reduce(applyChange, body));
}

export function applyChange(body: unknown, { how, at, name, value }: Change): unknown {
  const copy: unknown = structuredClone(body);
  const places = listPlaces(copy);
  const place = places[at % places.length];
  if (!place) return value;
  const { holder, key } = place;
  if (how === "drop") Reflect.deleteProperty(holder, key);
  else if (how === "wrap") holder[key] = [{ [key]: holder[key] }];
  else if (how === "repeat") holder[key] = Array.from({ length: 50 }, () => holder[key]);
  else {
    // Defines an own property, since assigning `__proto__` would not.
    const target = how === "add" ? name : key;
    // No list has any other value as its length, and JSON writes none.
    if (Array.isArray(holder) && target === "length") return copy;
    Object.defineProperty(holder, target, { value, enumerable: true, configurable: true });
  }
  return copy;
}

interface Place {
  holder: Record<string, unknown>;
  key: string;
}

function listPlaces(value: unknown): Place[] {
  if (!isHolder(value)) return [];
  return Object.keys(value).flatMap((key) => [{ holder: value, key }, ...listPlaces(value[key])]);
}

function isHolder(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

export const wildBody: fc.Arbitrary<string | Uint8Array<ArrayBuffer>> = fc.oneof(
  wildValue.map((value) => JSON.stringify(value) ?? ""),
  fc.dictionary(wildName, wildValue).map((value) => JSON.stringify(value)),
  wildText,
  fc.uint8Array().map((bytes) => new Uint8Array(bytes)),
  fc.constantFrom(
    ...[
      ["", "{", '{"a":1,"a":2}', '{"__proto__":{"isAdmin":true}}', "[".repeat(30_000), "nul"],
      ['{"a":'.repeat(9000), `"${marker}`, "\uFEFF{}", `{"id":"${"x".repeat(70_000)}"}`],
    ].flat(),
  ),
);

/** The first three are content types that calls accept. */
export const wildType = fc.constantFrom(
  ...[
    ["application/json", "application/json; charset=utf-8", "application/json; charset=utf-16"],
    ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", ""],
    ["application/jsonp", "application/json-patch+json", "text/html"],
  ].flat(),
);
