import { Form, href, Link } from "react-router";
import type { Route } from "./+types/home-viewing-page";
import {
  accompanimentNames,
  accompaniments,
} from "../../../../domain/viewings/keys/home-viewing.ts";
import { homeViewingForms } from "../../../../domain/viewings/keys/home-viewing-forms.ts";
import { readChoices } from "../../../../domain/viewings/availability/posted-availability.ts";
import { answerForms } from "../../../../server/site/answer-forms.ts";
import { appContext } from "../../../../server/site/page-contexts.ts";
import { listShowingPeople } from "../../../../server/viewings/availability/find-availability.ts";
import {
  findPrivateHomeViewing,
  findHomeName,
} from "../../../../server/viewings/keys/find-home-viewing.ts";
import { listKeys } from "../../../../server/viewings/keys/keys.ts";
import { homeViewingActs } from "../../../../server/viewings/keys/set-home-viewing.ts";
import { FieldFrame, TextArea } from "../../../ui/field.tsx";
import { PostedAnswers, usePostedAnswer } from "../../../ui/posted-answers.ts";
import "../../settings/settings.css";
import { FormButton } from "../../shell/form/form-button.tsx";
import { OfficeHead } from "../../shell/office-head.tsx";
import { OfficeForms, OfficeResult } from "../../shell/form/office-result.tsx";
import { OfficeSection } from "../../shell/office-section.tsx";
import { type FormRefusal, PostedField } from "../../shell/form/posted-field.tsx";
import { BookHere } from "../bookings/book-here.tsx";
import { throwNotFound } from "../../shell/record-id.ts";
import "../diary-settings.css";

export async function loader({ params: { listingId }, context }: Route.LoaderArgs) {
  const { orm } = context.get(appContext).database;
  const home = (await findHomeName(orm, listingId)) ?? throwNotFound();
  const keys = await listKeys(orm, { listingId });
  return {
    home,
    viewing: await findPrivateHomeViewing(orm, listingId),
    people: await listShowingPeople(orm),
    keys: keys.map(({ key: { id, code, keptAt, holderName } }) => ({
      id,
      line: `${code}, ${holderName === null ? keptAt : `with ${holderName}`}`,
    })),
  };
}

export const action = answerForms(homeViewingActs);

type Loaded = Route.ComponentProps["loaderData"];

export { sendOrKeep as clientAction } from "../../shell/form/unsent-form.ts";

export default function HomeViewingPage({ loaderData, actionData }: Route.ComponentProps) {
  const { home, keys, viewing } = loaderData;
  const refusal = actionData?.refusal;
  const typed = refusal && actionData?.fields;
  return (
    <>
      <OfficeHead title={`Viewing arrangements for ${home.name}`} note={home.displayAddress}>
        {home.isListed && <BookHere home={home.id} look="secondary" />}
      </OfficeHead>
      <div className="office-body office-list">
        <OfficeForms answer={actionData}>
          <OfficeResult />
        </OfficeForms>
        <PostedAnswers value={typed ?? {}}>
          <ViewingForm
            {...loaderData}
            viewing={typed ? { ...viewing, ...readChoices(typed) } : viewing}
            refusal={refusal}
          />
        </PostedAnswers>
        <OfficeSection title="Keys" count={keys.length}>
          <ul className="rows">
            {keys.length === 0 && <li>No keys yet.</li>}
            {keys.map(({ id, line }) => (
              <li key={id}>{line}</li>
            ))}
          </ul>
          <p className="office-section__body">
            <Link to={href("/office/diary/keys")}>All keys</Link>
          </p>
        </OfficeSection>
      </div>
    </>
  );
}

function ViewingForm({
  viewing,
  people,
  refusal,
}: Pick<Loaded, "viewing" | "people"> & { refusal: FormRefusal | undefined }) {
  const posted = usePostedAnswer("accompaniment");
  const number = (
    name: "minutes" | "noticeHours" | "bufferMinutes",
    label: string,
    after: string,
  ) => (
    <PostedField
      refusal={refusal}
      name={name}
      inputMode="numeric"
      label={label}
      after={after}
      defaultValue={viewing[name]}
    />
  );
  return (
    <OfficeSection title="Viewings">
      <Form method="post" className="office-section__body stack">
        <FieldFrame
          name="accompaniment"
          label="Viewing type"
          error={refusal?.errors?.find(({ path }) => path === "accompaniment")?.message}
        >
          <select
            className="select"
            id="accompaniment"
            name="accompaniment"
            defaultValue={posted ?? viewing.accompaniment}
          >
            {accompaniments.map((one) => (
              <option key={one} value={one}>
                {accompanimentNames[one]}
              </option>
            ))}
          </select>
        </FieldFrame>
        <div className="diary-ways">
          {number("minutes", "Length", "minutes")}
          {number("noticeHours", "Notice", "hours")}
          {number("bufferMinutes", "Gap before the next viewing", "minutes")}
        </div>
        <ByView viewing={viewing} people={people} />
        <PrivateFields viewing={viewing} refusal={refusal} />
        <FormButton form={homeViewingForms.save}>Save viewing settings</FormButton>
      </Form>
    </OfficeSection>
  );
}

function ByView({ viewing, people }: Pick<Loaded, "viewing" | "people">) {
  return (
    <fieldset className="choice-line">
      <legend>Who can show this property (leave blank for everyone)</legend>
      {people.map(({ id, name }) => (
        <label key={id}>
          <input
            type="checkbox"
            name={`shown-by-${id}`}
            defaultChecked={viewing.shownBy.includes(id)}
          />{" "}
          {name}
        </label>
      ))}
    </fieldset>
  );
}

function PrivateFields({
  viewing,
  refusal,
}: Pick<Loaded, "viewing"> & { refusal: FormRefusal | undefined }) {
  const accessError = refusal?.errors?.find(({ path }) => path === "access")?.message;
  return (
    <>
      <TextArea
        name="access"
        label="Access instructions"
        hint="Only staff see access, alarm and tenant details."
        rows={4}
        maxLength={2000}
        defaultValue={viewing.access}
        {...(accessError !== undefined && { error: accessError })}
      />
      <PostedField
        refusal={refusal}
        name="alarm"
        label="Alarm"
        autoComplete="off"
        defaultValue={viewing.alarm}
      />
      <label>
        <input type="checkbox" name="isTenanted" defaultChecked={viewing.isTenanted} /> Tenanted:
        give the tenant 24 hours’ written notice
      </label>
      <PostedField
        refusal={refusal}
        name="tenantName"
        label="Tenant"
        autoComplete="off"
        defaultValue={viewing.tenantName}
      />
      <PostedField
        refusal={refusal}
        name="tenantEmail"
        type="email"
        label="Tenant’s email"
        autoComplete="off"
        defaultValue={viewing.tenantEmail}
      />
    </>
  );
}
