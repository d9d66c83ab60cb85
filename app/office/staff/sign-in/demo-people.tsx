import { Form } from "react-router";
import { type Role, roleNames } from "../../../../domain/staff/roles.ts";
import { Avatar } from "../../shell/avatar.tsx";
import { type FormRefusal, PostedField } from "../../shell/form/posted-field.tsx";
import { RefusalNote } from "../../shell/form/refusal-note.tsx";

/** One click each on the site's own machine. From elsewhere it takes the code of its terminal, too. */
export function DemoPeople({
  people,
  asksCode,
  refusal,
  code,
}: {
  people: readonly { name: string; email: string; role: Role }[];
  asksCode: boolean;
  refusal: FormRefusal | undefined;
  /** What was typed, if it was refused. */
  code: string | undefined;
}) {
  return (
    <section aria-label="The demo’s people" className="demo-people">
      <p>
        <b>This is the demo.</b> Come in as one of its people:
      </p>
      <RefusalNote refusal={refusal} />
      <Form method="post" noValidate>
        {asksCode && (
          <PostedField
            name="code"
            label="Demo sign-in code"
            hint="The terminal that runs the site shows it."
            defaultValue={code}
            autoCapitalize="characters"
            spellCheck={false}
            refusal={refusal}
          />
        )}
        {people.map(({ name, email, role }) => (
          <button
            key={email}
            type="submit"
            name="person"
            value={email}
            className="demo-people__one"
          >
            <Avatar name={name} />
            <b>{name}</b>
            <span className="muted">{roleNames[role]}</span>
          </button>
        ))}
      </Form>
    </section>
  );
}
