/** Who made what the schematic map shows; it stands on every map that shows it, word for word. */
export const mapCredit =
  "Boundaries © Crown copyright (OGL v3) · Stations and lines © OpenStreetMap contributors (ODbL)";
