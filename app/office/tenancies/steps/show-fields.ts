import { fedStateNote } from "../../../../domain/listings/fed-state.ts";
import { isEndStep } from "../../../../domain/tenancies/end/after-the-end.ts";
import { endAnswerNames } from "../../../../domain/tenancies/end/end-fields.ts";
import type { TenancyView, StepView } from "../shown.ts";

/** Of checks of who somebody is: papers name them like this. */
export function showName({ naming }: Pick<StepView, "naming">) {
  if (naming === null) return { values: {}, shows: { name: null, recordName: null } };
  const { name, recordName, isPrintable } = naming;
  const hint = isPrintable
    ? "As shown in the evidence. Documents use exactly this name"
    : "In Latin letters, as in the machine-readable lines of the passport";
  return { values: { name, recordName }, shows: { name: { hint } } };
}

/** With what we know already that shows it. */
export function showEvidence(offered: TenancyView["offered"][string] | undefined) {
  if (offered === undefined) return { values: {}, shows: { offered: null } };
  const options = offered.map(({ key, text }) => ({ value: key, label: text }));
  return {
    values: { offered: offered.find(({ isPreselected }) => isPreselected)?.key ?? null },
    shows: { offered: { options }, note: { hint: "Saved with the evidence you selected above" } },
  };
}

/** A step that the end left asks what the end asked of it. */
export function showEndAnswers(kind: StepView["kind"], { isFed }: { isFed: boolean }) {
  const asked = isEndStep(kind) ? endAnswerNames[kind] : null;
  return {
    ...(asked !== "deposit" && { deposit: null }),
    ...(asked !== "keys" && { keys: null }),
    home: asked !== "home" ? null : isFed ? { hint: fedStateNote } : {},
  };
}
