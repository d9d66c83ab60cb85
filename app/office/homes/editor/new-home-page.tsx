import { Form, href } from "react-router";
import type { Route } from "./+types/new-home-page";
import { newHomeForms } from "../../../../domain/listings/new-home-forms.ts";
import { newHomeActs } from "../../../../server/homes/create-home.ts";
import { answerForms } from "../../../../server/site/answer-forms.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { FormButton } from "../../shell/form/form-button.tsx";
import { OfficeField } from "../../shell/form/office-field.tsx";
import { OfficeHead } from "../../shell/office-head.tsx";
import { OfficeForms, OfficeResult } from "../../shell/form/office-result.tsx";
import "../../shell/form/short-form.css";

export const action = answerForms(newHomeActs);

export { sendOrKeep as clientAction } from "../../shell/form/unsent-form.ts";

const { begin } = newHomeForms;

export default function NewHomePage({ actionData }: Route.ComponentProps) {
  return (
    <OfficeForms answer={actionData}>
      <OfficeHead title="New property" note="We’ll save this as a draft. Only staff can see it." />
      <div className="office-body">
        <OfficeResult />
        <Form method="post" className="short-form stack">
          <OfficeField form="begin" name="address" field={begin.fields.address} />
          <OfficeField form="begin" name="postcode" field={begin.fields.postcode} />
          <p className="line">
            <FormButton form={begin} size="usual">
              Create draft
            </FormButton>
            <ButtonLink look="quiet" to={href("/office/listings")}>
              Back to listings
            </ButtonLink>
          </p>
        </Form>
      </div>
    </OfficeForms>
  );
}
