import { Form, href, Link } from "react-router";
import type { Route } from "./+types/find-page";
import { getSignedIn } from "../../../server/site/office-request.ts";
import { appContext } from "../../../server/site/page-contexts.ts";
import { findAnything } from "../../../server/inbox/find-anything.ts";
import { findMeant } from "../../../server/inbox/find-meant.ts";
import { Button } from "../../ui/button.tsx";
import { loadOrReturnError } from "../shell/dialog-pages.ts";
import { FoundGroups } from "../shell/navigation/found-groups.tsx";
import { NothingFound } from "../shell/navigation/nothing-found.tsx";
import { OfficeHead } from "../shell/office-head.tsx";

/** For the palette too, which shows the same as a dialog. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const q = url.searchParams.get("q")?.trim().slice(0, 100) ?? "";
  const { orm } = context.get(appContext).database;
  const by = getSignedIn({ context });
  const found = await findAnything(orm, by, q);
  const meant = found.length === 0 ? await findMeant(orm, by, q) : [];
  return { q, found, meant, isUnanswered: false };
}

export function clientLoader({ serverLoader, url }: Route.ClientLoaderArgs) {
  const q = url.searchParams.get("q") ?? "";
  return loadOrReturnError(serverLoader, () => ({ q, found: [], meant: [], isUnanswered: true }));
}

export default function FindPage({
  loaderData: { q, found, meant, isUnanswered },
}: Route.ComponentProps) {
  return (
    <>
      <OfficeHead title="Search" />
      <div className="office-body stack">
        <search>
          <Form className="find">
            <label htmlFor="q">Search contacts, properties, postcodes, keys or actions</label>
            <input className="input" id="q" name="q" type="search" defaultValue={q} />
            <Button type="submit">Search</Button>
          </Form>
        </search>
        {(q !== "" || isUnanswered) && found.length === 0 && (
          <p>
            <NothingFound meant={meant} isUnanswered={isUnanswered} />
          </p>
        )}
        <FoundGroups found={found} />
        <p>
          <Link to={href("/office/inbox/:id?")}>Go to inbox</Link>
        </p>
      </div>
    </>
  );
}
