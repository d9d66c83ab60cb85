import { Button } from "../ui/button.tsx";
import { Field } from "../ui/field.tsx";
import { type CaseAnswer, findError } from "./case-answer.ts";
import { CaseForm } from "./case-form.tsx";

/** Asks the office to advertise the home at another rent. */
export function RentWish({
  home,
  answer,
}: {
  home: { id: string; rent: string };
  answer: CaseAnswer | undefined;
}) {
  const isRefused = answer?.fields?.["change"] === "rent";
  return (
    <details className="case__withdraw" open={isRefused}>
      <summary>Change the rent</summary>
      <CaseForm className="case__form">
        <input type="hidden" name="home" value={home.id} />
        <Field
          name="rent"
          label="New rent a month"
          before="£"
          hint={`Now ${home.rent}. We answer before anything changes.`}
          inputMode="numeric"
          defaultValue={isRefused ? answer.fields?.["rent"] : undefined}
          {...findError(answer, "rent", "rent")}
        />
        <Button type="submit" look="secondary" size="small" name="change" value="rent">
          Ask for it
        </Button>
      </CaseForm>
    </details>
  );
}
