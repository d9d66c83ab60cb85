import { data } from "react-router";
import * as v from "valibot";

const uuid = v.pipe(v.string(), v.uuid());

/** Of the URL. The database would answer anything else with an error. */
export function readRecordId({ id }: { id: string }): string {
  if (!isRecordId(id)) throwNotFound();
  return id;
}

export function isRecordId(text: string): boolean {
  return v.is(uuid, text);
}

export function throwNotFound(): never {
  throw data(null, { status: 404 });
}
