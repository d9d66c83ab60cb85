import { demoLandlords } from "./demo-landlords.ts";
import { demoRenters } from "./demo-renters.ts";

export const demoConversations = [...demoRenters, ...demoLandlords];

/** A mail that answers none of ours: it waits until somebody says where it belongs. */
export const demoHeldMail = {
  ago: 35,
  name: "Jonas Weber",
  email: "jonas.weber@example.com",
  subject: "The flat with the balcony",
  text: "Good morning, I saw your board in the street. Is the flat with the balcony still to let?",
};
