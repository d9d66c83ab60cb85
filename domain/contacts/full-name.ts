import { toShortName } from "../shared/text/title-name.ts";
import type { Applicant } from "./applicant.ts";

/** With what surnames of several words begin: de Souza, van der Berg, bin Rashid. */
const particles = new Set(
  "al bin bint da das de del della den der di do dos du el ibn la le ten ter van von".split(" "),
);

/** Of a name in one field: the surname is its last word, or begins with a particle. */
export function splitName(fullName: string): Pick<Applicant, "firstname" | "lastname"> {
  const words = fullName.trim().split(/\s+/);
  const particle = words.findIndex((word, at) => at > 0 && particles.has(word.toLowerCase()));
  const at = particle === -1 ? Math.max(1, words.length - 1) : particle;
  return { firstname: words.slice(0, at).join(" "), lastname: words.slice(at).join(" ") };
}

/** How somebody is called whose name is in one field. */
export function shortenName(fullName: string): string {
  return toShortName(splitName(fullName));
}
