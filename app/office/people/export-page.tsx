import { Form, href, Link } from "react-router";
import { type ReactNode, useId } from "react";
import type { Route } from "./+types/export-page";
import { agency } from "../../../domain/agency/agency.ts";
import { exportForms } from "../../../domain/privacy/erasure-forms.ts";
import { exportActs } from "../../../server/people/card/export-card.ts";
import { findDataSubject } from "../../../server/privacy/data-subject.ts";
import { answerForms } from "../../../server/site/answer-forms.ts";
import { appContext } from "../../../server/site/page-contexts.ts";
import { Button } from "../../ui/button.tsx";
import { OfficeForm } from "../shell/form/office-form.tsx";
import { OfficeHead, OfficeTitle } from "../shell/office-head.tsx";
import { OfficeSection } from "../shell/office-section.tsx";
import { readRecordId, throwNotFound } from "../shell/record-id.ts";
import { RefusalNote } from "../shell/form/refusal-note.tsx";
import { getCardPath } from "./card-path.ts";
import { formatFieldName } from "../../../domain/shared/fields/field-name.ts";
import "./people.css";

const tooMany = "You’ve made a lot of copies in the last hour. Wait a while, then try again.";

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const id = readRecordId(params);
  const subject = await findDataSubject(context.get(appContext).database.orm, id);
  if (subject === null) throwNotFound();
  const { name, reached, kind } = subject;
  return {
    id: subject.id,
    name,
    reached,
    kind,
    isRefused: url.searchParams.has("refused"),
  };
}

export const action = answerForms(exportActs);

export { sendOrKeep as clientAction } from "../shell/form/unsent-form.ts";

export default function ExportPage({ loaderData, actionData }: Route.ComponentProps) {
  const { id, name, reached, kind, isRefused } = loaderData;
  const card = getCardPath({ id, kind });
  const copy = actionData?.more;
  if (copy) {
    const title = `What ${agency.legalName} holds about ${name}`;
    return (
      <div className="copy">
        <OfficeTitle title={title} />
        <h1>{title}</h1>
        <p>Created {copy.made}. Print this page, or save it as a PDF in the print window.</p>
        <p className="no-print">
          <Link to={card}>Back to contact</Link>
        </p>
        <CopyOfData value={copy.shown} />
      </div>
    );
  }
  return (
    <>
      <OfficeHead title={`Export data for ${name}`}>
        <Link to={card}>Back to contact</Link>
      </OfficeHead>
      <div className="office-body office-list">
        {isRefused && <RefusalNote refusal={{ detail: tooMany }} />}
        <OfficeSection title="A copy of everything">
          <div className="office-section__body stack">
            <p>
              Everything linked to {reached.join(", ")}: requests, conversations with notes,
              viewings, offers, alerts, campaigns and emails. We leave out what other people told us
              about themselves. We’ll log that you made a copy.
            </p>
            <div className="line">
              <Form
                method="post"
                reloadDocument
                action={href("/office/contacts/:id/export.json", { id })}
              >
                <Button type="submit" look="secondary" size="small">
                  Export as a file (JSON)
                </Button>
              </Form>
              <OfficeForm form={exportForms.show} button="Open printable copy" look="secondary" />
            </div>
          </div>
        </OfficeSection>
      </div>
    </>
  );
}

/** A copy of somebody's data as headings and lists, each value under its name. */
function CopyOfData({ value }: { value: unknown }) {
  if (!isRecord(value)) return null;
  return Object.entries(value).map(([name, part]) => (
    <CopySection key={name} name={formatFieldName(name)}>
      <CopyValue value={part} />
    </CopySection>
  ));
}

function CopySection({ name, children }: { name: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{name}</h2>
      {children}
    </section>
  );
}

function CopyValue({ value }: { value: unknown }): ReactNode {
  if (value === null || value === undefined || value === "") return "–";
  if (Array.isArray(value)) {
    if (value.length === 0) return "Nothing";
    return (
      <ol>
        {value.map((item: unknown, place) => (
          // A copy is never changed, so places are stable.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={place}>
            <CopyValue value={item} />
          </li>
        ))}
      </ol>
    );
  }
  if (!isRecord(value)) return typeof value === "string" ? value : JSON.stringify(value);
  return (
    <dl>
      {Object.entries(value).map(([name, part]) => (
        <div key={name}>
          <dt>{formatFieldName(name)}</dt>
          <dd>
            <CopyValue value={part} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
