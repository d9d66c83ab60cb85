import type { Plan } from "./plan.ts";
import { largePlans } from "./plans-large.ts";
import { smallPlans } from "./plans-small.ts";
import { twoBedroomPlans } from "./plans-two.ts";

export const plans: readonly Plan[] = [...smallPlans, ...twoBedroomPlans, ...largePlans];
