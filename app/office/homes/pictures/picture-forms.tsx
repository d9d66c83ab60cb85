import { Form } from "react-router";
import { homeForms } from "../../../../domain/listings/homes-forms.ts";
import { FormName, useMaySend } from "../../shell/form/form-button.tsx";
import type { EditedHome, PictureView } from "../shown.ts";

/** Forms can't stand in each other: those of the pictures are beside the one of the fields. */
export const addFormId = "add-pictures";

export function getPictureFormId(place: number): string {
  return `picture-${place}`;
}

/** Their fields are in the section of pictures, which names them by `form`. */
export function PictureForms({
  home,
}: {
  home: Pick<EditedHome, "pictureLock"> & { pictures: readonly Pick<PictureView, "key">[] };
}) {
  const mayChange = useMaySend(homeForms.picture);
  if (home.pictureLock !== null) return null;
  return (
    <>
      <Form
        method="post"
        id={addFormId}
        encType="multipart/form-data"
        preventScrollReset
        aria-label="Add photos"
      />
      {mayChange &&
        home.pictures.map(({ key }, at) => (
          <Form
            key={key}
            method="post"
            id={getPictureFormId(at)}
            preventScrollReset
            aria-label={`Photo ${at + 1}`}
          >
            <FormName form={homeForms.picture} />
            <input type="hidden" name="picture" value={key} />
          </Form>
        ))}
    </>
  );
}
