import { href, Link } from "react-router";
import type { Route } from "./+types/texts-page";
import { textForms } from "../../../domain/conversations/text-forms.ts";
import { listReplyTemplates, textActs } from "../../../server/inbox/reply-templates.ts";
import { findTemplateExample } from "../../../server/inbox/find-template-example.ts";
import { answerForms } from "../../../server/site/answer-forms.ts";
import { getSignedIn } from "../../../server/site/office-request.ts";
import { appContext } from "../../../server/site/page-contexts.ts";
import { OfficeForms, OfficeResult } from "../shell/office-result.tsx";
import { useMaySend } from "../shell/form-button.tsx";
import { OfficeHead } from "../shell/office-head.tsx";
import { OfficeSection } from "../shell/office-section.tsx";
import { SettingsNav } from "./settings-nav.tsx";
import { type Example, TextPreview } from "./text-preview.tsx";
import { TextForm } from "./text-form.tsx";
import "./settings.css";

export async function loader({ url, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const signedIn = getSignedIn({ context });
  const texts = await listReplyTemplates(app.database.orm);
  const chosen = texts.find(({ id }) => id !== null && id === url.searchParams.get("text"));
  return {
    texts,
    chosen: chosen ?? null,
    example: await findTemplateExample(app, signedIn),
  };
}

export const action = answerForms(textActs);

export { sendOrKeep as clientAction } from "../shell/unsent-form.ts";

export default function TextsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { texts, chosen, example } = loaderData;
  const mayManage = useMaySend(textForms.save);
  return (
    <>
      <OfficeHead title="Settings" note="Texts that answer what is asked often" />
      <SettingsNav />
      <div className="office-body office-list">
        <OfficeForms answer={actionData}>
          <OfficeResult />
          <TextList texts={texts} example={example} mayManage={mayManage} />
          {mayManage && (
            <TextForm key={chosen?.id ?? `new ${texts.length}`} text={chosen} example={example} />
          )}
        </OfficeForms>
      </div>
    </>
  );
}

type Texts = Route.ComponentProps["loaderData"]["texts"];

function TextList({
  texts,
  example,
  mayManage,
}: {
  texts: Texts;
  example: Example | null;
  mayManage: boolean;
}) {
  const areSuggestions = texts.every(({ id }) => id === null);
  return (
    <OfficeSection title={areSuggestions ? "Suggested texts" : "Texts"} count={texts.length}>
      <ul className="rows">
        {texts.map(({ id, title, body, timesUsed }) => (
          <li key={id ?? title} className="rows__split">
            <div>
              <b>{title}</b>
              <p className="settings-text__body">{body}</p>
              {example && (
                <details>
                  <summary>
                    Filled in<span className="visually-hidden">: {title}</span>
                  </summary>
                  <TextPreview body={body} example={example} />
                </details>
              )}
              {id !== null && <p className="tiny">Used {timesUsed} times</p>}
            </div>
            {mayManage && id !== null && (
              <Link to={`${href("/office/settings/texts")}?text=${id}#title`}>
                Change<span className="visually-hidden"> {title}</span>
              </Link>
            )}
          </li>
        ))}
      </ul>
      {areSuggestions && (
        <p className="office-section__body tiny">
          These are offered until the agency has a text of its own.
        </p>
      )}
    </OfficeSection>
  );
}
