import { homeForms } from "../../../../domain/listings/homes-forms.ts";
import { FormButton } from "../../shell/form/form-button.tsx";
import { Form, href, Link } from "react-router";
import { OfficeSection } from "../../shell/office-section.tsx";
import { ReasonForm } from "./reason-form.tsx";
import type { EditedHome, EditorAnswer } from "../shown.ts";

type PortalView = EditedHome["portals"][number];

/** Where else the home is advertised, and where somebody keeps it off. */
export function PortalsPanel({
  portals,
  mayPublish,
  answer,
}: {
  portals: EditedHome["portals"];
  mayPublish: boolean;
  answer: EditorAnswer | undefined;
}) {
  if (portals.length === 0) return null;
  return (
    <OfficeSection title="Portals">
      <ul className="rows">
        {portals.map((portal) => (
          <li key={portal.id} className="edit__portal">
            <p>
              <Link to={href("/office/feeds/portals/:id", { id: portal.id })}>{portal.name}</Link>{" "}
              {portal.hold && <span className="badge badge--warn">Excluded</span>}
            </p>
            <HoldNote portal={portal} />
            {mayPublish &&
              (portal.hold ? (
                <LetOn portal={portal} />
              ) : (
                <KeepOff portal={portal} answer={answer} />
              ))}
          </li>
        ))}
      </ul>
    </OfficeSection>
  );
}

function HoldNote({ portal: { hold, keepsLetAgreed } }: { portal: PortalView }) {
  if (!hold)
    return (
      <p className="tiny">
        {keepsLetAgreed
          ? "Advertised here while on the market, and as let agreed for up to 6 weeks."
          : "Advertised here until let agreed."}
      </p>
    );
  return (
    <p className="tiny">
      {hold.reason} ({hold.by && `${hold.by}, `}
      {hold.at})
    </p>
  );
}

function LetOn({ portal: { id, name } }: { portal: PortalView }) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="portal" value={id} />
      <FormButton form={homeForms["let-on"]} look="secondary">
        Send listing again<span className="visually-hidden">: {name}</span>
      </FormButton>
    </Form>
  );
}

function KeepOff({
  portal: { id, name },
  answer,
}: {
  portal: PortalView;
  answer: EditorAnswer | undefined;
}) {
  return (
    <ReasonForm
      name={`reason-${id}`}
      label="Reason (for your colleagues)"
      form={homeForms["keep-off"]}
      summary={
        <>
          Exclude<span className="visually-hidden"> {name}</span>
        </>
      }
      maxLength={200}
      answer={answer}
    >
      <input type="hidden" name="portal" value={id} />
    </ReasonForm>
  );
}
