/** What other people say of the agency, in a few. */
export interface Review {
  words: string;
  name: string;
  /** Who that is to the agency, and where: `landlord in Hackney`. */
  side: string;
}

/** The agency's own figures, or another site's widget in their place. */
export type Trust =
  | {
      kind: "own";
      /** Out of five. */
      score: number;
      /** How many reviews the score is made of. */
      count: number;
      /** Where they stand. */
      site: string;
      reviews: Review[];
    }
  | {
      kind: "external";
      /** Where its reviews can be read; shown until the visitor allows the widget. */
      site: string;
      page: string;
      /**
       * Its script, loaded only after consent to marketing. Its origin belongs in the setting
       * `THIRD_PARTY_ORIGINS` too, or the browser refuses it.
       */
      script: string;
      /** What the script looks for: attributes of the element that it fills. */
      attributes: Record<`data-${string}`, string>;
      /** The height that it will need, so that nothing moves when it comes: CSS pixels. */
      height: number;
    };

/** Sample data: site, score and people are invented. */
export const trust: Trust = {
  kind: "own",
  score: 4.8,
  count: 2914,
  site: "Plumbline",
  reviews: [
    {
      words: "The boiler was mended for what the engineer charged, to the penny.",
      name: "Rosalind Pike",
      side: "landlord in Hackney",
    },
    {
      words: "Advertised on Tuesday, let the Thursday after. My old agent took five weeks.",
      name: "Devan Okafor",
      side: "landlord in Salford",
    },
    {
      words: "A viewing at eight in the evening, and an answer before I was home.",
      name: "Mina Castell",
      side: "renter in Bermondsey",
    },
  ],
};
