import { type DragEvent, useRef, useState } from "react";
import { Form, href, Link, useNavigation } from "react-router";
import { feedForms } from "../../../domain/feeds/feed-forms.ts";
import { describeTaken, describeWithdrawn } from "../../../domain/feeds/feed-file.ts";
import { formatCount } from "../../../domain/shared/formats/count.ts";
import { Icon } from "../../ui/icon.tsx";
import { Note } from "../../ui/note.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { FormButton } from "../shell/form/form-button.tsx";
import type { FileView } from "./shown.ts";

/** Reads a file and says what taking it would do. A plain form; dropping chooses and sends. */
export function CheckFile({
  checked,
  error,
}: {
  checked: FileView | null;
  error: string | undefined;
}) {
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const isBusy = useNavigation().formData?.has("file") ?? false;
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!input.current || event.dataTransfer.files.length === 0) return;
    input.current.files = event.dataTransfer.files;
    form.current?.requestSubmit(form.current.querySelector("button"));
  };
  return (
    <section className="feeds__try" id="try" aria-labelledby="try-title">
      <h2 id="try-title" className="heading-4">
        Test a file
      </h2>
      <Form ref={form} method="post" encType="multipart/form-data">
        <div
          className={isOver ? "feeds__drop is-over" : "feeds__drop"}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
        >
          <Icon name="file-text" />
          <FileLabel />
          <input
            ref={input}
            id="file"
            name="file"
            type="file"
            accept=".blm,.zip"
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? "file-error" : undefined}
          />
          <FormButton form={feedForms.check} look="secondary" busy={isBusy}>
            {isBusy ? "Reading…" : "Test file"}
          </FormButton>
        </div>
        {error && (
          <p className="error" id="file-error" role="alert">
            {error}
          </p>
        )}
      </Form>
      {checked && <Checked file={checked} />}
    </section>
  );
}

function Checked({ file: { id, name, state, figures, problem, at } }: { file: FileView }) {
  const link = <Link to={href("/office/feeds/files/:id", { id })}>Full report</Link>;
  if (state === "refused" || !figures) {
    return (
      <Note kind="error" live>
        <p>
          <b>{name} would be rejected.</b> {problem} {link}
        </p>
      </Note>
    );
  }
  const { added, changed, unchanged, withdrawn, refused, warnings } = figures;
  return (
    <Note kind={figures.isShort || refused > 0 ? "warn" : "ok"} live>
      <p>
        <b>
          {name}: {describeTaken(figures, false)}.
        </b>{" "}
        {added} new, {changed} changed, {unchanged} the same, {withdrawn} withdrawn, {refused}{" "}
        rejected, {formatCount(warnings, "warning")}.{" "}
        {figures.isShort && `Importing this file would withdraw ${describeWithdrawn(figures)}. `}
        Tested {at}. {link}
      </p>
    </Note>
  );
}

function FileLabel() {
  const isHydrated = useHydrated();
  return (
    <label htmlFor="file">
      <b>{isHydrated ? "Drop a BLM file or a ZIP here, or choose one" : "A BLM file or a ZIP"}</b>
      <span className="tiny">
        We’ll report each line and field. Properties change only if you then import the file.
      </span>
    </label>
  );
}
