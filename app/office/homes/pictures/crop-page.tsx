import { Form } from "react-router";
import type { Route } from "./+types/crop-page";
import { cropForms } from "../../../../domain/listings/homes-forms.ts";
import { buildPhotoVariant } from "../../../../domain/photos/photo.ts";
import { buildCropLink, cropActs } from "../../../../server/homes/pictures/handle-picture-form.ts";
import { showHome } from "../../../../server/homes/show-home.ts";
import { answerForms } from "../../../../server/site/answer-forms.ts";
import { appContext } from "../../../../server/site/page-contexts.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { Note } from "../../../ui/note.tsx";
import { FormButton } from "../../shell/form/form-button.tsx";
import { isBesideField } from "../../shell/form/posted-field.tsx";
import { useTimesDone } from "../../shell/form/use-times-done.ts";
import { OfficeHead } from "../../shell/office-head.tsx";
import { throwNotFound } from "../../shell/record-id.ts";
import { CropFields } from "./crop-fields.tsx";
import "./crop.css";

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const home = await showHome(context.get(appContext), params.id);
  const key = url.searchParams.get("picture");
  const at = home?.pictures.findIndex((one) => one.key === key && one.isOwn) ?? -1;
  const picture = home?.pictures[at];
  if (!home || !picture) throwNotFound();
  const name = picture.caption || `Photo ${at + 1}`;
  const title = home.texts.name || home.texts.address || "New property";
  const shown = buildPhotoVariant(picture.key, 1600, "webp") ?? picture.key;
  const back = buildCropLink(home.id, picture.key);
  return { back, title, name, lock: home.pictureLock, key: picture.key, shown };
}

export const action = answerForms(cropActs);

/** A picture is cut by a box that is drawn, or by numbers; always from what was sent. */
export { sendOrKeep as clientAction } from "../../shell/form/unsent-form.ts";

export default function CutPage({ loaderData, actionData }: Route.ComponentProps) {
  const { back, title, name, lock, key, shown } = loaderData;
  const times = useTimesDone(actionData);
  const refusal = actionData?.refusal;
  return (
    <>
      <OfficeHead title={`Crop and rotate ${name}`} note={title} />
      <div className="office-body">
        {lock !== null && <p>{lock}</p>}
        {refusal && (
          <div key={times} data-beside-field={isBesideField(refusal) ? "" : undefined}>
            <Note kind="error" live>
              <p>{refusal.detail}</p>
            </Note>
          </div>
        )}
        <Form method="post" className="cut">
          <input type="hidden" name="picture" value={key} />
          <CropFields shown={shown} name={name} typed={actionData?.fields} refusal={refusal} />
          <p className="cut__foot">
            <FormButton form={cropForms.cut} size="usual">
              Save crop
            </FormButton>
            <ButtonLink look="quiet" to={back}>
              Cancel
            </ButtonLink>
          </p>
          <p className="tiny">
            We always crop the original photo. To restore all of it, set the left and top to 0, and
            the width and height to 100. Renters never see what you crop away.
          </p>
        </Form>
      </div>
    </>
  );
}
