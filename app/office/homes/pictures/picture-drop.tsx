import { useRef } from "react";
import { homeForms } from "../../../../domain/listings/homes-forms.ts";
import { Icon } from "../../../ui/icon.tsx";
import { FormButton } from "../../shell/form/form-button.tsx";
import { addFormId } from "./picture-forms.tsx";

const accepted = "image/jpeg,image/png,image/webp,image/avif,image/gif";

/** @param add null without script: then a button sends what was chosen */
export function PictureDrop({ add }: { add: ((files: Iterable<File>) => void) | null }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="pictures__drop">
      <label htmlFor="choose-pictures">
        <Icon name="upload" />
        <span>
          {add ? (
            <>
              Drop or paste photos here, or <u>choose</u>
            </>
          ) : (
            "Choose photos"
          )}
        </span>
        <small>JPEG, PNG, WebP or AVIF, up to 20 MB</small>
      </label>
      <input
        className={add ? "visually-hidden" : undefined}
        id="choose-pictures"
        ref={input}
        type="file"
        name="files"
        multiple
        accept={accepted}
        form={addFormId}
        onChange={({ currentTarget }) => {
          if (!add) return;
          add([...(currentTarget.files ?? [])]);
          // The same file can be chosen again after a fault.
          currentTarget.value = "";
        }}
      />
      {add === null && (
        <FormButton form={homeForms["add-pictures"]} formId={addFormId} look="secondary">
          Add photos
        </FormButton>
      )}
    </div>
  );
}
