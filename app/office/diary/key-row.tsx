import { Form, href, Link } from "react-router";
import { Button } from "../../ui/button.tsx";
import { type FormRefusal, PostedField } from "../shell/posted-field.tsx";
import type { ShownKey, ShownMove } from "./keys-page.tsx";

export function KeyRow({
  home: { id, code, home, keptAt, holderName, dueBack, isOverdue },
  colleagues,
  mayEdit,
  refusal,
  moves,
}: {
  home: ShownKey;
  colleagues: readonly { id: string; name: string }[];
  mayEdit: boolean;
  refusal: FormRefusal | undefined;
  /** Null while its history is not opened. */
  moves: readonly ShownMove[] | null;
}) {
  return (
    <li>
      <div className="rows__split">
        <div>
          <b>{code}</b> {home}
          <br />
          {holderName === null ? (
            keptAt
          ) : (
            <span className={isOverdue ? "diary-key--due" : undefined}>
              With {holderName}, {isOverdue ? "was due" : "due"} {dueBack}
            </span>
          )}{" "}
          <Link to={`${href("/office/diary/keys")}?key=${id}`} preventScrollReset>
            History<span className="visually-hidden"> of {code}</span>
          </Link>
        </div>
        {mayEdit && holderName !== null && (
          <Form method="post">
            <input type="hidden" name="id" value={id} />
            <Button type="submit" look="secondary" size="small" name="change" value="return">
              It is back<span className="visually-hidden">: {code}</span>
            </Button>
          </Form>
        )}
      </div>
      {mayEdit && holderName === null && (
        <GiveForm id={id} code={code} colleagues={colleagues} refusal={refusal} />
      )}
      {moves && <Moves moves={moves} />}
    </li>
  );
}

const words: Record<ShownMove["what"], (holder: string | null) => string> = {
  added: () => "Added",
  given: (holder) => `Given to ${holder}`,
  returned: (holder) => `Back from ${holder}`,
  removed: () => "Removed",
};

function Moves({ moves }: { moves: readonly ShownMove[] }) {
  return (
    <ol className="rows">
      {moves.map(({ id, what, holderName, at, by }) => (
        <li key={id}>
          {at}: {words[what](holderName)}, recorded by {by}
        </li>
      ))}
    </ol>
  );
}

function GiveForm({
  id,
  code,
  colleagues,
  refusal,
}: {
  id: string;
  code: string;
  colleagues: readonly { id: string; name: string }[];
  refusal: FormRefusal | undefined;
}) {
  const error = refusal?.errors?.find(({ path }) => path === "holder")?.message;
  return (
    <details open={refusal !== undefined}>
      <summary>
        Give out<span className="visually-hidden"> {code}</span>
      </summary>
      <Form method="post" className="diary-key__give">
        <input type="hidden" name="id" value={id} />
        <label className="field">
          <span className="label">To</span>
          <select className="select" name="holder" defaultValue="">
            <option value="">A contractor</option>
            {colleagues.map((one) => (
              <option key={one.id} value={one.id}>
                {one.name}
              </option>
            ))}
          </select>
          {error && <span className="error">{error}</span>}
        </label>
        <PostedField refusal={refusal} name="holderName" id={`holder-${id}`} label="Contractor" />
        <PostedField
          refusal={refusal}
          name="dueBack"
          id={`due-${id}`}
          type="datetime-local"
          label="Due back"
          required
        />
        <Button type="submit" look="secondary" size="small" name="change" value="give">
          Give out
        </Button>
      </Form>
    </details>
  );
}
