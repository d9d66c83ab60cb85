import { Form } from "react-router";
import { Button } from "../../ui/button.tsx";
import { Field, FieldFrame } from "../../ui/field.tsx";
import { type FormRefusal, PostedField } from "../shell/posted-field.tsx";

interface Props {
  landlord: {
    id: string;
    maxAdults: number | null;
    maxHouseholds: number | null;
  } | null;
  others: readonly { id: string; name: string }[];
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

interface Search {
  find: string;
  found: number;
  hasMore: boolean;
}

/** Where there are too many landlords for a list. Also without script it is a form of its own. */
export function FindLandlord(search: Search) {
  const { find } = search;
  return (
    <search>
      <Form className="short-form landlord__find">
        <Field
          name="find"
          type="search"
          label="Find a landlord"
          hint="Name, e-mail or telephone. Choose from those found below"
          defaultValue={find}
        />
        <Button type="submit" look="secondary">
          Find
        </Button>
      </Form>
      <output className="landlord__found tiny">{find !== "" && describeFound(search)}</output>
    </search>
  );
}

function describeFound({ find, found, hasMore }: Search): string {
  if (found === 0) return `No landlord for “${find}”.`;
  if (hasMore)
    return `The first ${found} are in the list below. Type more of the name to find others.`;
  return found === 1 ? "One is in the list below." : `${found} are in the list below.`;
}

/** One who is known, or a new one; and what the home and its licence allow. */
export function LandlordForm({ landlord, others, refusal, typed }: Props) {
  const error = refusal?.errors?.find(({ path }) => path === "landlord")?.message;
  const isNew = typed?.["landlord"] === "new";
  return (
    <Form method="post" className="short-form stack">
      <FieldFrame name="landlord" label="Landlord" {...(error !== undefined && { error })}>
        <select
          className="select"
          id="landlord"
          name="landlord"
          defaultValue={typed?.["landlord"] ?? landlord?.id ?? ""}
          aria-invalid={error ? true : undefined}
        >
          <option value="">Choose</option>
          <option value="new">Somebody new, as entered below</option>
          {others.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </FieldFrame>
      <details className="landlord__new" open={isNew}>
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
      </details>
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
