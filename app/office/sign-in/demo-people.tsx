import { Form, href } from "react-router";
import { type Role, roleNames } from "../../../domain/staff/roles.ts";
import { Avatar } from "../shell/avatar.tsx";

/** One click each, for who has read the address in the terminal. */
export function DemoPeople({
  people,
  demoKey,
}: {
  people: readonly { name: string; email: string; role: Role }[];
  demoKey: string | null;
}) {
  if (demoKey === null)
    return (
      <p>
        <b>This is the demo.</b> The terminal that runs the site shows the address under which you
        come in as one of its people.
      </p>
    );
  return (
    <section aria-label="The demo’s people" className="demo-people">
      <p>
        <b>This is the demo.</b> Come in as one of its people:
      </p>
      <Form method="post" action={href("/office/sign-in/demo")}>
        <input type="hidden" name="key" value={demoKey} />
        {people.map(({ name, email, role }) => (
          <button key={email} type="submit" name="email" value={email} className="demo-people__one">
            <Avatar name={name} />
            <b>{name}</b>
            <span className="muted">{roleNames[role]}</span>
          </button>
        ))}
      </Form>
    </section>
  );
}
