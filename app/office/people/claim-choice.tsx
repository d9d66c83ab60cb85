import { Form } from "react-router";
import { claimForms } from "../../../domain/contacts/claim-forms.ts";
import { FormButton } from "../shell/form/form-button.tsx";
import { ColumnTable, type ColumnView } from "../shell/table/column-table.tsx";

interface Details {
  name: string;
  phone: string;
  email: string | null;
}

export interface Claim {
  id: string;
  sent: Details;
  record: Details;
}

const fields = [
  ["name", "Name"],
  ["phone", "Phone"],
  ["email", "Email"],
] as const;

function listColumns(record: Details, sent: Details): ColumnView<(typeof fields)[number]>[] {
  return [
    { title: "Detail", show: ([, name]) => name },
    { title: "Our record", show: ([field]) => record[field] ?? "None" },
    { title: "In the request", show: ([field]) => <bdi>{sent[field]}</bdi> },
  ];
}

/** What our record says and what was sent with a request, with the choice between them. */
export function ClaimChoice({
  claim: { id, sent, record },
  mayEdit,
  formKey,
}: {
  claim: Claim;
  mayEdit: boolean;
  formKey?: string;
}) {
  return (
    <div className="claim stack">
      <ColumnTable
        caption={`Our record of ${record.name} and the request`}
        rows={fields.filter(([field]) => field === "name" || sent[field] !== record[field])}
        getKey={([field]) => field}
        columns={listColumns(record, sent)}
      />
      {mayEdit && (
        <Form method="post" className="line">
          {formKey !== undefined && <input type="hidden" name="key" value={formKey} />}
          <input type="hidden" name="other" value={id} />
          <FormButton form={claimForms["keep-claim"]} look="secondary">
            Keep our record<span className="visually-hidden">: {record.name}</span>
          </FormButton>
          <FormButton form={claimForms["take-claim"]} look="secondary">
            Use the new details<span className="visually-hidden">: {record.name}</span>
          </FormButton>
        </Form>
      )}
    </div>
  );
}

export const claimNote =
  "Someone sent a request with this email address and phone number under another name. We can’t tell who it was, so we haven’t changed the record.";
