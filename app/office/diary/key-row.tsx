import { Form, href, Link } from "react-router";
import { Button } from "../../ui/button.tsx";
import { FieldFrame } from "../../ui/field.tsx";
import { usePostedAnswer } from "../../ui/posted-answers.ts";
import { type FormRefusal, PostedField } from "../shell/posted-field.tsx";

interface ShownKey {
  id: string;
  code: string;
  home: string;
  keptAt: string;
  holderName: string | null;
  dueBack: string | null;
  isOverdue: boolean;
}

interface ShownMove {
  id: number;
  what: "added" | "given" | "returned" | "removed";
  holderName: string | null;
  at: string;
  by: string;
}

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
            {mayEdit && holderName === null ? "Give out, history" : "History"}
            <span className="visually-hidden"> of {code}</span>
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
      {mayEdit && holderName === null && moves && (
        <GiveForm id={id} colleagues={colleagues} refusal={refusal} />
      )}
      {moves && <Moves moves={moves} />}
    </li>
  );
}

const words: Record<ShownMove["what"], (holder: string | null) => string> = {
  added: () => "Added",
  // Who it was is not kept for ever.
  given: (holder) => (holder === null ? "Given out" : `Given to ${holder}`),
  returned: (holder) => (holder === null ? "Back" : `Back from ${holder}`),
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
  colleagues,
  refusal,
}: {
  id: string;
  colleagues: readonly { id: string; name: string }[];
  refusal: FormRefusal | undefined;
}) {
  const posted = usePostedAnswer("holder");
  const error = refusal?.errors?.find(({ path }) => path === "holder")?.message;
  return (
    <div className="stack">
      <Form method="post" className="diary-key__give">
        <input type="hidden" name="id" value={id} />
        <FieldFrame name="holder" label="To" {...(error !== undefined && { error })}>
          <select
            className="select"
            id="holder"
            name="holder"
            defaultValue={posted ?? ""}
            aria-invalid={error ? true : undefined}
          >
            <option value="">A contractor</option>
            {colleagues.map((one) => (
              <option key={one.id} value={one.id}>
                {one.name}
              </option>
            ))}
          </select>
        </FieldFrame>
        <PostedField
          refusal={refusal}
          name="holderName"
          label="Contractor’s name"
          maxLength={100}
        />
        <PostedField
          refusal={refusal}
          name="dueBack"
          type="datetime-local"
          label="Due back, London time"
          required
        />
        <Button type="submit" look="secondary" size="small" name="change" value="give">
          Give out
        </Button>
      </Form>
      <Form method="post">
        <input type="hidden" name="id" value={id} />
        <Button type="submit" look="quiet" size="small" name="change" value="remove">
          Remove: it went to the landlord, or is lost
        </Button>
      </Form>
    </div>
  );
}
