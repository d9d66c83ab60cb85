export type LegalBlock = string | { list: string[] } | { heading: string; blocks: LegalBlock[] };

export interface LegalSection {
  /** Anchor, such as `/legal#privacy-policy`. */
  id: string;
  title: string;
  blocks: LegalBlock[];
}
