/** Attribution required verbatim on every schematic map. */
export const mapCredit =
  "Boundaries © Crown copyright (OGL v3) · Stations and lines © OpenStreetMap contributors (ODbL)";
