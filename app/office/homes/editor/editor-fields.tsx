import { AccessSection } from "./access-section.tsx";
import { BasicFields, LegalFields } from "./basic-fields.tsx";
import { DescriptionFields } from "./description-fields.tsx";
import { LocationFields } from "./location-fields.tsx";
import { MaterialFields } from "./material-fields.tsx";
import { PictureSection } from "../pictures/picture-section.tsx";
import { RentFields } from "./rent-fields.tsx";
import type { EditedHome, EditorAnswer } from "../shown.ts";

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
