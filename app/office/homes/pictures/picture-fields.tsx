import { useRef, useEffect } from "react";
import { href, Link, useFetcher } from "react-router";
import { maxCaption, pictureKindNames } from "../../../../domain/listings/home-pictures.ts";
import { homeForms } from "../../../../domain/listings/homes-forms.ts";
import { mediaKinds } from "../../../../domain/listings/listing.ts";
import { Button } from "../../../ui/button.tsx";
import type { EditorAnswer, PictureView } from "../shown.ts";

interface PictureFieldsProps {
  homeId: string;
  picture: PictureView;
  at: number;
  count: number;
  /** Without script a button sends the text, and the place with it. */
  isReady: boolean;
  form: string;
  named: string;
}

/** What a picture shows, and of which kind it is. Both are kept as their field is left. */
export function PictureFields(props: PictureFieldsProps) {
  const { picture, isReady, form, named } = props;
  const { key, caption, kind } = picture;
  const { field, select, describe, tag, conflict } = useSavedFields(picture);
  const id = `picture-text-${key}`;
  return (
    <>
      <label htmlFor={id} className="visually-hidden">
        Alt text for {named}
      </label>
      <input
        className="input"
        id={id}
        form={form}
        name="caption"
        ref={field}
        defaultValue={caption}
        maxLength={maxCaption}
        placeholder="Alt text"
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          event.preventDefault();
          describe(event.currentTarget.value);
        }}
        onBlur={({ currentTarget }) => describe(currentTarget.value)}
      />
      <input type="hidden" form={form} name="was" value={caption} />
      {conflict && (
        <p className="picture__fault" role="alert">
          Someone else wrote “{conflict.theirs}”, and we kept theirs. Yours was “{conflict.mine}”.
          To use yours, type it again.
        </p>
      )}
      <label htmlFor={`${id}-kind`} className="visually-hidden">
        Type of {named}
      </label>
      <select
        className="select"
        id={`${id}-kind`}
        form={form}
        name="kind"
        ref={select}
        defaultValue={kind}
        onChange={({ currentTarget }) => tag(currentTarget.value)}
      >
        {mediaKinds.map((one) => (
          <option key={one} value={one}>
            {pictureKindNames[one]}
          </option>
        ))}
      </select>
      <span className="picture__buttons">
        {picture.isOwn && <DrawButtons {...props} />}
        {!isReady && <PlaceField {...props} />}
      </span>
    </>
  );
}

function DrawButtons({ homeId, picture: { key, isCut }, form, named }: PictureFieldsProps) {
  const page = href("/office/listings/:id/picture", { id: homeId });
  return (
    <>
      <Button type="submit" look="quiet" size="small" form={form} name="do" value="turn">
        Rotate<span className="visually-hidden"> {named} clockwise</span>
      </Button>
      <Link
        className="picture__link"
        id={`cut-${key}`}
        to={`${page}?${new URLSearchParams({ picture: key })}`}
      >
        {isCut ? "Crop again" : "Crop"}
        <span className="visually-hidden"> {named}</span>
      </Link>
    </>
  );
}

function PlaceField({ at, count, form, named }: PictureFieldsProps) {
  return (
    <>
      <label htmlFor={`${form}-to`} className="visually-hidden">
        Position of {named}
      </label>
      <input
        className="input picture__to"
        id={`${form}-to`}
        form={form}
        name="to"
        inputMode="numeric"
        defaultValue={at + 1}
      />
      <Button type="submit" look="secondary" size="small" form={form} name="do" value="move">
        Save<span className="visually-hidden">{` position of ${named}, from 1 to ${count}`}</span>
      </Button>
    </>
  );
}

/**
 * A field that shows what is stored, also once others store something else, but not over what was
 * typed since. It stays the same field, and so keeps the focus. React does not hold its value: the
 * editor's saving renders between a key and the event of it, which would take the key back.
 * @returns where the field is put, and what to call with what is sent of it
 */
function useFollowed<Field extends HTMLInputElement | HTMLSelectElement>(stored: string) {
  const ref = useRef<Field>(null);
  const known = useRef(stored);
  useEffect(() => {
    const field = ref.current;
    if (field?.value === known.current) field.value = stored;
    known.current = stored;
  }, [stored]);
  const noteSent = (text: string) => {
    known.current = text;
  };
  return [ref, noteSent] as const;
}

function useSavedFields({ key, caption, kind }: PictureView) {
  const fetcher = useFetcher<EditorAnswer>();
  const sent = useRef<string | null>(null);
  const [field, noteText] = useFollowed<HTMLInputElement>(caption);
  const [select, noteKind] = useFollowed<HTMLSelectElement>(kind);
  const send = (fields: Record<string, string>) => {
    const text = JSON.stringify(fields);
    // Leaving a field twice sends it once. What was not taken is sent when the field is left again.
    if (fetcher.state !== "idle" && sent.current === text) return;
    sent.current = text;
    void fetcher.submit(
      { change: homeForms.picture.name, picture: key, ...fields },
      { method: "post" },
    );
  };
  const describe = (text: string) => {
    if (text.trim() === caption) return;
    noteText(text);
    send({ caption: text, was: caption });
  };
  const tag = (to: string) => {
    if (to === kind) return;
    noteKind(to);
    send({ kind: to });
  };
  const conflict = fetcher.state === "idle" ? (fetcher.data?.more?.pictureConflict ?? null) : null;
  return { field, select, describe, tag, conflict };
}
