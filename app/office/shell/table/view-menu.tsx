import { useId } from "react";
import { Form } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { FormFold } from "../form/form-fold.tsx";
import { useRefusedFields } from "../form/use-refused-fields.ts";
import "./list-menu.css";

/** Names what the list shows, or renames and removes the view that it is. */
export function ViewMenu({
  query,
  savedView,
  formKey,
}: {
  /** Of the list. */
  query: string;
  savedView: { id: string; name: string } | undefined;
  formKey?: string;
}) {
  const inputId = useId();
  const refused = useRefusedFields(["save-view", "rename-view", "remove-view"]);
  return (
    <FormFold className="list-menu" key={savedView?.id ?? "new"} isAnswered={refused !== undefined}>
      <summary>{savedView ? "This view" : "Save view"}</summary>
      <Form method="post" className="list-menu__box">
        {formKey && <input type="hidden" name="key" value={formKey} />}
        <div>
          <label htmlFor={inputId}>Name of the view</label>
          <input
            id={inputId}
            className="input"
            name="viewName"
            required
            maxLength={40}
            defaultValue={refused?.["viewName"] ?? savedView?.name ?? ""}
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
            <input type="hidden" name="query" value={query} />
            <Button type="submit" size="small" look="secondary" name="change" value="save-view">
              Save
            </Button>
          </>
        )}
      </Form>
    </FormFold>
  );
}
