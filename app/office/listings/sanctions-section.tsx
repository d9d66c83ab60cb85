import { Form } from "react-router";
import { Button } from "../../ui/button.tsx";
import { TextArea } from "../../ui/field.tsx";
import { Note } from "../../ui/note.tsx";
import { OfficeSection } from "../shell/office-section.tsx";
import { type FormRefusal, PostedField } from "../shell/posted-field.tsx";
import type { Texts } from "../../../domain/shared/form-steps.ts";

interface SanctionsProps {
  check: { result: "clear" | "match"; on: string; by: string; note: string } | null;
  today: string;
  mayEdit: boolean;
  refusal: FormRefusal | undefined;
  typed: Texts | undefined;
}

/** Looked up before they are acted for, and again before each let. Nobody can let a match pass. */
export function SanctionsSection({ check, today, mayEdit, refusal, typed }: SanctionsProps) {
  return (
    <OfficeSection
      title="UK sanctions list"
      {...(check?.result === "match" && { look: "warn" as const })}
    >
      <div className="short-form stack">
        {check === null ? (
          <p>They were not looked up yet. Until then no agreement for their homes is signed.</p>
        ) : (
          <p>
            {check.result === "match" ? "Their name is on the list" : "No match"}: {check.by},{" "}
            <span className="tabular-numbers">{check.on}</span>. {check.note}
          </p>
        )}
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
      {mayEdit && <CheckForm today={today} refusal={refusal} typed={typed} />}
    </OfficeSection>
  );
}

function CheckForm({ today, refusal, typed }: Pick<SanctionsProps, "today" | "refusal" | "typed">) {
  return (
    <Form method="post" className="short-form stack">
      <PostedField
        refusal={refusal}
        name="checkedOn"
        label="Looked up on"
        type="date"
        max={today}
        defaultValue={typed?.["checkedOn"] ?? today}
        required
      />
      <label className="label" htmlFor="result">
        What it found
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
        label="What was searched and found"
        rows={2}
        maxLength={1000}
        defaultValue={typed?.["searched"] ?? ""}
        {...findError(refusal, "searched")}
      />
      <p className="short-form__foot">
        <Button type="submit" look="secondary" name="change" value="sanctions">
          Record the check
        </Button>
      </p>
    </Form>
  );
}

function findError(refusal: FormRefusal | undefined, name: string) {
  const error = refusal?.errors?.find(({ path }) => path === name)?.message;
  return error === undefined ? {} : { error };
}
