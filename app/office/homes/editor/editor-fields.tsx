import { formatCount } from "../../../../domain/shared/formats/count.ts";
import { href, Link } from "react-router";
import { EditorSection } from "./editor-section.tsx";
import { BasicFields, LegalFields } from "./basic-fields.tsx";
import { DescriptionFields } from "./description-fields.tsx";
import { LocationFields } from "./location-fields.tsx";
import { MaterialFields } from "./material-fields.tsx";
import { PictureSection } from "../pictures/picture-section.tsx";
import { RentFields } from "./rent-fields.tsx";
import type { EditedHome, EditorAnswer } from "../shown.ts";

/** For whoever goes there, before the home is public too. It is changed where viewings are set. */
function AccessSection({ home: { id, access } }: { home: EditedHome }) {
  const rows = [
    ["Keys", access.keys.map(({ line }) => line).join("; ") || "No keys yet"],
    ["Access", access.access || "Not recorded"],
    ["Alarm", access.alarm || "Not recorded"],
    ["Occupied by", access.tenant ?? "Vacant, as far as we know"],
    ["Notice required", formatCount(access.noticeHours, "hour")],
  ] as const;
  return (
    <EditorSection id="access" note="Never shown to renters">
      <dl className="terms edit__access">
        {rows.map(([term, text]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p>
        <Link to={href("/office/diary/home/:listingId", { listingId: id })}>
          Change access, tenant and notice
        </Link>
      </p>
    </EditorSection>
  );
}

export function EditorFields({
  home,
  mapStyleUrl,
  mayEdit,
  answer,
}: {
  home: EditedHome;
  mapStyleUrl: string | null;
  mayEdit: boolean;
  answer: EditorAnswer | undefined;
}) {
  return (
    <>
      <BasicFields home={home} />
      <RentFields home={home} answer={answer} />
      <DescriptionFields home={home} />
      <PictureSection home={home} mayEdit={mayEdit} answer={answer} />
      <MaterialFields home={home} />
      <LegalFields home={home} />
      <AccessSection home={home} />
      <LocationFields home={home} mapStyleUrl={mapStyleUrl} mayEdit={mayEdit} />
    </>
  );
}
