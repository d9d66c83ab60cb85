import { appointmentForms } from "../../../../domain/viewings/diary/diary-forms.ts";
import { FormButton } from "../../shell/form/form-button.tsx";
import { Form } from "react-router";
import { TextArea } from "../../../ui/field.tsx";
import { OfficeSection } from "../../shell/office-section.tsx";
import { PostedField } from "../../shell/form/posted-field.tsx";
import type { AppointmentAnswer, OpenAppointment } from "../shown.ts";

/** What came of a valuation. The landlord reads it on their page. */
export function ValuationSection({
  shown: { figure, mayHaveFigure },
  answer,
  mayChange,
}: {
  shown: OpenAppointment;
  answer: AppointmentAnswer;
  mayChange: boolean;
}) {
  if (figure === null && !(mayChange && mayHaveFigure)) return null;
  return (
    <OfficeSection title="What it would let for">
      {figure && (
        <div className="office-section__body stack">
          <p>
            <b>{figure.rent} a month</b>, within {figure.range}. Recorded {figure.recorded}.
          </p>
          {figure.words !== "" && <p>{figure.words}</p>}
        </div>
      )}
      {mayChange && <FigureForm figure={figure} answer={answer} />}
    </OfficeSection>
  );
}

function FigureForm({
  figure,
  answer,
}: {
  figure: OpenAppointment["figure"];
  answer: AppointmentAnswer;
}) {
  const isOurs = answer?.fields["change"] === "value";
  const refusal = isOurs ? answer.refusal : undefined;
  const typed = refusal ? (answer?.fields ?? {}) : {};
  const wordsError = refusal?.errors?.find(({ path }) => path === "words")?.message;
  const pounds = { inputMode: "numeric", before: "£", required: true, refusal } as const;
  return (
    <Form method="post" className="office-section__body stack">
      <input type="hidden" name="mark" value={figure?.mark ?? ""} />
      <div className="fields">
        <PostedField
          {...pounds}
          name="rent"
          label="Suggested rent a month"
          defaultValue={typed["rent"] ?? figure?.rentPcm}
        />
        <PostedField
          {...pounds}
          name="lowest"
          label="From"
          defaultValue={typed["lowest"] ?? figure?.lowestPcm}
        />
        <PostedField
          {...pounds}
          name="highest"
          label="To"
          defaultValue={typed["highest"] ?? figure?.highestPcm}
        />
      </div>
      <TextArea
        name="words"
        label="To the landlord"
        mark="optional"
        hint="They read it on their page, with the figures"
        rows={3}
        maxLength={1000}
        defaultValue={typed["words"] ?? figure?.words}
        {...(wordsError !== undefined && { error: wordsError })}
      />
      <p>
        <FormButton form={appointmentForms.value} size="usual">
          {figure === null ? "Record it" : "Correct it"}
        </FormButton>
      </p>
    </Form>
  );
}
