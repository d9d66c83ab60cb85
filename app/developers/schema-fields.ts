import type { ApiSchema } from "../../domain/site/api-document.ts";

export interface SchemaField {
  /** Full path, such as `applicant.email` or `listings[].rent`. */
  name: string;
  type: string;
  required: boolean;
  description: string;
}

/** Lists an object's fields, including nested ones. Empty for primitives. */
export function listFields(schema: ApiSchema, prefix = ""): SchemaField[] {
  const inner = prefix === "" ? schema : findObjectSchema(schema);
  const required = new Set(inner?.required);
  return Object.entries(inner?.properties ?? {}).flatMap(([key, field]) => {
    if (typeof field === "boolean") return [];
    const name = `${prefix}${key}`;
    const line = {
      name,
      type: formatType(field),
      required: required.has(key),
      description: formatDescription(field),
    };
    return [line, ...listFields(field, `${name}${isList(field) ? "[]" : ""}.`)];
  });
}

function findObjectSchema(schema: ApiSchema): ApiSchema | undefined {
  if (schema.properties) return schema;
  if (isSchema(schema.items)) return findObjectSchema(schema.items);
  const [only, ...others] = listAlternatives(schema).filter(({ type }) => type !== "null");
  return only && others.length === 0 ? findObjectSchema(only) : undefined;
}

/** @example typeOf({ anyOf: [{ type: "number" }, { type: "null" }] }) // "number or null" */
export function formatType(schema: ApiSchema): string {
  if (schema.$ref) return schema.$ref.split("/").at(-1)!.toLowerCase();
  const options = listAlternatives(schema);
  if (options.length > 0) return [...new Set(options.map(formatType))].join(" or ");
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum)
    return schema.enum.length > 9 ? "one of a fixed list" : formatValues(schema.enum);
  if (isSchema(schema.items)) return `list of ${formatType(schema.items)}`;
  if (Array.isArray(schema.type)) return schema.type.map(toPlainTypeName).join(" or ");
  return toPlainTypeName(schema.type ?? "anything");
}

const plainTypeNames: Record<string, string> = {
  string: "text",
  array: "list",
  integer: "whole number",
  boolean: "true or false",
};

function toPlainTypeName(type: string): string {
  return plainTypeNames[type] ?? type;
}

function formatValues(values: unknown[]): string {
  return values.map((value) => JSON.stringify(value)).join(", ");
}

function formatDescription({ description, maxLength }: ApiSchema): string {
  const length = maxLength === undefined ? [] : [`At most ${maxLength} characters`];
  return [...(description ? [description] : []), ...length].join(". ");
}

function listAlternatives({ anyOf = [], oneOf = [] }: ApiSchema): ApiSchema[] {
  return [...anyOf, ...oneOf].filter(isSchema);
}

function isList({ items }: ApiSchema): boolean {
  return items !== undefined;
}

function isSchema(value: unknown): value is ApiSchema {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
