import { noHumanCheck } from "../../platform/human-check/human-check.ts";
import type { RateLimit } from "../../platform/http/rate-limit.ts";

const allow: RateLimit = async () => null;

/** What the demo's people send in one go is no robot's work. */
export const unlimited = {
  humanCheck: noHumanCheck,
  byEmail: { submissions: allow, mails: allow, toNamed: allow },
};
