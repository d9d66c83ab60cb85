import { href, Link } from "react-router";
import type { Option } from "../../../../domain/shared/fields/fields.ts";
import { keyForms } from "../../../../domain/viewings/keys/key-forms.ts";
import { OfficeForm } from "../../shell/form/office-form.tsx";
import { useMaySend } from "../../shell/form/form-button.tsx";

interface KeyView {
  id: string;
  code: string;
  home: string;
  keptAt: string;
  holderName: string | null;
  dueBack: string | null;
  isOverdue: boolean;
}

interface MoveView {
  id: number;
  what: "added" | "given" | "returned" | "removed";
  holderName: string | null;
  at: string;
  by: string;
}

export function KeyRow({
  home: { id, code, home, keptAt, holderName, dueBack, isOverdue },
  colleagues,
  moves,
}: {
  home: KeyView;
  colleagues: readonly Option[];
  /** Null while its history is not opened. */
  moves: readonly MoveView[] | null;
}) {
  const mayGive = useMaySend(keyForms.give);
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
              With {holderName}, {isOverdue ? "overdue since" : "due"} {dueBack}
            </span>
          )}{" "}
          <Link to={`${href("/office/diary/keys")}?key=${id}`} preventScrollReset>
            {mayGive && holderName === null ? "Check out or view history" : "View history"}
            <span className="visually-hidden"> of {code}</span>
          </Link>
        </div>
        {holderName !== null && (
          <OfficeForm
            form={keyForms.return}
            id={`return-${id}`}
            values={{ id }}
            button="Check in keys"
            about={code}
            look="secondary"
          />
        )}
      </div>
      {holderName === null && moves && <GiveForms id={id} colleagues={colleagues} />}
      {moves && <Moves moves={moves} />}
    </li>
  );
}

function GiveForms({ id, colleagues }: { id: string; colleagues: readonly Option[] }) {
  return (
    <div className="stack">
      <OfficeForm
        form={keyForms.give}
        id={`give-${id}`}
        className="line line--end diary-key__give"
        values={{ id }}
        options={{ holder: colleagues }}
        button="Check out keys"
        look="secondary"
      />
      <OfficeForm
        form={keyForms.remove}
        id={`remove-${id}`}
        values={{ id }}
        button="Remove keys (returned to landlord or lost)"
        look="quiet"
      />
    </div>
  );
}

const words: Record<MoveView["what"], (holder: string | null) => string> = {
  added: () => "Added",
  // Who it was is not kept for ever.
  given: (holder) => (holder === null ? "Checked out" : `Checked out to ${holder}`),
  returned: (holder) => (holder === null ? "Returned" : `Returned by ${holder}`),
  removed: () => "Removed",
};

function Moves({ moves }: { moves: readonly MoveView[] }) {
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
