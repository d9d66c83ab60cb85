import { capitalise } from "../../../domain/shared/capitalise.ts";
import { endedByWhom } from "../../../domain/tenancies/tenancy.ts";
import { enderNames } from "./ender-names.ts";
import type { ShownLet } from "./shown.ts";
import { OfficeSection } from "../shell/office-section.tsx";
import { DayField, EvidenceFields, LetField, LetSelect } from "./let-fields.tsx";
import { LetForm, useAnswerTo, useLetPage } from "./let-form.tsx";

const enders = endedByWhom.map((by) => ({ value: by, label: capitalise(enderNames[by]) }));

const depositEnds = [
  { value: "open", label: "Not settled yet" },
  { value: "settled", label: "Repaid, or shared out as both agreed" },
];
const keyEnds = [
  { value: "open", label: "Not all are back yet" },
  { value: "back", label: "All are back" },
];
const homeEnds = [
  { value: "open", label: "The landlord has not decided yet" },
  { value: "relist", label: "Advertise it again" },
  { value: "kept", label: "The landlord does not let it again" },
];

/** Another start, or the end. */
export function EndForms({ shown }: { shown: ShownLet }) {
  const { mayEdit } = useLetPage();
  const { state, isAnySigned, startsOn, papers } = shown;
  if (!mayEdit || (state !== "progressing" && state !== "moved-in")) return null;
  return (
    <OfficeSection title={state === "progressing" ? "Start and end" : "The end"}>
      <div className="office-section__body stack">
        {state === "progressing" && !isAnySigned && (
          <LetForm id="start" change="move-start" summary="Move the start" button="Move the start">
            <LetField form="start" name="startsOn" label="Starts on" type="date" value={startsOn} />
          </LetForm>
        )}
        {state === "progressing" ? (
          <LetForm
            id="withdraw"
            change="fall-through"
            summary="Withdraw: the let does not go ahead"
            button="End the let and tell everybody"
            hasFile
            sendsMails
          >
            <LetSelect form="withdraw" name="by" label="Who ends it" options={enders} />
            <DayField form="withdraw" />
            <EvidenceFields form="withdraw" papers={papers} />
            <Relist />
          </LetForm>
        ) : (
          <>
            <Confirm shown={shown} />
            <LetForm
              id="finish"
              change="finish"
              summary="The tenancy is over"
              button="Record the end"
              hasFile
            >
              <p className="tiny">What is still open stays on Today until it is recorded.</p>
              <LetSelect form="finish" name="by" label="Who ended it" options={enders} />
              <DayField form="finish" label="Ended on" />
              {shown.takesDeposit && (
                <LetSelect form="finish" name="deposit" label="The deposit" options={depositEnds} />
              )}
              <LetSelect form="finish" name="keys" label="The keys" options={keyEnds} />
              <LetSelect form="finish" name="home" label="The home" options={homeEnds} />
              <EvidenceFields form="finish" papers={papers} />
            </LetForm>
          </>
        )}
      </div>
    </OfficeSection>
  );
}

/** Asked once a year. */
function Confirm({ shown: { papers, confirmed } }: { shown: ShownLet }) {
  return (
    <LetForm
      id="confirm"
      change="confirm-tenancy"
      summary="They still live there"
      button="Record that they still live there"
      hasFile
    >
      <p className="tiny">
        {confirmed === null
          ? "Nobody has made sure of it since the keys."
          : `Last made sure of on ${confirmed}.`}{" "}
        It is asked once a year: what the checks of their right to rent kept is erased a year after
        the tenancy ends.
      </p>
      <DayField form="confirm" label="Made sure on" />
      <EvidenceFields form="confirm" papers={papers} />
    </LetForm>
  );
}

function Relist() {
  const { fields } = useAnswerTo("withdraw");
  const isTicked = fields === undefined || fields["relist"] === "on";
  return (
    <label className="let-form__tick">
      <input type="checkbox" name="relist" defaultChecked={isTicked} /> Put the home back on the
      market
    </label>
  );
}
