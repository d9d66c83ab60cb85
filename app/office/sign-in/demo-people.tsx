import { Form, href } from "react-router";
import { type Role, roleNames } from "../../../domain/staff/roles.ts";
import { Avatar } from "../shell/avatar.tsx";

/** One click each, on a site that nobody but its own machine reaches. */
export function DemoPeople({
  people,
}: {
  people: readonly { name: string; email: string; role: Role }[];
}) {
  return (
    <section aria-label="The demo’s people" className="demo-people">
      <p>
        <b>This is the demo.</b> Come in as one of its people:
      </p>
      <Form method="post" action={href("/office/sign-in/demo")}>
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
