import { Form } from "react-router";
import { feedForms } from "../../../domain/feeds/feed-forms.ts";
import { letAgreedChoices } from "../../../domain/feeds/portal.ts";
import { FormButton } from "../shell/form/form-button.tsx";
import { FormFold } from "../shell/form/form-fold.tsx";
import { useRefusedFields } from "../shell/form/use-refused-fields.ts";
import type { PortalView } from "./shown.ts";

/** What is to become of homes at this portal once they are let agreed. */
export function LetAgreedForm({
  portal: { id, name, letAgreed },
}: {
  portal: Pick<PortalView, "id" | "name" | "letAgreed">;
}) {
  const refused = useRefusedFields(["let-agreed"], { portal: id });
  const chosen = refused?.["let-agreed"] ?? letAgreed;
  return (
    <FormFold isAnswered={refused !== undefined}>
      <summary className="btn btn--quiet btn--small">
        Change let agreed setting<span className="visually-hidden"> for {name}</span>
      </summary>
      <Form method="post" className="feeds__choice" key={letAgreed}>
        <input type="hidden" name="portal" value={id} />
        <fieldset>
          <legend className="visually-hidden">Let agreed properties on {name}</legend>
          {Object.entries(letAgreedChoices).map(([value, label]) => (
            <label key={value} className="check">
              <input
                type="radio"
                name="let-agreed"
                value={value}
                defaultChecked={value === chosen}
              />{" "}
              {label}
            </label>
          ))}
        </fieldset>
        <FormButton form={feedForms["let-agreed"]} look="secondary">
          Save setting<span className="visually-hidden">: let agreed properties on {name}</span>
        </FormButton>
      </Form>
    </FormFold>
  );
}
