import * as v from "valibot";
import { expect, test } from "vitest";

const modules = import.meta.glob<Record<string, unknown>>(["../**/*.ts", "!../**/*.test.ts"], {
  eager: true,
});

/** By the last part of their name: not stored as they come. */
const notKept: Readonly<Record<string, string>> = {
  recaptchaToken: "is checked and forgotten",
  listing: "is ignored: the id beside it counts",
  development: "is ignored: the listing's own counts",
  "putHome.fields": "are stripped when they are read: home-fields.ts",
  "placeOfferBodies.0.id": "is hashed and looked up",
  wasEmail: "is compared with what is stored",
  "replyFields.to": "is compared with the addresses that were offered",
  "wasName.read": "is compared with what is stored",
  "was-firstname.read": "is compared with what is stored",
  "browserError.message": "goes to the log alone",
  "problemSchema.detail": "is read in the browser",
  "problemSchema.errors.path": "is read in the browser",
  "problemSchema.errors.message": "is read in the browser",
};

interface Text {
  name: string;
  schema: v.GenericSchema;
}

type Node = Readonly<Record<string, unknown>>;

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null;
}

function isSchema(value: unknown): value is v.GenericSchema & Node {
  return isNode(value) && value["kind"] === "schema" && "~standard" in value;
}

/** What is asked first of whatever a schema is made of. */
function findRoot(schema: Node): Node {
  const { pipe, wrapped } = schema;
  const inner = Array.isArray(pipe) && pipe[0] !== schema ? pipe[0] : wrapped;
  return isNode(inner) ? findRoot(inner) : schema;
}

function takesText(schema: Node): boolean {
  const { type, options } = findRoot(schema);
  return (
    type === "string" || (type === "union" && Array.isArray(options) && options.some(takesText))
  );
}

/** Every text that a schema, or a table of them, reads. */
function listTexts(value: unknown, name: string, seen = new Set<unknown>()): Text[] {
  if (!isNode(value) || seen.has(value)) return [];
  seen.add(value);
  if (isSchema(value) && takesText(value)) return [{ name, schema: value }];
  if (
    !isSchema(value) &&
    !Array.isArray(value) &&
    Object.getPrototypeOf(value) !== Object.prototype
  )
    return [];
  const node: Node = isSchema(value) ? findRoot(value) : value;
  const inner = isSchema(value)
    ? [node["entries"], node["options"], node["item"], node["items"], node["value"]]
    : Object.entries(node).map(([key, one]) => [key, one] as const);
  return isSchema(value)
    ? inner.flatMap((one) => listTexts(one, name, seen))
    : inner.flatMap((one) =>
        Array.isArray(one) ? listTexts(one[1], `${name}.${String(one[0])}`, seen) : [],
      );
}

const texts = Object.entries(modules).flatMap(([path, exported]) =>
  Object.entries(exported).flatMap(([name, value]) => listTexts(value, `${path}#${name}`)),
);

const odd = ["\0", "\ud83d"].flatMap((mark) => [
  `a${mark}b`,
  mark,
  `Words ${mark}enough for any field.`,
  `ada${mark}@example.com`,
  `1${mark}`,
]);

test("the schemas of forms and calls are found", () => {
  expect(texts.length).toBeGreaterThan(150);
});

test("no text is kept with characters that no database takes", () => {
  const kept = texts.filter(({ schema }) =>
    odd.some((text) => {
      const { success, output } = v.safeParse(schema, text);
      return success && typeof output === "string" && /[\0\p{Cs}]/u.test(output);
    }),
  );
  const names = [...new Set(kept.map(({ name }) => name))];
  const isNamed = (name: string, end: string) =>
    name.endsWith(`.${end}`) || name.endsWith(`#${end}`);
  const ends = Object.keys(notKept);
  expect(names.filter((name) => !ends.some((end) => isNamed(name, end)))).toEqual([]);
  // What is named in vain hides what comes under that name later.
  expect(ends.filter((end) => !names.some((name) => isNamed(name, end)))).toEqual([]);
});
