import { Form, href, Link } from "react-router";
import { type HomesView, writeHomesView } from "../../../domain/listings/homes-view.ts";
import { Button } from "../../ui/button.tsx";

/** Filters with a name, each for the person who saved them. */
export function SavedViews({
  view,
  saved,
  mayEdit,
}: {
  view: HomesView;
  saved: readonly { id: string; name: string; query: string }[];
  mayEdit: boolean;
}) {
  if (saved.length === 0 && !mayEdit) return null;
  const query = writeHomesView(view).toString();
  return (
    <details className="homes__saved">
      <summary>
        My views {saved.length > 0 && <span className="tabular-numbers">{saved.length}</span>}
      </summary>
      <div className="homes__menu">
        {saved.map((one) => (
          <Form key={one.id} method="post" className="homes__savedrow">
            <Link to={`${href("/office/listings")}?${one.query}`}>{one.name}</Link>
            <input type="hidden" name="view" value={one.id} />
            <Button type="submit" look="quiet" size="small" name="change" value="remove-view">
              Remove<span className="visually-hidden"> {one.name}</span>
            </Button>
          </Form>
        ))}
        {mayEdit && (
          <Form method="post" className="homes__savedrow">
            <input type="hidden" name="query" value={query} />
            <input
              className="input"
              name="name"
              maxLength={40}
              aria-label="Name for these filters"
              placeholder="Name for these filters"
            />
            <Button type="submit" look="secondary" size="small" name="change" value="save-view">
              Save
            </Button>
          </Form>
        )}
      </div>
    </details>
  );
}
