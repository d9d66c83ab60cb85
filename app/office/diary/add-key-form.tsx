import { Form } from "react-router";
import { Button } from "../../ui/button.tsx";
import { ChoiceField } from "../shell/choice-field.tsx";
import { OfficeSection } from "../shell/office-section.tsx";
import { type FormRefusal, PostedField } from "../shell/posted-field.tsx";

export function AddKeyForm({ refusal }: { refusal: FormRefusal | undefined }) {
  return (
    <OfficeSection title="Another key">
      <Form method="post" className="office-section__body stack">
        <PostedField
          refusal={refusal}
          name="code"
          label="Code on its tag"
          hint="Not the address: a finder would know the door."
          maxLength={40}
        />
        <ChoiceField
          kind="home"
          name="listingId"
          label="Home"
          hint="Part of the street, the postcode or the reference"
          refusal={refusal}
        />
        <PostedField
          refusal={refusal}
          name="keptAt"
          label="Where it hangs"
          hint="Such as: office, hook 3"
          maxLength={80}
        />
        <Button type="submit" size="small" name="change" value="add">
          Add
        </Button>
      </Form>
    </OfficeSection>
  );
}
