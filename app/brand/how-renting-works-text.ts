import { brand } from "./brand.ts";

export interface RentingStep {
  title: string;
  text: string;
  /** What belongs to it, a few words each. */
  parts: string[];
}

export const howRentingWorks = {
  title: "How renting works",
  description: `Renting with ${brand.name} in six steps: enquire, speak with your Sales Associate, view, make an offer, set the tenancy up, move in.`,
  lede: "Six steps lie between a home that you like and the keys in your hand. Here is who does what, and when.",
  help: "Still have a question?",
  helpLine: "Read on, look around, or ask us.",
};

export const rentingSteps: RentingStep[] = [
  {
    title: "Enquire on a property",
    text: "Press 'Enquire' on the home's page and ask what you need to know. It takes three short steps, and you need no account.",
    parts: ["Your name", "How to reach you", "Your question"],
  },
  {
    title: "Speak with your Sales Associate",
    text: "Your Sales Associate gets in touch, answers your questions and asks what matters to you: when you would move, who with, and what you can spend.",
    parts: ["By call, e-mail or chat", "One person from here to your offer"],
  },
  {
    title: "View the property",
    text: `Somebody who knows the home shows you round, ${brand.viewingTimes}. If you can't be there, we film it or walk you through it live.`,
    parts: ["Accompanied viewings", "Video viewings"],
  },
  {
    title: "Make an offer",
    text: "Fill in the digital offer form with your rent, your dates and the people you will live with. An Account Manager follows up with the landlord's answer.",
    parts: ["Digital offer form", "Up to five tenants", "An Account Manager follows up"],
  },
  {
    title: "Tenancy setup",
    text: "Once the landlord says yes we take your references, prepare the legal and compliance documents and register your deposit. You hear at each stage where things stand.",
    parts: [
      "Referencing",
      "Legal and compliance documents",
      "Deposit registration",
      "Updates by phone, e-mail or WhatsApp",
    ],
  },
  {
    title: "Move in",
    text: "On the day, one of us or the landlord meets you at the door, hands over the keys and shows you where the meters are.",
    parts: ["Key handover by our staff or the landlord"],
  },
];
