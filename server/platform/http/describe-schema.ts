import * as v from "valibot";

/** Adds the description that the OpenAPI document shows. */
export function describeSchema<T extends v.GenericSchema>(schema: T, description: string) {
  return v.pipe(schema, v.description(description));
}
