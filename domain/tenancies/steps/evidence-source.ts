/**
 * A record of ours that shows that a step was done. Its words are in the evidence, and stay when the
 * record goes.
 */
export interface EvidenceSource {
  kind:
    | "appointment"
    | "certificate"
    | "document"
    | "keys"
    | "payment"
    | "share-code"
    | "signature"
    | "step";
  /** Of the record, or what it is called where it has none: a step, a payment. */
  id: string;
}
