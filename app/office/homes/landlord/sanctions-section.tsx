import { Form } from "react-router";
import { landlordForms } from "../../../../domain/landlords/landlord-forms.ts";
import { useAnswerTo } from "../../shell/form/office-answer.ts";
import { FormButton } from "../../shell/form/form-button.tsx";
import { OfficeForm } from "../../shell/form/office-form.tsx";
import { TextArea } from "../../../ui/field.tsx";
import { Note } from "../../../ui/note.tsx";
import { OfficeSection } from "../../shell/office-section.tsx";
import { type FormRefusal, PostedField } from "../../shell/form/posted-field.tsx";
import type { Texts } from "../../../../domain/shared/fields/form-steps.ts";

interface ToCheck {
  name: string;
  address: string | null;
  record: { name: string; address: string | null };
  /** What their record says otherwise since the check. Null: nothing. */
  change: string | null;
  /** Why documents can't name them as they were checked. Null: they can. */
  unprintable: string | null;
}

interface SanctionsProps {
  check: {
    result: "clear" | "match";
    on: string;
    by: string;
    note: string;
    checkedAs: { name: string; address: string | null } | null;
  } | null;
  toCheck: ToCheck;
  today: string;
  mayEdit: boolean;
}

/** Checked before we act for them, and again before each tenancy. No one can override a match. */
export function SanctionsSection({ check, toCheck, today, mayEdit }: SanctionsProps) {
  return (
    <OfficeSection
      title="Identity and UK sanctions list"
      {...((check?.result === "match" ||
        toCheck.change !== null ||
        toCheck.unprintable !== null) && {
        look: "warn" as const,
      })}
    >
      <div className="short-form stack">
        {check === null ? (
          <p>
            Not checked yet. You can’t sign an agreement for their properties until you’ve checked
            them.
          </p>
        ) : (
          <p>
            {check.result === "match" ? "Their name is on the list" : "No match"}: {check.by},{" "}
            <span className="tabular-numbers">{check.on}</span>. {check.note}
          </p>
        )}
        {check?.checkedAs && (
          <p>
            Documents use the name {check.checkedAs.name}
            {check.checkedAs.address
              ? ` and the address ${check.checkedAs.address}.`
              : ". There’s no address yet."}
          </p>
        )}
        {toCheck.change !== null && (
          <Note kind="warn">
            <p>
              {toCheck.change} This check no longer counts. Check their identity and the sanctions
              list again below, or restore the record. Until then, you can’t create, send or sign
              any document.
            </p>
            {mayEdit && <PutBackForm />}
          </Note>
        )}
        {toCheck.unprintable !== null && <Unprintable problem={toCheck.unprintable} />}
        {check?.result === "match" && (
          <Note kind="error">
            <p>
              Stop: accept no offer, take and pay out no money, sign nothing and advertise nothing
              for them. Report it to OFSI, and tell nobody outside the office why (Sanctions and
              Anti-Money Laundering Act 2018 and the regulations under it).
            </p>
          </Note>
        )}
      </div>
      {mayEdit && <CheckForm toCheck={toCheck} today={today} />}
    </OfficeSection>
  );
}

function Unprintable({ problem }: { problem: string }) {
  return (
    <Note kind="warn">
      <p>
        {problem} Check them again below, with their name and address in Latin letters. Until then,
        you can’t create, send or sign any document.
      </p>
    </Note>
  );
}

/** What the record said when they were checked is written to it again. */
function PutBackForm() {
  return (
    <OfficeForm
      form={landlordForms["put-back"]}
      button="Restore the record"
      look="secondary"
      size="usual"
    />
  );
}

function CheckForm({ toCheck, today }: Pick<SanctionsProps, "toCheck" | "today">) {
  const { refusal, typed } = useAnswerTo(landlordForms.sanctions.name);
  return (
    <Form method="post" className="short-form stack">
      <NamedFields toCheck={toCheck} refusal={refusal} typed={typed} />
      <PostedField
        refusal={refusal}
        name="checkedOn"
        label="Date checked"
        type="date"
        max={today}
        defaultValue={typed?.["checkedOn"] ?? today}
        required
      />
      <label className="label" htmlFor="result">
        Result
      </label>
      <select
        className="select"
        id="result"
        name="result"
        defaultValue={typed?.["result"] ?? "clear"}
      >
        <option value="clear">No match</option>
        <option value="match">Their name is on the list</option>
      </select>
      <TextArea
        name="searched"
        label="Search terms and result"
        rows={2}
        maxLength={1000}
        defaultValue={typed?.["searched"] ?? ""}
        {...findError(refusal, "searched")}
      />
      <p className="line">
        <FormButton form={landlordForms.sanctions} look="secondary" size="usual">
          Record check
        </FormButton>
      </p>
    </Form>
  );
}

/** Whom the check is about, proposed from the record. */
function NamedFields({
  toCheck: { name, address, record },
  refusal,
  typed,
}: Pick<SanctionsProps, "toCheck"> & {
  refusal: FormRefusal | undefined;
  typed: Texts | undefined;
}) {
  return (
    <>
      <input type="hidden" name="recordName" value={record.name} />
      <input type="hidden" name="recordAddress" value={record.address ?? ""} />
      <PostedField
        // What is proposed may change while the page is open. React leaves a field as it was.
        key={`name ${name}`}
        refusal={refusal}
        name="checkedName"
        label="Name as shown in the evidence"
        hint="Documents use exactly this name"
        maxLength={200}
        defaultValue={typed?.["checkedName"] ?? name}
        required
      />
      <PostedField
        key={`address ${address}`}
        refusal={refusal}
        name="checkedAddress"
        label="Address for notices"
        hint="In England or Wales. Documents use exactly this address"
        maxLength={300}
        mark="optional"
        defaultValue={typed?.["checkedAddress"] ?? address ?? ""}
      />
    </>
  );
}

function findError(refusal: FormRefusal | undefined, name: string) {
  const error = refusal?.errors?.find(({ path }) => path === name)?.message;
  return error === undefined ? {} : { error };
}
