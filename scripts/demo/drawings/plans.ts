import type { Plan } from "./plan.ts";
import { largePlans } from "./plans-large.ts";
import { smallPlans } from "./plans-small.ts";
import { twoBedroomPlans } from "./plans-two.ts";

/** Every floor plan of the demo; each is drawn as it is and mirrored. */
export const plans: readonly Plan[] = [...smallPlans, ...twoBedroomPlans, ...largePlans];
