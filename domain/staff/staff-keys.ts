import * as v from "valibot";
import { keepableLine } from "../shared/fields/text-fields.ts";

/** What a key may be used for. It never allows more than its person may do. */
export const keyScopes = {
  "listings:write": "Write homes",
  "listings:publish": "Publish homes and change their state",
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
    v.nonEmpty("Say which system gets it"),
    v.maxLength(60, "Keep it under 60 characters"),
    keepableLine,
  ),
  scopes: v.pipe(
    v.array(v.picklist(keyScopeNames)),
    v.minLength(1, "Choose what it may be used for"),
  ),
});
