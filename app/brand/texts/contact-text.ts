import { claims } from "../claims.ts";

export const contactText = {
  title: "Contact us",
  description:
    "Write to us, call us or visit: our message form, phone number, email address and the office on a map.",
  lede: `A person reads every message and answers within ${claims.repliesWithin}.`,
  formTitle: "Leave us a message",
  officeTitle: "Where to find us",
  mapCaption:
    "The office is off Gray’s Inn Road, towards Rosebery Avenue, about 10 minutes on foot from Chancery Lane, Farringdon and Russell Square stations.",
};
