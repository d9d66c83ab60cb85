import { homeForms } from "../../../../domain/listings/homes-forms.ts";
import { FormButton, FormName, useMaySend } from "../../shell/form/form-button.tsx";
import { Form } from "react-router";
import { fedStateNote } from "../../../../domain/listings/fed-state.ts";
import { stateNames } from "../../../../domain/listings/listing-state.ts";
import { Button } from "../../../ui/button.tsx";
import { OfficeSection } from "../../shell/office-section.tsx";
import { PostedField } from "../../shell/form/posted-field.tsx";
import { Sparkline } from "../progress-blocks.tsx";
import type { EditedHome, EditorAnswer, EditorRights } from "../shown.ts";

/** Where the home stands, and where it goes next. */
export function StatePanel({
  home,
  may,
  answer,
}: {
  home: EditedHome;
  may: EditorRights;
  answer: EditorAnswer | undefined;
}) {
  const mayMove = useMaySend(homeForms.state);
  if (!may.publish) return null;
  const { isFed } = home;
  return (
    <OfficeSection title={`Status: ${stateNames[home.state].toLowerCase()}`}>
      <div className="office-section__body stack">
        {mayMove && <Moves home={home} />}
        {mayMove && isFed && home.moves.length > 0 && <p className="tiny">{fedStateNote}</p>}
        <Schedule home={home} answer={answer} />
        {isFed && <TakeOver />}
      </div>
    </OfficeSection>
  );
}

function Moves({ home: { moves, isLive } }: { home: EditedHome }) {
  return (
    <Form method="post" className="line">
      <FormName form={homeForms.state} />
      {moves.map((to) => (
        <Button key={to} type="submit" look="secondary" size="small" name="to" value={to}>
          {stateNames[to]}
        </Button>
      ))}
      {isLive && (
        <label className="edit__tick">
          <input type="checkbox" name="cancelViewings" /> Cancel viewings if you choose Let agreed,
          Let or Withdrawn
        </label>
      )}
    </Form>
  );
}

function Schedule({
  home: { isLive, publishAt },
  answer,
}: {
  home: EditedHome;
  answer: EditorAnswer | undefined;
}) {
  const refusal = answer?.form === "schedule" ? answer.refusal : undefined;
  return (
    <>
      {!isLive && publishAt === null && (
        <Form method="post" className="edit__schedule">
          <PostedField refusal={refusal} name="publishDate" type="date" label="Publish on" />
          <PostedField
            refusal={refusal}
            name="publishTime"
            type="time"
            label="Time (London)"
            defaultValue="09:00"
          />
          <FormButton form={homeForms.schedule} look="secondary">
            Schedule publication
          </FormButton>
        </Form>
      )}
      {publishAt !== null && (
        <Form method="post">
          <p>Scheduled to publish {publishAt}.</p>
          <FormButton form={homeForms.unschedule} look="quiet">
            Cancel schedule
          </FormButton>
        </Form>
      )}
    </>
  );
}

function TakeOver() {
  return (
    <Form method="post">
      <p className="tiny">
        Fields from the feed can’t be edited here. Take over this property to edit everything. The
        feed will then stop updating it.
      </p>
      <FormButton form={homeForms["take-over"]} look="secondary">
        Take over from feed
      </FormButton>
    </Form>
  );
}

export function FiguresPanel({ figures }: { figures: EditedHome["figures"] }) {
  if (figures === null) return null;
  const views = figures.views.reduce((all, one) => all + one, 0);
  return (
    <OfficeSection title="Performance">
      <dl className="edit__figures office-section__body">
        <div>
          <dt>Page views (7 days)</dt>
          <dd>
            {views} <Sparkline values={figures.views} />
          </dd>
        </div>
        <div>
          <dt>Enquiries</dt>
          <dd>{figures.asked}</dd>
        </div>
        <div>
          <dt>Viewings</dt>
          <dd>{figures.viewed}</dd>
        </div>
        <div>
          <dt>Offers</dt>
          <dd>{figures.offers}</dd>
        </div>
      </dl>
    </OfficeSection>
  );
}
