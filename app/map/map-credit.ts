import type { MapArchive } from "../../domain/map/map-archive.ts";

/** Attribution required verbatim on every schematic map. */
export const mapCredit =
  "Boundaries © Crown copyright (OGL v3) · Stations and lines © OpenStreetMap contributors (ODbL)";

/** Says of a map that it shows only main roads and lines. */
const schematicLabel = "Schematic map";

/** HTML, as the renderer takes it, made from text and links. */
export function listCredits(archives: readonly MapArchive[], isSchematic: boolean): string[] {
  const credits = archives.map(({ credit }) =>
    credit
      .map(({ text, href }) =>
        href === undefined
          ? escapeHtml(text)
          : `<a href="${escapeHtml(href)}">${escapeHtml(text)}</a>`,
      )
      .join(" "),
  );
  return [...(isSchematic ? [schematicLabel] : []), ...new Set(credits)];
}

const escapes: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => escapes[character]!);
}
