import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import {
  fillHomeTexts,
  getHomeField,
  homeFieldNames,
  tickedFeatures,
} from "../../../../domain/listings/facts/home-fields.ts";
import { BasicFields, LegalFields } from "./basic-fields.tsx";
import { DescriptionFields } from "./description-fields.tsx";
import { LocationFields } from "./location-fields.tsx";
import { MaterialFields } from "./material-fields.tsx";
import { RentFields } from "./rent-fields.tsx";
import type { EditedHome } from "../shown.ts";

const texts = fillHomeTexts({});
/** What the fields look at. */
const shown = {
  texts,
  firstTexts: texts,
  problems: [],
  locked: [],
  isPressed: false,
  lowestRentPcm: null,
  listedRentPcm: null,
  place: null,
  gate: { findings: [], depositCap: null },
};
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const home = shown as unknown as EditedHome;

const html = renderToStaticMarkup(
  <>
    <BasicFields home={home} />
    <RentFields home={home} answer={undefined} />
    <DescriptionFields home={home} />
    <MaterialFields home={home} />
    <LegalFields home={home} />
    <LocationFields home={home} mapStyleUrl={null} mayEdit />
  </>,
);

const count = (part: string) => html.split(part).length - 1;

test.each(homeFieldNames)("the field '%s' has one input in the editor", (name) => {
  const inputs = name === "features" ? tickedFeatures.map((one) => `feature-${one}`) : [name];
  for (const input of inputs) expect(count(` name="${input}"`)).toBe(1);
});

test.each(homeFieldNames.filter((name) => getHomeField(name).mayBeUnknown))(
  "'Unknown' can be chosen for '%s'",
  (name) => {
    const choices = new RegExp(
      ` name="${name}"[^>]*>(?:<option.*?</option>)*<option value="unknown"`,
    );
    expect(html.includes(` name="unknown-${name}"`) || choices.test(html)).toBe(true);
  },
);
