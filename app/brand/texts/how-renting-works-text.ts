import { brand } from "../brand.ts";

export interface RentingStep {
  title: string;
  text: string;
  parts: string[];
}

export const howRentingWorks = {
  title: "How renting works",
  description: `Renting with ${brand.name} in six steps: enquire, speak with your Sales Associate, view, make an offer, set the tenancy up, move in.`,
  lede: "There are six steps between a home you like and the keys in your hand. Here is who does what, and when.",
  help: "Still have a question?",
  helpLine: "Read on, look around, or ask us.",
};

export const rentingSteps: RentingStep[] = [
  {
    title: "Enquire on a property",
    text: "Press ‘Enquire’ on the home’s page and ask what you need to know. The form has three short steps, and you don’t need an account.",
    parts: ["Your name", "How to reach you", "Your question"],
  },
  {
    title: "Speak with your Sales Associate",
    text: "Your Sales Associate gets in touch, answers your questions and asks what you are looking for: when you would move, who with, and what you can spend.",
    parts: ["By call, e-mail or chat", "Your questions, and ours"],
  },
  {
    title: "View the property",
    text: `One of us shows you round, ${brand.viewingTimes}. If you can’t be there, you can see it on video.`,
    parts: ["Accompanied viewings", "Video viewings"],
  },
  {
    title: "Make an offer",
    text: "Tell us your rent, your dates and who you will live with, and we put it to the landlord.",
    parts: ["Digital offer form", "Up to five tenants", "An Account Manager follows up"],
  },
  {
    title: "Tenancy setup",
    text: "Once the landlord says yes, we take your references, prepare the legal and compliance documents and register your deposit. We’ll keep you posted along the way.",
    parts: [
      "Referencing",
      "Legal and compliance documents",
      "Deposit registration",
      "Updates by phone, e-mail or WhatsApp",
    ],
  },
  {
    title: "Move in",
    text: "On the day, the keys are yours.",
    parts: ["Key handover by our staff or the landlord"],
  },
];
