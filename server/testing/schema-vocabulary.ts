/**
 * Schema.org's vocabulary, parsed from `schema-dts`. Tests use it for what the compiler can't
 * check: text built at run time, and spread properties.
 */
export interface Vocabulary {
  hasType: (type: string) => boolean;
  /** Types a property accepts; null if the type lacks it. */
  ranges: (type: string, property: string) => readonly string[] | null;
  /** True for the type itself or a subtype. */
  isA: (type: string, other: string) => boolean;
  /** URLs of an enumeration's members, such as `https://schema.org/InStock`. */
  members: (enumeration: string) => readonly string[];
}

/** `ApartmentLeaf` makes up `Apartment`; its subtypes share `ApartmentBase`. */
interface Part {
  parents: readonly string[];
  properties: ReadonlyMap<string, readonly string[]>;
}

export function readVocabulary(source: string): Vocabulary {
  const parts = new Map([...source.matchAll(partPattern)].map(readPart));
  const listAncestors = (part: string): string[] => [
    part,
    ...(parts.get(part)?.parents ?? []).flatMap(listAncestors),
  ];
  return {
    hasType: (type) => parts.has(`${type}Leaf`),
    ranges: (type, property) =>
      listAncestors(`${type}Leaf`)
        .map((part) => parts.get(part)?.properties.get(property))
        .find((range) => range !== undefined) ?? null,
    isA: (type, other) => type === other || listAncestors(`${type}Leaf`).includes(`${other}Base`),
    members(enumeration) {
      const union = new RegExp(`^export type ${enumeration} = ([^;]+);`, "m").exec(source)?.[1];
      return [...(union ?? "").matchAll(/"(https?:[^"]+)"/g)].map(([, member = ""]) => member);
    },
  };
}

const partPattern =
  /^(?:export )?interface (\w+(?:Base|Leaf)) extends ([^{]+?) \{\n([\s\S]*?)^\}/gm;

function readPart([, name = "", heads = "", body = ""]: RegExpMatchArray): [string, Part] {
  const parents = heads.split(", ").filter((head) => head.endsWith("Base"));
  const fields = body.matchAll(/^ {4}"(\w+)"\?: SchemaValue<([^<>]+), "\w+">;/gm);
  const properties = [...fields].map(
    ([, property = "", range = ""]) => [property, range.split(" | ")] as const,
  );
  return [name, { parents, properties: new Map(properties) }];
}

export function findFaults(thing: object, { hasType, ranges, isA, members }: Vocabulary): string[] {
  const findNodeFaults = (node: Readonly<Record<string, unknown>>, place: string): string[] => {
    const type = String(node["@type"]);
    if (!hasType(type)) return [`${place} is of no known type: ${type}`];
    return Object.entries(node).flatMap(([property, value]) => {
      if (property.startsWith("@")) return [];
      const range = ranges(type, property);
      const here = `${place}.${property}`;
      if (range === null) return [`${here} is no property of ${type}`];
      return [value]
        .flat()
        .flatMap((one, index) => findValueFaults(one, range, `${here}[${index}]`));
    });
  };
  const findValueFaults = (value: unknown, range: readonly string[], place: string): string[] => {
    const hasRange = (...kinds: string[]) => range.some((kind) => kinds.includes(kind));
    if (typeof value === "object" && value !== null) {
      const node = { ...value };
      if (!("@type" in node)) return "@id" in node ? [] : [`${place} has no type`];
      const type = String(node["@type"]);
      const allowed = range.some((kind) => isA(type, kind));
      return [
        ...(allowed ? [] : [`${place} may not be a ${type}`]),
        ...findNodeFaults(node, place),
      ];
    }
    if (typeof value === "boolean") return hasRange("Boolean") ? [] : [`${place} is no truth`];
    if (typeof value === "number") {
      return Number.isFinite(value) && hasRange("Number", "Integer", "Float")
        ? []
        : [`${place}: ${value}`];
    }
    const text = String(value);
    if (hasRange("Text")) return [];
    if (hasRange("URL") && URL.canParse(text)) return [];
    if (hasRange("Date", "DateTime") && !Number.isNaN(Date.parse(text))) return [];
    const named = range.some((kind) => members(kind).includes(text));
    return named ? [] : [`${place} is ${text}, not of ${range.join(", ")}`];
  };
  return findNodeFaults({ ...thing }, "it");
}
