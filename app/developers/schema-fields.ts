import type { ApiSchema } from "../../domain/site/api-document.ts";

/** One line of a table of fields. */
export interface SchemaField {
  /** With the names of what it lies in: `applicant.email`, `listings[].rent`. */
  name: string;
  /** In few words: `text`, `whole number or null`. */
  type: string;
  required: boolean;
  says: string;
}

/** Every field of an object, those of the objects in it too. What stands for itself has none. */
export function fieldsOf(schema: ApiSchema, prefix = ""): SchemaField[] {
  const inner = prefix === "" ? schema : objectIn(schema);
  const required = new Set(inner?.required);
  return Object.entries(inner?.properties ?? {}).flatMap(([key, field]) => {
    if (typeof field === "boolean") return [];
    const name = `${prefix}${key}`;
    const line = { name, type: typeOf(field), required: required.has(key), says: saysOf(field) };
    return [line, ...fieldsOf(field, `${name}${isList(field) ? "[]" : ""}.`)];
  });
}

/** The object that a field is, holds a list of, or may be. */
function objectIn(schema: ApiSchema): ApiSchema | undefined {
  if (schema.properties) return schema;
  if (isSchema(schema.items)) return objectIn(schema.items);
  const [only, ...others] = choices(schema).filter(({ type }) => type !== "null");
  return only && others.length === 0 ? objectIn(only) : undefined;
}

/** @example typeOf({ anyOf: [{ type: "number" }, { type: "null" }] }) // "number or null" */
export function typeOf(schema: ApiSchema): string {
  if (schema.$ref) return schema.$ref.split("/").at(-1)!.toLowerCase();
  const options = choices(schema);
  if (options.length > 0) return [...new Set(options.map(typeOf))].join(" or ");
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.length > 9 ? "a known word" : list(schema.enum);
  if (isSchema(schema.items)) return `list of ${typeOf(schema.items)}`;
  if (Array.isArray(schema.type)) return schema.type.map(plainName).join(" or ");
  return plainName(schema.type ?? "anything");
}

const plainNames: Record<string, string> = {
  string: "text",
  array: "list",
  integer: "whole number",
  boolean: "true or false",
};

function plainName(type: string): string {
  return plainNames[type] ?? type;
}

function list(values: unknown[]): string {
  return values.map((value) => JSON.stringify(value)).join(", ");
}

function saysOf({ description, maxLength }: ApiSchema): string {
  const length = maxLength === undefined ? [] : [`At most ${maxLength} characters`];
  return [...(description ? [description] : []), ...length].join(". ");
}

function choices({ anyOf = [], oneOf = [] }: ApiSchema): ApiSchema[] {
  return [...anyOf, ...oneOf].filter(isSchema);
}

function isList({ items }: ApiSchema): boolean {
  return items !== undefined;
}

function isSchema(value: unknown): value is ApiSchema {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
