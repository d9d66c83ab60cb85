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
    <OfficeSection title={state === "progressing" ? "Start and end" : "End of tenancy"}>
      <div className="office-section__body stack">
        {state === "progressing" && !isAnySigned && (
          <TenancyForm
            form={tenancyActions["move-start"]}
            values={{ startsOn }}
            summary="Move start date"
            button="Move start date"
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
              summary="End tenancy"
              button="Record end of tenancy"
            >
              <p className="tiny">Anything still open stays on Today until you record it.</p>
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
        {confirmed === null ? "Not confirmed since move-in." : `Last confirmed on ${confirmed}.`} We
        ask once a year, because right to rent records are erased a year after the tenancy ends.
      </p>
    </TenancyForm>
  );
}
