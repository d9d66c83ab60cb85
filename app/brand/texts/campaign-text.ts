export interface CampaignText {
  title: string;
  description: string;
  success: string;
  failure: string;
  yes: string;
  no: string;
}

export const campaignWaiting = "Please wait while we check your response.";

export const requestViewingText: CampaignText = {
  title: "Your viewing request",
  description: "Send us your answer to our email about a viewing.",
  success:
    "Thank you, your response has been registered and you will receive an email confirmation shortly.",
  failure:
    "We're very sorry, there was a problem registering your response. Please reply to the email you received.",
  yes: "yes, I would like to view",
  no: "no, thank you",
};

export const renterCheckText: CampaignText = {
  title: "Your renter check",
  description: "Send us your answer to our email about a renter.",
  success: "Thank you, your response has been registered",
  failure:
    "We're very sorry, there was a problem registering your response. Please reply to the email you've received to process this renter",
  yes: "yes, please go on",
  no: "no, please wait",
};

export const renterSurveyText: CampaignText = {
  title: "Your survey answer",
  description: "Send us your answer to our email survey.",
  success: "Thank you, your response has been registered.",
  failure: "We're very sorry, there was a problem registering your response.",
  yes: "yes, I would recommend you",
  no: "no, I would not",
};

export const stopCampaignsText = {
  title: "Stop campaign emails",
  description: "Stop the emails in which we ask you something you didn’t contact us about.",
  asking: {
    title: "Stop these emails?",
    lede: "We won’t email you another question unless you write to us first. You’ll still get emails about your viewings and offers.",
    button: "Unsubscribe",
  },
  stopped: {
    title: "You’ve unsubscribed",
    lede: "Thank you for telling us. You’ll still get emails about your viewings and offers.",
  },
  gone: {
    title: "This link no longer works",
    lede: "Tell us your email address and we’ll make sure you don’t get any more of these emails.",
  },
};
