import { type HomeFieldName, listFields } from "../../../../domain/listings/facts/home-fields.ts";
import type { EditedHome } from "../shown.ts";
import { EditorSection } from "./editor-section.tsx";
import { HomeInputs } from "./home-field.tsx";

const address: HomeFieldName[] = ["name", "displayAddress", "address", "postcode", "area", "city"];
const development: HomeFieldName[] = ["developmentName", "developmentCompany", "liteOffer"];
const facts = listFields("basics", [...address, ...development]);

export function BasicFields({ home }: { home: EditedHome }) {
  return (
    <EditorSection id="basics">
      <div className="edit__grid">
        <HomeInputs home={home} names={[...address, ...facts]} />
      </div>
      <h3>Development</h3>
      <div className="edit__grid">
        <HomeInputs home={home} names={development} />
      </div>
    </EditorSection>
  );
}

export function LegalFields({ home }: { home: EditedHome }) {
  return (
    <EditorSection id="legal" note="Never shown to renters">
      <div className="edit__grid">
        <HomeInputs home={home} names={listFields("legal")} />
      </div>
    </EditorSection>
  );
}
