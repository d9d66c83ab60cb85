import { Form, href, Link } from "react-router";
import type { Route } from "./+types/find-page";
import { getSignedIn } from "../../../server/site/office-request.ts";
import { appContext } from "../../../server/site/page-contexts.ts";
import { findAnything } from "../../../server/inbox/find-anything.ts";
import { Button } from "../../ui/button.tsx";
import { OfficeHead } from "../shell/office-head.tsx";

/** For the palette too, which shows the same as a dialog. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const q = url.searchParams.get("q")?.trim().slice(0, 100) ?? "";
  const { database } = context.get(appContext);
  return { q, found: await findAnything(database.orm, getSignedIn({ context }).role, q) };
}

export default function FindPage({ loaderData: { q, found } }: Route.ComponentProps) {
  return (
    <>
      <OfficeHead title="Find or do" />
      <div className="office-body stack">
        <search>
          <Form className="find">
            <label htmlFor="q">A person, a home, a postcode or something to do</label>
            <input className="input" id="q" name="q" type="search" defaultValue={q} />
            <Button type="submit">Find</Button>
          </Form>
        </search>
        {q !== "" && found.length === 0 && <p>Nothing is called like this.</p>}
        <ul className="rows">
          {found.map(({ to, title, note }) => (
            <li key={to}>
              <Link to={to}>{title}</Link> <span className="tiny">{note}</span>
            </li>
          ))}
        </ul>
        <p>
          <Link to={href("/office/inbox/:id?")}>To the inbox</Link>
        </p>
      </div>
    </>
  );
}
