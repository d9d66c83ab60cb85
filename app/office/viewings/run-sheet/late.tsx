import { formatDuration } from "../../../../domain/shared/formats/duration.ts";
import { href, useFetcher } from "react-router";
import { sheetForms } from "../../../../domain/viewings/run-sheet/sheet-forms.ts";
import { lateMinutes } from "../../../../domain/viewings/run-sheet/run-sheet.ts";
import { Button } from "../../../ui/button.tsx";
import { getButtonClass } from "../../../ui/button-look.ts";
import { FormName, useMaySend } from "../../shell/form/form-button.tsx";
import type { AnswerView } from "../../shell/form/office-answer.ts";
import "./run-sheet.css";

/**
 * Tells the renters, and says how many. Without script the run sheet says it.
 * @param late by how many minutes, as the renters know. Null: on time
 * @param isNext where somebody is on their way to now: then it is one tap
 */
export function Late({
  appointmentId,
  starts,
  late,
  isNext = false,
}: {
  appointmentId: string;
  starts: string;
  late: number | null;
  isNext?: boolean;
}) {
  const { Form, data, state } = useFetcher<AnswerView>();
  if (!useMaySend(sheetForms.late)) return null;
  return (
    <details className="run-sheet__late" open={isNext}>
      <summary className={getButtonClass({ look: "secondary", size: "small" })}>
        Running late?<span className="visually-hidden"> For {starts}</span>
      </summary>
      <Form method="post" action={href("/office/run-sheet")} className="run-sheet__taps">
        <FormName form={sheetForms.late} />
        <input type="hidden" name="appointmentId" value={appointmentId} />
        {lateMinutes.map((minutes) => (
          <Button
            key={minutes}
            type="submit"
            look="secondary"
            size="small"
            name="late"
            value={String(minutes)}
            aria-pressed={late === minutes}
            busy={state !== "idle"}
          >
            {formatDuration(minutes)}
          </Button>
        ))}
        {late !== null && (
          <Button
            type="submit"
            look="secondary"
            size="small"
            name="late"
            value="0"
            busy={state !== "idle"}
          >
            Mark as on time
          </Button>
        )}
      </Form>
      <output className="tiny">{data?.refusal?.detail ?? data?.done}</output>
    </details>
  );
}
