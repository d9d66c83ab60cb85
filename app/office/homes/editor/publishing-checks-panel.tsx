import { formatCount } from "../../../../domain/shared/formats/count.ts";
import { href } from "react-router";
import { getHomeField } from "../../../../domain/listings/facts/home-fields.ts";
import { homeForms } from "../../../../domain/listings/homes-forms.ts";
import { Icon } from "../../../ui/icon.tsx";
import { ProgressBlocks } from "../progress-blocks.tsx";
import { ReasonForm } from "./reason-form.tsx";
import type { EditedHome, EditorAnswer, PublishingChecks } from "../shown.ts";
import "./gate.css";

type Finding = PublishingChecks["findings"][number];

/** What stands against publishing, the law of each, and where it is put right. */
export function PublishingChecksPanel({
  home,
  mayPass,
  answer,
}: {
  home: Pick<EditedHome, "gate" | "id" | "isFed" | "isLive">;
  mayPass: boolean;
  answer: EditorAnswer | undefined;
}) {
  const { gate } = home;
  return (
    <section
      className={gate.missing > 0 ? "gate gate--stopped" : "gate"}
      id="gate"
      tabIndex={-1}
      aria-label="Publishing checks"
    >
      <div className="gate__sum">
        <b>{describeGate(gate, home.isLive)}</b>
        <ProgressBlocks done={gate.bricks} isBlocked={gate.missing > 0} wide />
        {home.isFed && (
          <p className="tiny">
            The feed publishes this property, whatever these checks say. You don’t need to add
            certificates here, because they’re stored in the feed’s own system. We’ll still ask the
            landlord for them.
          </p>
        )}
      </div>
      <ul className="gate__list">
        {gate.findings.map((finding) => (
          <li key={finding.rule + finding.message}>
            <Icon name={finding.strength === "forbids" ? "ban" : "triangle-alert"} />
            <div>
              {finding.message} <a href={findPlace(finding, home.id)}>Fix</a>
              <small>{finding.law}</small>
              {finding.strength === "warns" && (
                <PassForm finding={finding} mayPass={mayPass} answer={answer} />
              )}
            </div>
          </li>
        ))}
        <Passed passed={gate.passed} />
      </ul>
      <details className="gate__kept">
        <summary>{gate.kept.length} checks passed</summary>
        <ul>
          {[...new Set(gate.kept)].map((law) => (
            <li key={law}>{law}</li>
          ))}
        </ul>
      </details>
    </section>
  );
}

/** Warnings that an owner let pass. */
function Passed({ passed }: Pick<PublishingChecks, "passed">) {
  return passed
    .filter(({ isLive }) => isLive)
    .map(({ rule, message, reason, at }) => (
      <li key={rule + message}>
        <Icon name="check" />
        <div>
          {message} Overridden: {reason}
          <small>{at}</small>
        </div>
      </li>
    ));
}

function describeGate({ missing, warnings }: PublishingChecks, isLive: boolean): string {
  if (missing > 0 && isLive)
    return `Live, but ${formatCount(missing, "check fails", "checks fail")}`;
  if (missing > 0) return `${missing} to fix before you can publish`;
  if (warnings === 0) return "Ready to publish";
  return formatCount(
    warnings,
    "warning for an admin to override",
    "warnings for an admin to override",
  );
}

function findPlace({ field }: Finding, id: string): string {
  if (field === "landlord") return href("/office/listings/:id/landlord", { id });
  if (field === "pictures" || field === "documents") return `#${field}`;
  return `#${field === "lat" || field === "long" ? getHomeField(field).section : field}`;
}

function PassForm({
  finding,
  mayPass,
  answer,
}: {
  finding: Finding;
  mayPass: boolean;
  answer: EditorAnswer | undefined;
}) {
  if (!mayPass) return <small>An admin can override this warning with a reason.</small>;
  return (
    <ReasonForm
      name={`reason-${finding.rule}`}
      label="Reason for override (saved to the activity log)"
      form={homeForms.pass}
      summary="Override warning"
      maxLength={500}
      answer={answer}
    >
      <input type="hidden" name="rule" value={finding.rule} />
      <input type="hidden" name="message" value={finding.message} />
    </ReasonForm>
  );
}
