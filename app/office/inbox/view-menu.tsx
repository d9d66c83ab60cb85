import { useId } from "react";
import { Form } from "react-router";
import type { InboxCriteria } from "../../../domain/conversations/inbox-view.ts";
import { formatInboxQuery } from "../../../domain/conversations/inbox-path.ts";
import { hasFilters } from "../../../domain/conversations/saved-view.ts";
import { Button } from "../../ui/button.tsx";
import type { ShownInbox } from "./shown.ts";

/** Names what the list shows, or renames and removes the view that it is. */
export function ViewMenu({
  criteria,
  savedView,
  formKey,
}: {
  criteria: InboxCriteria;
  savedView: ShownInbox["savedViews"][number] | undefined;
  formKey: string;
}) {
  const inputId = useId();
  if (!savedView && !hasFilters(criteria)) return null;
  return (
    <details className="inbox__filters inbox__view" key={savedView?.id ?? "new"}>
      <summary>{savedView ? "This view" : "Save view"}</summary>
      <Form method="post" className="inbox__menu">
        <input type="hidden" name="key" value={formKey} />
        <div>
          <label htmlFor={inputId}>Name of the view</label>
          <input
            id={inputId}
            className="input"
            name="viewName"
            required
            maxLength={40}
            defaultValue={savedView?.name ?? ""}
          />
        </div>
        {savedView ? (
          <>
            <input type="hidden" name="viewId" value={savedView.id} />
            <Button type="submit" size="small" look="secondary" name="change" value="rename-view">
              Rename
            </Button>
            <Button type="submit" size="small" look="quiet" name="change" value="remove-view">
              Remove
            </Button>
          </>
        ) : (
          <>
            <input type="hidden" name="query" value={formatInboxQuery(criteria)} />
            <Button type="submit" size="small" look="secondary" name="change" value="save-view">
              Save
            </Button>
          </>
        )}
      </Form>
    </details>
  );
}
