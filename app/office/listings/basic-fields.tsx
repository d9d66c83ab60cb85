import type { EditedHome } from "./shown.ts";
import { EditorSection } from "./editor-section.tsx";
import { HomeSelect, HomeText, HomeTick } from "./home-field.tsx";

export function BasicFields({ home }: { home: EditedHome }) {
  return (
    <EditorSection id="basics">
      <div className="edit__grid">
        <HomeText home={home} name="name" hint="As renters see it, with no house number" />
        <HomeText home={home} name="displayAddress" />
        <HomeText home={home} name="address" hint="Never shown to renters" />
        <HomeText home={home} name="postcode" hint="Area, city and map follow" />
        <HomeText home={home} name="area" />
        <HomeText home={home} name="city" />
        <HomeSelect home={home} name="propertyType" />
        <HomeText home={home} name="propertySubtype" hint="Maisonette, Studio, Mews" />
        <HomeText home={home} name="bedrooms" inputMode="numeric" hint="0 for a studio" />
        <HomeText home={home} name="bathrooms" inputMode="numeric" />
        <HomeSelect home={home} name="furnishing" />
      </div>
      <h3>Development</h3>
      <div className="edit__grid">
        <HomeText home={home} name="developmentName" hint="Only for homes of a building to rent" />
        <HomeText home={home} name="developmentCompany" />
        <HomeTick home={home} name="liteOffer">
          Short offer form
        </HomeTick>
      </div>
    </EditorSection>
  );
}

export function LegalFields({ home }: { home: EditedHome }) {
  return (
    <EditorSection id="legal" note="Never shown to renters">
      <div className="edit__grid">
        <HomeSelect home={home} name="nation" hint="Left out: by the postcode" />
        <HomeSelect home={home} name="hasGas" />
        <HomeSelect home={home} name="licence" />
        <HomeTick home={home} name="licenceApplied">
          The licence is applied for
        </HomeTick>
        <HomeText home={home} name="epcExemption" hint="Its number in the register" />
        <HomeSelect home={home} name="possessionGround" />
        <HomeText home={home} name="possessionDate" type="date" />
        <HomeText home={home} name="registration" hint="Wales and Scotland" />
        <HomeText home={home} name="prsNumber" />
      </div>
    </EditorSection>
  );
}

/** They are kept with the viewings of the home, and are asked for in one place only. */
