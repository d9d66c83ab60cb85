import { homesForms } from "../../../../domain/listings/homes-forms.ts";
import { FormButton } from "../../shell/form/form-button.tsx";
import { stateNames } from "../../../../domain/listings/listing-state.ts";
import { Button } from "../../../ui/button.tsx";
import { useHydrated } from "../../../ui/use-hydrated.ts";
import { useRefusedFields } from "../../shell/form/use-refused-fields.ts";

const targets = [
  "ready",
  "available",
  "under-offer",
  "let-agreed",
  "let",
  "withdrawn",
  "draft",
] as const;

/** What can be done with the homes that are picked. Without script it is always there. */
export function HomesBulk({ picked, unpick }: { picked: number; unpick: () => void }) {
  const isHydrated = useHydrated();
  const refused = useRefusedFields(["state"]);
  if (isHydrated && picked === 0) return null;
  return (
    <fieldset className="homes__bulk" data-without-script={!isHydrated || undefined}>
      <legend className="visually-hidden">Actions for selected properties</legend>
      <b>{isHydrated ? `${picked} selected` : "Selected:"}</b>
      <select
        className="select"
        name="to"
        aria-label="New status"
        defaultValue={refused?.["to"] ?? "under-offer"}
      >
        {targets.map((state) => (
          <option key={state} value={state}>
            {stateNames[state]}
          </option>
        ))}
      </select>
      <label className="line">
        <input
          type="checkbox"
          name="cancelViewings"
          defaultChecked={refused?.["cancelViewings"] !== undefined}
        />{" "}
        Cancel viewings if you choose Let agreed, Let or Withdrawn
      </label>
      <FormButton form={homesForms.state}>Change status</FormButton>
      {isHydrated && (
        <Button look="quiet" size="small" onClick={unpick} data-key="Escape">
          Clear selection <kbd>Esc</kbd>
        </Button>
      )}
    </fieldset>
  );
}
