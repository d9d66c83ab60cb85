import { useId } from "react";
import { Form } from "react-router";
import type { OfficeForm } from "../../../../domain/staff/office-forms.ts";
import { FormButton, useMaySend } from "../form/form-button.tsx";
import { FormFold } from "../form/form-fold.tsx";
import { useRefusedFields } from "../form/use-refused-fields.ts";
import "./list-menu.css";

/** Names what the list shows, or renames and removes the view that it is. */
export function ViewMenu({
  forms,
  query,
  savedView,
  formKey,
}: {
  forms: Record<"save-view" | "rename-view" | "remove-view", OfficeForm>;
  /** Of the list. */
  query: string;
  savedView: { id: string; name: string } | undefined;
  formKey?: string;
}) {
  const inputId = useId();
  const { "save-view": save, "rename-view": rename, "remove-view": remove } = forms;
  const refused = useRefusedFields([save.name, rename.name, remove.name]);
  const maySave = useMaySend(save);
  const mayRename = useMaySend(rename);
  const mayRemove = useMaySend(remove);
  if (savedView ? !mayRename && !mayRemove : !maySave) return null;
  return (
    <FormFold className="list-menu" key={savedView?.id ?? "new"} isAnswered={refused !== undefined}>
      <summary>{savedView ? "Edit view" : "Save view"}</summary>
      <Form method="post" className="list-menu__box">
        {formKey && <input type="hidden" name="key" value={formKey} />}
        <div>
          <label htmlFor={inputId}>View name</label>
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
            <FormButton form={rename} look="secondary">
              Rename view
            </FormButton>
            <FormButton form={remove} look="quiet">
              Remove view
            </FormButton>
          </>
        ) : (
          <>
            <input type="hidden" name="query" value={query} />
            <FormButton form={save} look="secondary">
              Save view
            </FormButton>
          </>
        )}
      </Form>
    </FormFold>
  );
}
