import { Form } from "react-router";
import { Button } from "../../ui/button.tsx";
import { FieldFrame } from "../../ui/field.tsx";
import { usePostedAnswer } from "../../ui/posted-answers.ts";
import { OfficeSection } from "../shell/office-section.tsx";
import { type FormRefusal, PostedField } from "../shell/posted-field.tsx";

export function AddKeyForm({
  homes,
  refusal,
}: {
  homes: readonly { id: string; name: string }[];
  refusal: FormRefusal | undefined;
}) {
  const posted = usePostedAnswer("listingId");
  const error = refusal?.errors?.find(({ path }) => path === "listingId")?.message;
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
        <FieldFrame name="listingId" label="Home" {...(error !== undefined && { error })}>
          <select
            className="select"
            id="listingId"
            name="listingId"
            defaultValue={posted ?? ""}
            aria-invalid={error ? true : undefined}
          >
            <option value="">Choose a home</option>
            {homes.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </FieldFrame>
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
