import { fedStateNote } from "../../../../domain/listings/fed-state.ts";
import { tenancyActions } from "../../../../domain/tenancies/tenancy-actions.ts";
import type { TenancyView } from "../shown.ts";
import { OfficeSection } from "../../shell/office-section.tsx";
import { TenancyForm, useTenancyPage } from "../tenancy-form.tsx";

/** Another start, or the end. */
export function EndForms({ shown }: { shown: TenancyView }) {
  const { mayEdit } = useTenancyPage();
  const { state, isAnySigned, startsOn, takesDeposit } = shown;
  const ofHome = shown.home.isFed ? { hint: fedStateNote } : {};
  if (!mayEdit || (state !== "progressing" && state !== "moved-in")) return null;
  return (
    <OfficeSection title={state === "progressing" ? "Start and end" : "The end"}>
      <div className="office-section__body stack">
        {state === "progressing" && !isAnySigned && (
          <TenancyForm
            form={tenancyActions["move-start"]}
            values={{ startsOn }}
            summary="Move the start"
            button="Move the start"
          />
        )}
        {state === "progressing" ? (
          <TenancyForm
            form={tenancyActions["fall-through"]}
            values={{ relist: "on" }}
            shows={{ relist: ofHome }}
            summary="Tenancy isn’t going ahead"
            button="End tenancy and email everyone"
          />
        ) : (
          <>
            <Confirm shown={shown} />
            <TenancyForm
              form={tenancyActions.finish}
              shows={{ home: ofHome, ...(!takesDeposit && { deposit: null }) }}
              summary="End the tenancy"
              button="Record the end"
            >
              <p className="tiny">What is still open stays on Today until it is recorded.</p>
            </TenancyForm>
          </>
        )}
      </div>
    </OfficeSection>
  );
}

/** Asked once a year. */
function Confirm({ shown: { confirmed } }: { shown: TenancyView }) {
  return (
    <TenancyForm
      form={tenancyActions["confirm-tenancy"]}
      summary="Confirm they still live there"
      button="Record that they still live there"
    >
      <p className="tiny">
        {confirmed === null ? "Not confirmed since move-in." : `Last made sure of on ${confirmed}.`}{" "}
        It is asked once a year: what the checks of their right to rent kept is erased a year after
        the tenancy ends.
      </p>
    </TenancyForm>
  );
}
