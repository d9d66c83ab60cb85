/** The answer that a link in one of our e-mails carries. */
export interface CampaignReply {
  id: string;
  /** Which development it is about; empty where the link names none. */
  dev: string;
  /** True only for the word `true`. */
  resp: boolean;
}

/** Reads the answer from the page's address; null without an id, for then it is nobody's. */
export function campaignReply(query: URLSearchParams): CampaignReply | null {
  const id = query.get("id")?.trim();
  if (!id) return null;
  return { id, dev: query.get("dev")?.trim() ?? "", resp: query.get("resp") === "true" };
}
