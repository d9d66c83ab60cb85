import { advertRules, findWords } from "./advert-words.ts";
import { agreementRules } from "./agreement-rules.ts";
import { homeRules } from "./advert-rules.ts";
import { getHomeField } from "../facts/home-fields.ts";
import { documentRules } from "./document-rules.ts";
import { privacyRules } from "./privacy-rules.ts";
import { advertTexts, getNation, type PublishFacts } from "./publish-facts.ts";
import {
  appliesTo,
  type Fault,
  fault,
  getLaw,
  type PublishRule,
  type Strength,
} from "./publish-rule.ts";
import { checkHomeTexts, listMissingTexts } from "../facts/read-home.ts";
import { rentRules } from "./rent-rules.ts";

/** What stands against publishing a home, or should be looked at first. */
export interface PublishFinding extends Fault {
  rule: string;
  strength: Strength;
  law: string;
}

/** A warning that an owner has let pass, with their reason. */
export interface OverriddenWarning {
  rule: string;
  /** As it read: another fault of the rule is another decision. */
  message: string;
}

const wordRules: readonly PublishRule[] = advertRules.map((words) => ({
  id: words.id,
  strength: words.strength,
  nations: words.nations,
  law: words.law,
  check: ({ texts }) =>
    advertTexts.flatMap((name) => {
      const found = findWords(words, texts[name]);
      return fault(
        found && `“${found}” in ${getHomeField(name).label.toLowerCase()} ${words.why}.`,
        name,
      );
    }),
}));

/** Without these there is nothing to show, whatever the law. */
const formRules: readonly PublishRule[] = [
  {
    id: "complete",
    strength: "forbids",
    law: "Required in every advert",
    check: ({ texts }) =>
      listMissingTexts(texts).flatMap(({ path, message }) =>
        path === "long" || path === "rentPcm" ? [] : fault(`${message}.`, path),
      ),
  },
  {
    id: "readable",
    strength: "forbids",
    law: "Required in every advert",
    check: ({ texts }) =>
      checkHomeTexts(texts).flatMap(({ path, message }) =>
        path === "rentPcm" ? [] : fault(`${getHomeField(path).label}: ${message}.`, path),
      ),
  },
];

export const publishRules: readonly PublishRule[] = [
  ...formRules,
  ...rentRules,
  ...documentRules,
  ...homeRules,
  ...privacyRules,
  ...agreementRules,
  ...wordRules,
];

/** All that is to be said of a home before it is published, the forbidden first. */
export function checkPublishing(facts: PublishFacts): PublishFinding[] {
  const nation = getNation(facts.texts);
  const findings = publishRules
    .filter((rule) => appliesTo(rule, facts))
    .flatMap((rule) =>
      rule.check(facts).map((found) => ({
        ...found,
        rule: rule.id,
        strength: rule.strength,
        law: getLaw(rule, nation),
      })),
    );
  const forbidden = findings.filter(({ strength }) => strength === "forbids");
  return [...forbidden, ...findings.filter(({ strength }) => strength === "warns")];
}

export function isPassed(
  { rule, message, strength }: PublishFinding,
  passed: readonly OverriddenWarning[],
): boolean {
  return strength === "warns" && passed.some((one) => one.rule === rule && one.message === message);
}

export function listOpenFindings(
  findings: readonly PublishFinding[],
  passed: readonly OverriddenWarning[],
): PublishFinding[] {
  return findings.filter((finding) => !isPassed(finding, passed));
}

export function countForbidden(findings: readonly PublishFinding[]): number {
  return findings.filter(({ strength }) => strength === "forbids").length;
}

/** Rules that look at the home and find nothing wrong, by their law: shown as in order. */
export function listKeptRules(
  facts: PublishFacts,
  findings: readonly PublishFinding[],
): { id: string; law: string }[] {
  const broken = new Set(findings.map(({ rule }) => rule));
  const nation = getNation(facts.texts);
  return publishRules
    .filter((rule) => appliesTo(rule, facts) && !broken.has(rule.id))
    .map((rule) => ({ id: rule.id, law: getLaw(rule, nation) }));
}
