import type { RuleRefusal } from "../../domain/tenancies/progress-rules.ts";
import { refuse } from "../staff/refusals.ts";

const told = new Set<RuleRefusal["rule"]>([
  "sanctions-match",
  "landlord-sanctions-match",
  "landlord-unchecked",
  "landlord-changed",
  "landlord-unprintable",
  "name-changed",
  "name-unprintable",
]);

/**
 * A refused move as somebody's own page says it: of the sanctions list it tells nobody, and of a name
 * that changed it does not tell the others.
 */
export function refuseRule({ rule, text }: RuleRefusal, field?: string) {
  return told.has(rule)
    ? refuse("You can’t do this online at the moment. Please call us.")
    : refuse(text, field);
}
