import * as fc from "fast-check";
import * as v from "valibot";

/** Present in every sent text, and not allowed in any response or log line. */
export const marker = "zqx";

const usual: unknown[] = [
  [`Ada ${marker}`, `Is it quiet at 14 ${marker} Terrace?`, `ada.${marker}@example.com`],
  ["07700 900123", "+44 7700 900456", "2026-11-24", "2027-01-04", "1990-05-17", "18:00 - 18:30"],
  ["yes", "no", "NA", "12 months", "E8 1AA", "0", "1", "2", "12", "100", "2450", "78000", ""],
  [0, 1, 2, 6, 12, 50, 100, 2450, 78_000, 51.5, true, false, null, undefined],
  ["area=shoreditch&bedsmin=2", "instant", "daily", "up", "down", "build-to-rent"],
].flat();

/** Inputs that make a lazy schema reveal its variants. */
const hints = [
  {},
  { EnqId: marker },
  { freq: "Monthly" },
  { employmentStatus: marker },
  { source: "build-to-rent" },
];

export type KnownValues = Readonly<Record<string, readonly unknown[]>>;

interface Node extends v.GenericSchema {
  entries?: Record<string, Node>;
  wrapped?: Node;
  options?: readonly unknown[];
  item?: Node;
  key?: Node;
  value?: Node;
  getter?: (input: unknown) => Node;
  pipe?: readonly [Node, ...unknown[]];
}

/**
 * Generates bodies that a schema accepts or nearly does. Each field is valid where a usual or known
 * value fits, but rules between fields are met by chance only.
 */
export function createBodies(
  schema: Node,
  known: KnownValues = {},
  name = "",
): fc.Arbitrary<unknown> {
  const inner = (node: Node, field = name) => createBodies(node, known, field);
  const [root] = schema.pipe ?? [schema];
  if (root.getter) return fc.oneof(...hints.map((hint) => inner(root.getter!(hint))));
  if (root.wrapped) return fc.option(inner(root.wrapped), { freq: 3, nil: undefined });
  if (root.entries) {
    const fields = Object.entries(root.entries);
    return fc.record(
      Object.fromEntries(fields.map(([field, node]) => [field, inner(node, field)])),
    );
  }
  if (root.item) return fc.array(inner(root.item), { minLength: 1, maxLength: 5 });
  if (root.key && root.value)
    return fc.dictionary(fc.constantFrom(...Object.keys(known)), inner(root.value));
  const forms = (root.options ?? []).filter(isForm);
  if (forms.length > 0) return fc.oneof(...forms.map((form) => inner(form)));
  return createValues(schema, known[name] ?? []);
}

function isForm(option: unknown): option is Node {
  return (
    typeof option === "object" &&
    option !== null &&
    "type" in option &&
    ["strict_object", "record"].includes(String(option.type))
  );
}

function createValues(schema: Node, known: readonly unknown[]): fc.Arbitrary<unknown> {
  const choices = (schema.options ?? []).filter((option) => typeof option === "string");
  const fits = (value: unknown) => v.is(schema, value);
  const right = [...choices, ...usual].filter(fits);
  const best = known.filter(fits);
  if (best.length > 0)
    return fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...best) }, fc.string());
  return right.length > 0 ? fc.constantFrom(...right) : fc.string();
}
