import { Form, href } from "react-router";
import type { InboxCriteria } from "../../../../domain/conversations/inbox-view.ts";
import { requestKindNames, requestKinds } from "../../../../domain/conversations/request-kinds.ts";
import { Button } from "../../../ui/button.tsx";
import { ColleagueSelect } from "../colleague-select.tsx";
import { FindField } from "../../shell/table/find-field.tsx";
import "../../shell/table/list-menu.css";

/** A search over everything, and filters of the view. */
export function InboxSearch({
  criteria,
  colleagues,
}: {
  criteria: InboxCriteria;
  colleagues: readonly { id: string; name: string }[];
}) {
  const { view, q } = criteria;
  return (
    <search>
      <Form
        className="inbox__search"
        action={href("/office/inbox/:id?")}
        key={JSON.stringify(criteria)}
      >
        {view !== "all" && <input type="hidden" name="view" value={view} />}
        <FindField
          name="q"
          defaultValue={q ?? ""}
          placeholder="Name, street or postcode"
          aria-label="Search by name, phone, e-mail, street, postcode or id"
        />
        <InboxFilters criteria={criteria} colleagues={colleagues} />
      </Form>
    </search>
  );
}

function InboxFilters({
  criteria,
  colleagues,
}: {
  criteria: InboxCriteria;
  colleagues: readonly { id: string; name: string }[];
}) {
  const { kind, owner, area, unread, late } = criteria;
  const filters = [kind, owner, area, unread || null, late || null].filter((one) => one !== null);
  return (
    <details className="list-menu">
      <summary>
        Filter{filters.length > 0 && <span className="inbox__count">{filters.length}</span>}
      </summary>
      <div className="list-menu__box">
        <label>
          Type
          <select className="select" name="kind" defaultValue={kind ?? ""}>
            <option value="">All</option>
            {requestKinds.map((one) => (
              <option key={one} value={one}>
                {requestKindNames[one]}
              </option>
            ))}
          </select>
        </label>
        <div>
          Owner
          <ColleagueSelect
            name="owner"
            label="Owner"
            none="All"
            value={owner ?? ""}
            colleagues={colleagues}
          />
        </div>
        <label>
          Area
          <input className="input" name="area" defaultValue={area ?? ""} placeholder="E2" />
        </label>
        <label className="line">
          <input type="checkbox" name="unread" defaultChecked={unread} /> Unread only
        </label>
        <label className="line">
          <input type="checkbox" name="late" defaultChecked={late} /> Past the promise only
        </label>
        <Button type="submit" size="small" look="secondary">
          Show
        </Button>
      </div>
    </details>
  );
}
