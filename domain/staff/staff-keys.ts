import * as v from "valibot";
import { keepableLine } from "../shared/fields/text-fields.ts";

/** What a key may be used for. It never allows more than its person may do. */
export const keyScopes = {
  "listings:write": "Create and edit properties",
  "listings:publish": "Publish properties and change their status",
  "photos:write": "Add photos",
} as const;
export type KeyScope = keyof typeof keyScopes;

export function isKeyScope(text: string): text is KeyScope {
  return Object.hasOwn(keyScopes, text);
}

export const keyScopeNames = Object.keys(keyScopes).filter(isKeyScope);

/** Of one person: each is a way in. */
export const maxApiKeys = 10;

export const newKey = v.object({
  name: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty("Enter the name of the system that will use it"),
    v.maxLength(60, "Enter at most 60 characters"),
    keepableLine,
  ),
  scopes: v.pipe(
    v.array(v.picklist(keyScopeNames)),
    v.minLength(1, "Select what it can be used for"),
  ),
});
