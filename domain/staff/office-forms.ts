import type { Fields } from "../shared/fields/fields.ts";
import { type Allowed, hasPermission, type Permission } from "./roles.ts";

/** What a page of the office and the server both go by: the one shows what the other does. */
export interface FormDeclaration {
  /** Who may send it. `signed-in`: whoever is let into its page. */
  permission: Permission | "signed-in";
  /** Said to all others. Left out: the usual words. */
  notAllowed?: string;
  /** Left empty where the act reads what was sent by itself. */
  fields: Fields;
  /** It needs a sign-in of the last 15 minutes. */
  isFresh?: true;
  /** A second press stores nothing twice: the form is sent with a `key`. */
  isOnce?: true;
  /** Its mails can be looked at before it sends them. */
  sendsMails?: true;
}

/** By the value of its button. */
export type OfficeForm<Of extends FormDeclaration = FormDeclaration> = Of & { name: string };

export type DeclaredForms = Readonly<Record<string, OfficeForm>>;

/** The forms of a page: who may send each, and what is typed in it. */
export function declareForms<const All extends Readonly<Record<string, FormDeclaration>>>(
  all: All,
): { readonly [Name in keyof All]: OfficeForm<All[Name]> } {
  const named = Object.entries(all).map(([name, form]) => [name, { ...form, name }]);
  return Object.fromEntries(named);
}

export function maySend(person: Allowed, { permission }: FormDeclaration): boolean {
  return permission === "signed-in" || hasPermission(person, permission);
}
