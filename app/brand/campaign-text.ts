/** What a page says that takes the answer given in one of our e-mails. */
export interface CampaignText {
  title: string;
  description: string;
  success: string;
  failure: string;
}

/** While the answer is on its way, on all three pages. */
export const campaignWaiting = "Please wait while we check your response.";

export const requestViewingText: CampaignText = {
  title: "Your viewing request",
  description: "Takes the answer that you gave in our e-mail about a viewing.",
  success:
    "Thank you, your response has been registered and you will receive an email confirmation shortly.",
  failure:
    "We're very sorry, there was a problem registering your response. Please reply to the email you received.",
};

export const renterCheckText: CampaignText = {
  title: "Your renter check",
  description: "Takes the answer that you gave in our e-mail about a renter.",
  success: "Thank you, your response has been registered",
  failure:
    "We're very sorry, there was a problem registering your response. Please reply to the email you've received to process this renter",
};

export const renterSurveyText: CampaignText = {
  title: "Your survey answer",
  description: "Takes the answer that you gave in our e-mail survey.",
  success: "Thank you, your response has been registered.",
  failure: "We're very sorry, there was a problem registering your response.",
};
