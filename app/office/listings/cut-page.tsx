import { data, Form, href, redirect } from "react-router";
import type { Route } from "./+types/cut-page";
import { buildPhotoVariant } from "../../../domain/photos/photo.ts";
import { handleCutForm } from "../../../server/homes/handle-picture-form.ts";
import { showHome } from "../../../server/homes/show-home.ts";
import { getSignedIn, readOfficeFields } from "../../../server/site/office-request.ts";
import { appContext } from "../../../server/site/page-contexts.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Note } from "../../ui/note.tsx";
import { isBesideField } from "../shell/posted-field.tsx";
import { useTimesDone } from "../shell/use-times-done.ts";
import { OfficeHead } from "../shell/office-head.tsx";
import { throwNotFound } from "../shell/record-id.ts";
import { CutFields } from "./cut-fields.tsx";
import "./cut.css";

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const home = await showHome(context.get(appContext), params.id);
  const key = url.searchParams.get("picture");
  const at = home?.pictures.findIndex((one) => one.key === key && one.isOwn) ?? -1;
  const picture = home?.pictures[at];
  if (!home || !picture) throwNotFound();
  const name = picture.caption || `Picture ${at + 1}`;
  const title = home.texts.name || home.texts.address || "A new home";
  const shown = buildPhotoVariant(picture.key, 1600, "webp") ?? picture.key;
  return { id: home.id, title, name, lock: home.pictureLock, key: picture.key, shown };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const fields = await readOfficeFields({ request, context });
  const { staffId } = getSignedIn({ context });
  const outcome = await handleCutForm(context.get(appContext), staffId, params.id, fields);
  if (outcome.ok) return redirect(createReturnPath(params.id, fields["picture"] ?? ""));
  if (outcome.refusal.missing) throwNotFound();
  return data({ refusal: outcome.refusal, fields }, { status: 422 });
}

/** To the link that led here. */
function createReturnPath(id: string, picture: string): string {
  return `${href("/office/listings/:id", { id })}#cut-${picture}`;
}

/** A picture is cut by a box that is drawn, or by numbers; always from what was sent. */
export { sendOrKeep as clientAction } from "../shell/unsent-form.ts";

export default function CutPage({ loaderData, actionData }: Route.ComponentProps) {
  const { id, title, name, lock, key, shown } = loaderData;
  const times = useTimesDone(actionData);
  const back = createReturnPath(id, key);
  return (
    <>
      <OfficeHead title={`Turn and cut: ${name}`} note={title} />
      <div className="office-body">
        {lock !== null && <p>{lock}</p>}
        {actionData && (
          <div key={times} data-beside-field={isBesideField(actionData.refusal) ? "" : undefined}>
            <Note kind="error" live>
              <p>{actionData.refusal.detail}</p>
            </Note>
          </div>
        )}
        <Form method="post" className="cut">
          <input type="hidden" name="picture" value={key} />
          <CutFields
            shown={shown}
            name={name}
            typed={actionData?.fields}
            refusal={actionData?.refusal}
          />
          <p className="cut__foot">
            <Button type="submit">Keep this</Button>
            <ButtonLink look="quiet" to={back}>
              Back without a change
            </ButtonLink>
          </p>
          <p className="tiny">
            It is made from the picture as it was sent: leave the numbers at 0 and 100 to have it
            whole again. What is cut away is never shown to renters.
          </p>
        </Form>
      </div>
    </>
  );
}
