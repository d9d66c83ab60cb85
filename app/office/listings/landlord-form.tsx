import { Form } from "react-router";
import { Button } from "../../ui/button.tsx";
import type { Choice } from "../../../domain/shared/choice.ts";
import { ChoiceField } from "../shell/choice-field.tsx";
import { FormFold } from "../shell/form-fold.tsx";
import { type FormRefusal, PostedField } from "../shell/posted-field.tsx";

interface Props {
  landlord: {
    id: string;
    maxAdults: number | null;
    maxHouseholds: number | null;
  } | null;
  chosen: Choice | null;
  refusal: FormRefusal | undefined;
  typed: Readonly<Partial<Record<string, string>>> | undefined;
}

const newFields = [
  { name: "firstname", label: "First name", maxLength: 100 },
  { name: "lastname", label: "Last name", maxLength: 100 },
  { name: "email", label: "E-mail", type: "email", maxLength: 254 },
  { name: "phone", label: "Phone", type: "tel", maxLength: 40 },
  { name: "companyName", label: "Company", mark: "optional", maxLength: 200 },
  {
    name: "address",
    label: "Address for notices",
    hint: "In England or Wales: it stands on the agreement (Landlord and Tenant Act 1987, section 48)",
    mark: "optional",
    maxLength: 300,
  },
] as const;

/** One who is known, or a new one; and what the home and its licence allow. */
export function LandlordForm({ landlord, chosen, refusal, typed }: Props) {
  const isNew = newFields.some(({ name }) => typed?.[name]);
  return (
    <Form method="post" className="short-form stack">
      <ChoiceField
        kind="landlord"
        name="landlord"
        label="Landlord"
        hint="Part of a name, an email or a phone number. Leave it empty for somebody new"
        refusal={refusal}
        chosen={chosen}
        typed={typed ?? {}}
      />
      <FormFold className="landlord__new" isAnswered={isNew}>
        <summary>Somebody new</summary>
        <div className="stack">
          {newFields.map((field) => (
            <PostedField
              key={field.name}
              refusal={refusal}
              defaultValue={typed?.[field.name]}
              {...field}
            />
          ))}
        </div>
      </FormFold>
      <PostedField
        refusal={refusal}
        name="maxAdults"
        label="Adults who may live there"
        hint="What the home and its licence allow"
        mark="optional"
        inputMode="numeric"
        defaultValue={typed?.["maxAdults"] ?? landlord?.maxAdults?.toString()}
      />
      <PostedField
        refusal={refusal}
        name="maxHouseholds"
        label="Households"
        mark="optional"
        inputMode="numeric"
        defaultValue={typed?.["maxHouseholds"] ?? landlord?.maxHouseholds?.toString()}
      />
      <p className="short-form__foot">
        <Button type="submit" name="change" value="set">
          Set the landlord
        </Button>
      </p>
    </Form>
  );
}
