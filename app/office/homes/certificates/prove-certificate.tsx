import { homeForms } from "../../../../domain/listings/homes-forms.ts";
import { FormButton } from "../../shell/form/form-button.tsx";
import { Form } from "react-router";
import { acceptedTypes } from "../../../../domain/documents/check-file.ts";
import {
  type CertificateKind,
  certificateProofs,
} from "../../../../domain/listings/certificates/certificates.ts";
import { PostedField } from "../../shell/form/posted-field.tsx";
import type { EditorAnswer } from "../shown.ts";
import { FormFold } from "../../shell/form/form-fold.tsx";

/** For a certificate of which only the dates are known. */
export function ProveCertificate({
  kind,
  name,
  id,
  answer,
}: {
  kind: CertificateKind;
  name: string;
  id: string;
  answer: EditorAnswer | undefined;
}) {
  const [number, paper] = [`number-${id}`, `paper-${id}`];
  const isOwn = answer?.refusal?.errors?.some(({ path }) => path === number || path === paper);
  const refusal = isOwn ? answer?.refusal : undefined;
  return (
    <FormFold className="papers__prove" isAnswered={isOwn === true}>
      <summary>
        {certificateProofs[kind]}
        <span className="visually-hidden">: {name}</span>
      </summary>
      <Form method="post" className="papers__add" encType="multipart/form-data" preventScrollReset>
        <input type="hidden" name="certificate" value={id} />
        {kind !== "eicr" && (
          <PostedField
            refusal={refusal}
            name={number}
            label={kind === "epc" ? "Certificate number (RRN)" : "Number"}
            maxLength={60}
          />
        )}
        <PostedField
          refusal={refusal}
          name={paper}
          type="file"
          label="Its file"
          hint={acceptedTypes}
          accept=".pdf,.docx,image/*"
        />
        <FormButton form={homeForms["prove-certificate"]} look="secondary">
          Complete certificate<span className="visually-hidden">: {name}</span>
        </FormButton>
      </Form>
    </FormFold>
  );
}
