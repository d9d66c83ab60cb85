import { formatCount } from "../../../../domain/shared/formats/count.ts";
import { homeForms } from "../../../../domain/listings/homes-forms.ts";
import { FormButton } from "../../shell/form/form-button.tsx";
import { useEffect, useRef } from "react";
import { Form, href } from "react-router";
import { acceptedTypes } from "../../../../domain/documents/check-file.ts";
import { claimYears } from "../../../../domain/documents/document-retention.ts";
import { formatNumericDate } from "../../../../domain/shared/dates.ts";
import { PostedField } from "../../shell/form/posted-field.tsx";
import { EditorSection } from "../editor/editor-section.tsx";
import {
  type CertificateKind,
  certificateProofs,
} from "../../../../domain/listings/certificates/certificates.ts";
import { FormFold } from "../../shell/form/form-fold.tsx";
import type { EditedHome, EditorAnswer } from "../shown.ts";
import "./documents.css";

const stateTexts = {
  missing: "Missing",
  expired: "Expired",
  soon: "Expires soon",
  valid: "Valid",
  "not-needed": "Not needed",
};

/** What is to be added stands under it. */
function describeState(kind: Kind["kind"], state: Kind["state"]): string {
  if (state === "unproven") return kind === "eicr" ? "No file" : "No file or number";
  if (state === "unsaid")
    return kind === "gas"
      ? "We don’t know whether there’s gas"
      : "We don’t know whether it’s needed";
  return stateTexts[state];
}

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
      <ul className="plain">
        {home.certificates.map((paper) => (
          <Papers
            key={paper.kind}
            homeId={home.id}
            paper={paper}
            mayEdit={mayEdit}
            answer={answer}
          />
        ))}
      </ul>
      {mayEdit && <AddCertificate home={home} answer={answer} />}
    </EditorSection>
  );
}

type Kind = EditedHome["certificates"][number];
type Paper = NonNullable<Kind["current"]>;

/** What the landlord sent, so that nobody uploads it again. */
function SentPapers({ name, sent }: { name: string; sent: readonly Kind["sent"][number][] }) {
  if (sent.length === 0) return null;
  return (
    <div className="field">
      <label className="label" htmlFor={name}>
        Sent by the landlord
      </label>
      <select className="select" id={name} name={name} defaultValue="">
        <option value="">None of these</option>
        {sent.map(({ id, text }) => (
          <option key={id} value={id}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}

/** For a certificate of which only the dates are known. */
function ProveCertificate({
  kind,
  name,
  id,
  sent,
  answer,
}: {
  kind: CertificateKind;
  name: string;
  id: string;
  sent: Kind["sent"];
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
        <SentPapers name={`sent-${id}`} sent={sent} />
        <PostedField
          refusal={refusal}
          name={paper}
          type="file"
          label="Upload certificate"
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

/** The one that lasts longest, and those before it. */
function Papers({
  homeId,
  paper,
  mayEdit,
  answer,
}: {
  homeId: string;
  paper: Kind;
  mayEdit: boolean;
  answer: EditorAnswer | undefined;
}) {
  const { kind, name, state, isAsked, current, former } = paper;
  return (
    <li className={isAsked ? `papers__kind papers__kind--${state}` : "papers__kind"}>
      <div className="papers__row">
        <b>{name}</b>
        <span className="papers__state">
          {isAsked ? describeState(kind, state) : "Not recorded here"}
        </span>
        {current ? (
          <PaperDetails homeId={homeId} name={name} paper={current} mayEdit={mayEdit} />
        ) : (
          <span>–</span>
        )}
      </div>
      {mayEdit && current && state === "unproven" && (
        <ProveCertificate
          kind={kind}
          name={name}
          id={current.id}
          sent={paper.sent}
          answer={answer}
        />
      )}
      {former.length > 0 && (
        <details>
          <summary>
            {former.length} previous<span className="visually-hidden">: {name}</span>
          </summary>
          {former.map((one) => (
            <div key={one.id} className="papers__row">
              <span />
              <span />
              <PaperDetails homeId={homeId} name={name} paper={one} mayEdit={mayEdit} />
            </div>
          ))}
        </details>
      )}
    </li>
  );
}

function PaperDetails({
  homeId,
  name,
  paper: { id, issuedOn, expiresOn, reference, hasFile },
  mayEdit,
}: {
  homeId: string;
  name: string;
  paper: Paper;
  mayEdit: boolean;
}) {
  const which = `${name} issued ${formatNumericDate(issuedOn)}`;
  return (
    <>
      <span className="tabular-numbers">
        until {formatNumericDate(expiresOn)}
        {reference && <small className="papers__number">{reference}</small>}
      </span>
      <span className="papers__buttons">
        {hasFile && mayEdit && (
          <a
            href={`${href("/office/listings/:id/certificate", { id: homeId })}?id=${id}`}
            target="_blank"
            rel="noopener"
          >
            Open<span className="visually-hidden"> {which} (opens in a new tab)</span>
          </a>
        )}
        {mayEdit && (
          <Form method="post" preventScrollReset>
            <input type="hidden" name="certificate" value={id} />
            <FormButton form={homeForms["remove-certificate"]} look="quiet">
              Remove<span className="visually-hidden"> {which}</span>
            </FormButton>
          </Form>
        )}
      </span>
    </>
  );
}

function KindField({ home }: { home: EditedHome }) {
  return (
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
  );
}

function AddCertificate({ home, answer }: { home: EditedHome; answer: EditorAnswer | undefined }) {
  const own = answer?.form === "add-certificate" ? answer : undefined;
  const refusal = own?.refusal;
  const form = useRef<HTMLFormElement>(null);
  // What was added is not to be added again with the next press.
  useEffect(() => {
    if (own?.done) form.current?.reset();
  }, [own]);
  return (
    <Form
      ref={form}
      method="post"
      className="papers__add"
      encType="multipart/form-data"
      preventScrollReset
    >
      <KindField home={home} />
      <PostedField refusal={refusal} name="issuedOn" type="date" label="Issue date" />
      <PostedField
        refusal={refusal}
        name="expiresOn"
        type="date"
        label="Expiry date"
        mark="optional"
      />
      <PostedField
        refusal={refusal}
        name="reference"
        label="Number"
        mark="optional"
        maxLength={60}
      />
      <SentPapers
        name="sent"
        sent={home.certificates.flatMap(({ name, sent }) =>
          sent.map(({ id, text }) => ({ id, text: `${name}: ${text}` })),
        )}
      />
      <PostedField
        refusal={refusal}
        name="file"
        type="file"
        label="Upload certificate"
        mark="optional"
        hint={`${acceptedTypes}. We’ll erase it ${formatCount(claimYears, "year")} after it expires.`}
        accept=".pdf,.docx,image/*"
      />
      <FormButton form={homeForms["add-certificate"]} look="secondary">
        Add certificate
      </FormButton>
    </Form>
  );
}
