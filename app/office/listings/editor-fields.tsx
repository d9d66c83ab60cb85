import { AccessSection, BasicFields, LegalFields } from "./basic-fields.tsx";
import { EditorSection } from "./editor-section.tsx";
import { DescriptionFields } from "./description-fields.tsx";
import { LocationFields } from "./location-fields.tsx";
import { MaterialFields } from "./material-fields.tsx";
import { RentFields } from "./rent-fields.tsx";
import type { EditedHome, EditorAnswer } from "./shown.ts";

export function EditorFields({
  home,
  mapStyleUrl,
  answer,
}: {
  home: EditedHome;
  mapStyleUrl: string | null;
  answer: EditorAnswer | undefined;
}) {
  return (
    <>
      <BasicFields home={home} />
      <RentFields home={home} answer={answer} />
      <DescriptionFields home={home} />
      <PictureSection home={home} />
      <MaterialFields home={home} />
      <LegalFields home={home} />
      <AccessSection home={home} />
      <LocationFields home={home} mapStyleUrl={mapStyleUrl} />
    </>
  );
}

function PictureSection({ home }: { home: EditedHome }) {
  const findings = home.gate.findings.filter(({ field }) => field === "pictures");
  return (
    <EditorSection id="pictures" note={`${home.media.length} here`}>
      {home.media.length > 0 && (
        <ul className="edit__pictures">
          {home.media.map(({ url, caption, kind }) => (
            <li key={url}>
              <img src={url} alt={caption} width="160" height="120" loading="lazy" />
              <span>{caption || kind}</span>
            </li>
          ))}
        </ul>
      )}
      {findings.map(({ message }) => (
        <p key={message} className="error">
          {message}
        </p>
      ))}
    </EditorSection>
  );
}
