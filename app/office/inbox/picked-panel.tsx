import { Note } from "../../ui/note.tsx";
import { Avatar } from "../shell/avatar.tsx";
import type { ShownInbox, ShownRow } from "./shown.ts";

/** Who is picked, and what happens to them. The bar under the list says what can be done. */
export function PickedPanel({
  rows,
  justDone,
}: {
  rows: readonly ShownRow[];
  justDone: ShownInbox["justDone"];
}) {
  const [oldest] = rows.flatMap(({ clock }) => (clock ? [clock.text] : []));
  const title = rows.length === 1 ? "1 request picked" : `${rows.length} requests picked`;
  return (
    <section className="card picked" aria-label={title}>
      <header className="card__head">
        <h2>{title}</h2>
        <p>
          {rows.map(({ name }) => name).join(", ")}.
          {oldest !== undefined && ` The oldest waits for ${oldest}.`}
        </p>
      </header>
      <div className="card__body">
        {rows.map(
          ({ id, name, writer }) =>
            writer !== null && (
              <Note key={id} kind="warn">
                <p>
                  <b>
                    {writer} is writing to {name}.
                  </b>{" "}
                  A reply to several leaves {name} out and says so.
                </p>
              </Note>
            ),
        )}
        <h3>What snoozing does</h3>
        <p className="small muted">
          The clock stops for the office, not for the person: the waiting time stays in the figures.
          An answer from them brings the request back at once.
        </p>
        <h3>What a reply to several does</h3>
        <p className="small muted">
          You choose a text, see it filled in for each person, and change it where you like. Whoever
          was answered meanwhile, or wrote again, is left out and named.
        </p>
        {justDone.length > 0 && <JustDone deeds={justDone} />}
      </div>
    </section>
  );
}

function JustDone({ deeds }: { deeds: ShownInbox["justDone"] }) {
  return (
    <>
      <h3>Just done</h3>
      <ol className="picked__done">
        {deeds.map(({ at, by, isOwn, text }) => (
          <li key={`${at} ${text}`}>
            <Avatar name={by} isOwn={isOwn} />
            <span>{text}</span>
            <span className="tiny tabular-numbers">{at}</span>
          </li>
        ))}
      </ol>
    </>
  );
}
