export interface Review {
  words: string;
  name: string;
  side: string;
}

export type Trust =
  | {
      kind: "own";
      /** Out of five. */
      score: number;
      count: number;
      site: string;
      reviews: Review[];
    }
  | {
      kind: "external";
      site: string;
      page: string;
      /** Loaded only after marketing consent. `THIRD_PARTY_ORIGINS` must include its origin. */
      script: string;
      attributes: Record<`data-${string}`, string>;
      /** Reserved height in CSS pixels, to avoid a layout shift. */
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
      words: "A viewing at half past six, after work, and an answer before I was home.",
      name: "Mina Castell",
      side: "renter in Bermondsey",
    },
  ],
};
