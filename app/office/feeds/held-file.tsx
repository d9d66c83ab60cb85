import { Form, href, Link } from "react-router";
import { Button } from "../../ui/button.tsx";
import type { ShownHeld } from "./shown.ts";

/** A file that the guard holds: a person says what becomes of it. */
export function HeldFile({
  file,
  lastRecords,
  mayManage,
  mayShrink,
}: {
  file: ShownHeld;
  lastRecords: number | null;
  mayManage: boolean;
  mayShrink: boolean;
}) {
  const { id, name, at, figures, mayBeTaken, source, problem } = file;
  const records = figures?.records ?? 0;
  const withdrawn = figures?.withdrawn ?? 0;
  const titleId = `held-${id}`;
  return (
    <section className="office-section office-section--error" aria-labelledby={titleId}>
      <header className="office-section__head">
        <h2 id={titleId}>
          Held: the file of {at} {mayBeTaken ? `lacks ${withdrawn} homes` : "is empty"}
        </h2>
        <div className="office-section__tools">
          <span className="badge badge--err">Waits for you</span>
        </div>
      </header>
      <div className="office-section__body stack">
        <p>
          <Link to={href("/office/feeds/files/:id", { id })}>{name}</Link> has{" "}
          <b className="tabular-numbers">{records}</b> records
          {lastRecords !== null && (
            <>
              ; the last file that was taken had <b className="tabular-numbers">{lastRecords}</b>
            </>
          )}
          .{" "}
          {mayBeTaken ? (
            <>
              Taken as it is, it would withdraw <b className="tabular-numbers">{withdrawn}</b> live
              homes.
            </>
          ) : (
            problem
          )}{" "}
          Nothing has been changed.
        </p>
        {mayManage && (
          <Form method="post" className="feeds__buttons">
            <input type="hidden" name="id" value={id} />
            <Button type="submit" size="small" name="change" value="drop">
              Keep the homes, drop the file
            </Button>
            {source === "address" && <FetchAgain />}
            {mayBeTaken && mayShrink && (
              <button
                type="submit"
                className="btn btn--danger btn--small"
                name="change"
                value="take"
              >
                Withdraw {withdrawn} homes
              </button>
            )}
          </Form>
        )}
        <p className="tiny">
          The guard holds a file that is empty, or that lacks more than a fifth of a branch’s live
          homes. Only an owner may let so many be withdrawn.
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
      <Button type="submit" look="secondary" size="small" name="change" value="hurry">
        Fetch again
      </Button>
    </>
  );
}
