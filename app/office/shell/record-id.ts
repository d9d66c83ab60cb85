import { data } from "react-router";
import { isUuid } from "../../../domain/shared/uuid.ts";

/** Of the URL. The database would answer anything else with an error. */
export function readRecordId({ id }: { id: string }): string {
  if (!isUuid(id)) throwNotFound();
  return id;
}

export function throwNotFound(): never {
  throw data(null, { status: 404 });
}
