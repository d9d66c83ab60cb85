import { Button } from "../ui/button.tsx";
import { Field, FieldError } from "../ui/field.tsx";
import { Icon } from "../ui/icon.tsx";
import { type CaseAnswer, findError } from "./case-answer.ts";
import { CaseForm } from "./case-form.tsx";

/** Signs exactly the file whose link stands above the name. */
export function SignForm({
  tenancyId,
  personId,
  documentId,
  path,
  consent,
  answer,
}: {
  tenancyId: string;
  personId: string | null;
  documentId: string;
  path: string;
  consent: string;
  answer: CaseAnswer | undefined;
}) {
  const { error } = findError(answer, "sign", "consents");
  return (
    <CaseForm className="case__form">
      <input type="hidden" name="let" value={tenancyId} />
      <input type="hidden" name="document" value={documentId} />
      {personId !== null && <input type="hidden" name="person" value={personId} />}
      <ReadFirst href={`${path}/paper/${documentId}`} />
      <Field
        name="name"
        label="Your full name, as your signature"
        autoComplete="name"
        maxLength={200}
        required
        defaultValue={answer?.fields?.["change"] === "sign" ? answer.fields["name"] : undefined}
        {...findError(answer, "sign", "name")}
      />
      <label className="check">
        <input
          type="checkbox"
          id="consents"
          name="consents"
          required
          aria-describedby={error ? "consents-error" : undefined}
        />
        <span>{consent}</span>
      </label>
      <FieldError name="consents" error={error} />
      <Button type="submit" name="change" value="sign">
        Sign document
      </Button>
      <p className="tiny">
        We’ll keep your name, the time, this wording and a fingerprint of this exact document.
      </p>
    </CaseForm>
  );
}

function ReadFirst({ href }: { href: string }) {
  return (
    <p>
      <a className="case__open" href={href} target="_blank" rel="noreferrer">
        <Icon name="file-text" />
        Read the agreement
        <span className="visually-hidden"> in a new window</span>
      </a>
    </p>
  );
}
