import type { SQL } from "drizzle-orm";
import type { Queryable } from "../server/platform/database/client.ts";

export type Fields = Record<string, string>;

/** Reads the one row that a form is about. */
export type ReadRow = (query: SQL) => Promise<Fields>;

interface FormPage {
  orm: Queryable;
  /** What the form before was answered. */
  answered: string;
}

export interface OfficeForm {
  /** Of `app/routes.ts`. */
  path: string;
  /** What the page would have put into its address or form may be read just before it is sent. */
  params?: Fields | ((read: ReadRow) => Promise<Fields>);
  fields: Fields | ((read: ReadRow, given: FormPage) => Promise<Fields>);
  /** Left out: by the owner. */
  by?: "negotiator";
}

/** The forms of one page that need nothing of its rows. */
export function listForms(
  page: Pick<OfficeForm, "path" | "params">,
  sent: readonly Fields[],
): OfficeForm[] {
  return sent.map((fields) => ({ ...page, fields }));
}
