import { documentKinds, type DocumentKind } from "../../documents/document.ts";
import { isFulfilled } from "./required-steps.ts";
import { listSteps, type Tenancy, type TenancyStep } from "../tenancy.ts";

/** Papers that show what a step asks for: once one is here, the office is to look at it. */
export const documentsOfStep = {
  identity: ["identity", "right-to-rent"],
  references: ["income", "reference"],
  guarantee: ["guarantee"],
} as const satisfies Record<string, readonly DocumentKind[]>;

/** A step of one person that is still asked for. */
export function findOpenStep(
  tenancy: Tenancy,
  personId: string,
  kind: TenancyStep["kind"],
): TenancyStep | null {
  const step = listSteps(tenancy, kind).find((one) => one.personId === personId);
  // What came out against somebody is talked about, not asked again.
  if (!step || step.done?.outcome === "failed" || isFulfilled(tenancy, step)) return null;
  return step;
}

const allKinds = Object.keys(documentKinds).filter(
  (kind): kind is DocumentKind => kind in documentKinds,
);

export interface SentToCheck {
  name: string;
  what: string;
}

/**
 * What people of a tenancy have sent for steps that nobody has recorded yet: the office looks at it next.
 * @param sent kinds of papers that each person sent themselves, by their id in the tenancy
 */
export function listSentToCheck(
  tenancy: Tenancy,
  sent: ReadonlyMap<string, readonly DocumentKind[]>,
): SentToCheck[] {
  if (tenancy.state !== "progressing") return [];
  return tenancy.people.flatMap(({ id, name, shareCode }) => {
    const own = sent.get(id) ?? [];
    const wanted = new Set<DocumentKind>(
      (["identity", "references", "guarantee"] as const)
        .filter((kind) => findOpenStep(tenancy, id, kind) !== null)
        .flatMap((kind): readonly DocumentKind[] => documentsOfStep[kind]),
    );
    const mayRent = findOpenStep(tenancy, id, "right-to-rent") === null;
    const papers = allKinds.filter(
      (kind) => own.includes(kind) && (wanted.has(kind) || (kind === "right-to-rent" && !mayRent)),
    );
    const hasCode = shareCode !== null && !mayRent;
    return [...(hasCode ? ["Share code"] : []), ...papers.map((kind) => documentKinds[kind])].map(
      (what) => ({ name, what }),
    );
  });
}
