import type { RuleRefusal } from "../../domain/tenancies/progress-rules.ts";
import { refuse } from "../staff/refusals.ts";

/** A refused move as somebody's own page says it: of a name on the sanctions list it tells nobody. */
export function refuseRule({ rule, text }: RuleRefusal, field?: string) {
  return rule === "sanctions-match"
    ? refuse("This can’t be done here just now. Please call us.")
    : refuse(text, field);
}
