/** A paragraph, a list, or a heading with what stands under it. */
export type LegalBlock = string | { list: string[] } | { heading: string; blocks: LegalBlock[] };

export interface LegalSection {
  /** Its anchor: `/legal#privacy-policy`. */
  id: string;
  /** Also the name of its tab. */
  title: string;
  blocks: LegalBlock[];
}
