import { Form } from "react-router";
import { formatNumericDate } from "../../../domain/shared/dates.ts";
import { Button } from "../../ui/button.tsx";
import { PostedField } from "../shell/posted-field.tsx";
import { EditorSection } from "./editor-section.tsx";
import type { EditedHome, EditorAnswer } from "./shown.ts";

const stateTexts = {
  missing: "Missing",
  expired: "Run out",
  soon: "Runs out soon",
  valid: "In order",
};

export function CertificateSection({
  home,
  mayEdit,
  answer,
}: {
  home: EditedHome;
  mayEdit: boolean;
  answer: EditorAnswer | undefined;
}) {
  return (
    <EditorSection id="documents" note="Private">
      <ul className="edit__papers">
        {home.certificates.map(({ kind, name, state, isAsked, current }) => (
          <li key={kind} className={isAsked ? `edit__paper--${state}` : undefined}>
            <b>{name}</b>
            <span>{isAsked ? stateTexts[state] : "Kept in the feed’s system"}</span>
            <span className="tabular-numbers">
              {current ? `until ${formatNumericDate(current.expiresOn)}` : "–"}
            </span>
            {current && mayEdit ? (
              <Form method="post" preventScrollReset>
                <input type="hidden" name="certificate" value={current.id} />
                <Button
                  type="submit"
                  look="quiet"
                  size="small"
                  name="change"
                  value="remove-certificate"
                >
                  Remove<span className="visually-hidden"> {name}</span>
                </Button>
              </Form>
            ) : (
              <span />
            )}
          </li>
        ))}
      </ul>
      {mayEdit && <AddCertificate home={home} answer={answer} />}
    </EditorSection>
  );
}

function AddCertificate({ home, answer }: { home: EditedHome; answer: EditorAnswer | undefined }) {
  const refusal = answer?.form === "add-certificate" ? answer.refusal : undefined;
  return (
    <Form method="post" className="edit__addpaper" preventScrollReset>
      <div className="field">
        <label className="label" htmlFor="kind">
          Certificate
        </label>
        <select className="select" id="kind" name="kind">
          {home.certificates.map(({ kind, name }) => (
            <option key={kind} value={kind}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <PostedField refusal={refusal} name="issuedOn" type="date" label="Its date" />
      <PostedField
        refusal={refusal}
        name="expiresOn"
        type="date"
        label="Last day"
        mark="optional"
      />
      <PostedField
        refusal={refusal}
        name="reference"
        label="Number"
        mark="optional"
        maxLength={60}
      />
      <Button type="submit" look="secondary" size="small" name="change" value="add-certificate">
        Add certificate
      </Button>
    </Form>
  );
}
