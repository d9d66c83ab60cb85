import type { HomeFieldName } from "../facts/home-fields.ts";
import type { Nation } from "./nations.ts";
import { getNation, type PublishFacts } from "./publish-facts.ts";

export type Strength = "forbids" | "warns";

export interface Fault {
  message: string;
  field: HomeFieldName | "pictures" | "documents" | "landlord";
}

export interface PublishRule {
  id: string;
  strength: Strength;
  /** Left out: all of them. */
  nations?: readonly Nation[];
  /** First day of the rule in London. */
  from?: string;
  /** What a feed brings is answered for by the system that it comes from. */
  ownOnly?: true;
  /** Whether it has anything to look at. Left out: always. */
  hasSubject?: (facts: PublishFacts) => boolean;
  law: string | Record<Nation, string>;
  check: (facts: PublishFacts) => Fault[];
}

export function fault(problem: string | null, field: Fault["field"]): Fault[] {
  return problem === null ? [] : [{ message: problem, field }];
}

export function getLaw({ law }: Pick<PublishRule, "law">, nation: Nation): string {
  return typeof law === "string" ? law : law[nation];
}

export function appliesTo(rule: PublishRule, facts: PublishFacts): boolean {
  const { nations, from, ownOnly, hasSubject } = rule;
  if (ownOnly && facts.isFed) return false;
  if (hasSubject && !hasSubject(facts)) return false;
  if (nations && !nations.includes(getNation(facts.texts))) return false;
  return from === undefined || facts.today >= from;
}
