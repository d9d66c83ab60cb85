import { useState } from "react";
import {
  getHomeField,
  getMaxLength,
  type HomeFieldName,
  tickedFeatures,
} from "../../../../domain/listings/facts/home-fields.ts";
import { formatFeature } from "../../../../domain/listings/listing.ts";
import { TextArea } from "../../../ui/field.tsx";
import { EditorSection } from "./editor-section.tsx";
import { findFault, isLocked } from "./home-field.tsx";
import type { EditedHome } from "../shown.ts";

export function DescriptionFields({ home }: { home: EditedHome }) {
  const chosen = home.texts.features.split(" ");
  const first = home.firstTexts.features.split(" ");
  const locked = isLocked(home, "features");
  return (
    <EditorSection id="description">
      <div className="stack">
        <CountedText home={home} name="shortDescription" rows={3} />
        <CountedText home={home} name="longDescription" rows={10} />
        <CountedText home={home} name="displayFeatures" rows={5} />
        <fieldset className="edit__ticks">
          <legend className="label">{getHomeField("features").label}</legend>
          {tickedFeatures.map((feature) => (
            <label key={feature} className="chip">
              <input
                type="checkbox"
                name={locked ? undefined : `feature-${feature}`}
                value="yes"
                defaultChecked={first.includes(feature)}
                disabled={locked}
              />
              {locked && chosen.includes(feature) && (
                <input type="hidden" name={`feature-${feature}`} value="yes" />
              )}
              {formatFeature(feature)}
            </label>
          ))}
        </fieldset>
      </div>
    </EditorSection>
  );
}

function CountedText({
  home,
  name,
  rows,
}: {
  home: EditedHome;
  name: HomeFieldName;
  rows: number;
}) {
  const { label, hint } = getHomeField(name);
  const max = getMaxLength(name);
  const [now, setNow] = useState(home.texts[name].length);
  const error = findFault(home, name);
  const text = isLocked(home, name) ? "From the feed" : hint;
  return (
    <TextArea
      name={name}
      label={label}
      rows={rows}
      count={{ now, max }}
      defaultValue={home.firstTexts[name]}
      readOnly={isLocked(home, name)}
      onInput={({ currentTarget }) => setNow(currentTarget.value.length)}
      {...(text !== undefined && { hint: text })}
      {...(error !== undefined && { error })}
    />
  );
}
