import { pictureKindNames } from "../../../../domain/listings/home-pictures.ts";
import { formatInteger } from "../../../../domain/shared/text/format-integer.ts";
import { buildPhotoVariant } from "../../../../domain/photos/photo.ts";
import { Icon } from "../../../ui/icon.tsx";
import { PictureFields } from "./picture-fields.tsx";
import { getPictureFormId } from "./picture-forms.tsx";
import type { PictureView } from "../shown.ts";
import type { Sorting } from "./use-sorting.ts";

interface PictureCardProps {
  homeId: string;
  picture: PictureView;
  at: number;
  /** Its place as it is stored, which names its form. */
  formAt: number;
  count: number;
  isCover: boolean;
  isOpen: boolean;
  isReady: boolean;
  sorting: Sorting;
  remove: (picture: PictureView, at: number) => void;
}

export function PictureCard(props: PictureCardProps) {
  const { picture, at, formAt, count, isCover, isOpen, isReady, sorting } = props;
  const { key, caption, kind, isSmall, width } = picture;
  const named = caption || `photo ${at + 1}`;
  const form = getPictureFormId(formAt);
  const isLifted = sorting.lifted === key;
  const looks = ["picture", isCover && "picture--cover", isLifted && "picture--lifted"];
  return (
    <li className={looks.filter(Boolean).join(" ")} data-picture={key}>
      {/* Enter in a field presses the first button of its form, which is not to take the picture away. */}
      {isOpen && (
        <button type="submit" form={form} hidden>
          Save photo
        </button>
      )}
      {isReady ? <LiftButton {...props} named={named} /> : <Thumbnail picture={picture} />}
      <span className="picture__place tabular-numbers" aria-hidden="true">
        {at + 1}
      </span>
      {isOpen && <AwayButton {...props} named={named} form={form} />}
      <div className="picture__text">
        {isCover && <b>Cover</b>}
        {isLifted && <b>{`Moving, now ${at + 1} of ${count}`}</b>}
        {isSmall && (
          <span className="picture__fault">{`Only ${formatInteger(width ?? 0)} px wide`}</span>
        )}
        {isOpen ? (
          <PictureFields {...props} form={form} named={named} />
        ) : (
          <span>{caption || pictureKindNames[kind]}</span>
        )}
      </div>
    </li>
  );
}

function LiftButton({ picture, at, count, sorting, named }: PictureCardProps & { named: string }) {
  const { key } = picture;
  return (
    <button
      type="button"
      className="picture__lift"
      aria-label={`Move ${named}, ${at + 1} of ${count}`}
      aria-pressed={sorting.lifted === key}
      aria-describedby={count > 1 ? "sort-help" : undefined}
      onClick={() => sorting.press(key)}
      onKeyDown={(event) => {
        if (sorting.type(key, event.key)) event.preventDefault();
      }}
    >
      <Thumbnail picture={picture} />
    </button>
  );
}

function AwayButton({
  picture,
  at,
  remove,
  named,
  form,
}: PictureCardProps & { named: string; form: string }) {
  return (
    <button
      type="submit"
      className="picture__away"
      form={form}
      name="do"
      value="remove"
      aria-label={`Remove ${named}`}
      onClick={(event) => {
        event.preventDefault();
        remove(picture, at);
      }}
    >
      <Icon name="x" />
    </button>
  );
}

/** Its sizes are made shortly after it arrives: until then it stands in for them. */
function Thumbnail({ picture: { url, caption, kind } }: { picture: PictureView }) {
  return (
    <img
      className={kind === "photo" ? undefined : "picture__drawing"}
      src={buildPhotoVariant(url, 400, "webp") ?? url}
      alt={caption}
      width="400"
      height="300"
      loading="lazy"
      draggable="false"
    />
  );
}
