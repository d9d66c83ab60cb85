import { feedForms } from "../../../domain/feeds/feed-forms.ts";
import { describeWithdrawn, nameImport } from "../../../domain/feeds/feed-file.ts";
import { nameFeedFields } from "../../../domain/feeds/feed-field-words.ts";
import { Form, href, Link } from "react-router";
import { formatCount } from "../../../domain/shared/formats/count.ts";
import { FormButton } from "../shell/form/form-button.tsx";
import type { HeldFileView } from "./shown.ts";

/** A file that the guard holds: a person says what becomes of it. */
export function HeldFile({
  file,
  lastRecords,
  mayManage,
  mayShrink,
}: {
  file: HeldFileView;
  lastRecords: number | null;
  mayManage: boolean;
  mayShrink: boolean;
}) {
  const { id, at, figures, mayBeTaken } = file;
  const missing = figures?.missing ?? figures?.withdrawn ?? 0;
  const titleId = `held-${id}`;
  return (
    <section className="office-section office-section--error" aria-labelledby={titleId}>
      <header className="office-section__head">
        <h2 id={titleId} className="heading-4">
          Held file from {at}:{" "}
          {mayBeTaken ? `${formatCount(missing, "property", "properties")} missing` : "empty"}
        </h2>
        <div className="office-section__tools">
          <span className="badge badge--err">Needs your decision</span>
        </div>
      </header>
      <div className="office-section__body stack">
        <Figures file={file} lastRecords={lastRecords} />
        {mayManage && <Answers file={file} mayShrink={mayShrink} />}
        <p className="tiny">
          We hold any file that’s empty or missing more than 20% of a branch’s live properties.
          Properties that the file itself takes off the market don’t count as missing. Only an admin
          can import a file with this many missing.
        </p>
      </div>
    </section>
  );
}

/** The form's own `id` does not matter to it. */
function FetchAgain() {
  return (
    <>
      <input type="hidden" name="channel" value="address" />
      <FormButton form={feedForms.hurry} look="secondary">
        Fetch file again
      </FormButton>
    </>
  );
}

function Figures({ file, lastRecords }: { file: HeldFileView; lastRecords: number | null }) {
  const { id, name, figures, mayBeTaken, problem } = file;
  return (
    <p>
      <Link to={href("/office/feeds/files/:id", { id })}>{name}</Link> has{" "}
      <b className="tabular-numbers">{figures?.records ?? 0}</b> records
      {lastRecords !== null && (
        <>
          . The last imported file had <b className="tabular-numbers">{lastRecords}</b>
        </>
      )}
      .{" "}
      {mayBeTaken && figures
        ? `Importing it unchanged would withdraw ${describeWithdrawn(figures)}.`
        : problem && nameFeedFields(problem)}{" "}
      Nothing has been changed.
    </p>
  );
}

function Answers({ file, mayShrink }: { file: HeldFileView; mayShrink: boolean }) {
  const { id, source, mayBeTaken } = file;
  return (
    <Form method="post" className="feeds__buttons">
      <input type="hidden" name="id" value={id} />
      <FormButton form={feedForms.drop}>Discard file and keep properties</FormButton>
      {source === "address" && <FetchAgain />}
      {mayBeTaken && mayShrink && (
        <FormButton form={feedForms.take} look="danger">
          {nameImport(file)}
        </FormButton>
      )}
    </Form>
  );
}
