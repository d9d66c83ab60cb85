import * as v from "valibot";
import { linesField } from "../shared/fields/text-fields.ts";

/** `telephone` stands for calls and texts. */
export const marketingChannels = ["email", "telephone"] as const;
export type MarketingChannel = (typeof marketingChannels)[number];

export const channelNames: Record<MarketingChannel, string> = {
  email: "Homes and news by email",
  telephone: "By text or phone",
};

/** How somebody told the office. What the site itself records has a source of its own. */
export const choiceSources = ["On the telephone", "By e-mail", "By letter", "In person"] as const;

/**
 * A choice that staff record. Consent has to be shown to have been given: who, when, how and what
 * they were told (UK GDPR, article 7(1)).
 */
export const marketingChoiceFields = v.object({
  channel: v.picklist(marketingChannels, "Select a type of marketing"),
  allowed: v.boolean("Select yes or no"),
  source: v.picklist(choiceSources, "Select how they told us"),
  wording: linesField(
    { max: 300 },
    {
      missing: "Enter what they were asked or said",
      long: "Enter at most 300 characters",
    },
  ),
});

/** Where somebody chose on their own page. */
export const ownPageSource = "On their own page";

export type MarketingChoiceFields = v.InferOutput<typeof marketingChoiceFields>;
