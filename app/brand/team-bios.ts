import { walletName } from "../../domain/agency/agency.ts";
import type { MemberId } from "./team.ts";

/** Sample data, one entry per paragraph. */
export const teamBios: Record<MemberId, string[]> = {
  "imogen-achebe": [
    "Imogen looks after homes from Highbury to Leyton. She spent six years as a building surveyor before she joined us, and still reads a damp report faster than most people read a menu.",
    "Landlords ring her about roofs. Renters ring her about boilers. Both get the same answer: who is coming, and when.",
  ],
  "tom-hesketh": [
    "Tom runs our homes in Manchester and Liverpool from a desk near Piccadilly. He walks every new property with its landlord before the first viewing and writes the inventory himself.",
    "He keeps a list of tradespeople who turn up on the day they said. It is shorter than he would like, and it grows every year.",
  ],
  "amina-yusuf": [
    "Amina is the person that a landlord hears from first. She compares what you pay now with what you would pay here, line by line, and says so if moving would not be worth it.",
    "Before lettings she kept the books of a housing association in Newham, which is why her spreadsheets balance.",
  ],
  "george-pell": [
    "George has managed rented homes since 1989, through nine Housing Acts and one flood. He leads our property managers and answers the calls that nobody else wants.",
    "He trained half of the team. His one rule is that a renter is told what happens next before they have to ask.",
  ],
  "maeve-corrigan": [
    "Maeve shows homes in South London, six days a week, evenings included. She arrives ten minutes early to open the curtains and will tell you which bedroom gets the morning sun.",
    "She came to us from a hotel front desk in Galway and knows how to carry four sets of keys without a sound.",
  ],
  "idris-boateng": [
    "Idris covers Shoreditch, Hackney and Canary Wharf. He takes offers from first message to signed agreement and sends every applicant an answer, also when it is no.",
    "On Saturdays he films the video tours. He walks slowly, opens the cupboards, and lets the water run so that you can judge the shower.",
  ],
  "lin-zhao": [
    `Lin builds the ${walletName}. She sat beside our accounts team for a month before she wrote a line of it, and it shows the figures in the order in which landlords ask for them.`,
    "She grew up above a shop in Chengdu, learned to program in Leeds, and rents a flat that we manage, so the repair form gets tested at home.",
  ],
  "rafael-moreira": [
    "Rafael prepares every tenancy: referencing, right to rent, the written terms, the deposit and its certificate. Nothing is signed until he has read it aloud once.",
    "He qualified as a notary’s clerk in Porto and moved to London in 2016. Keys leave the office only when his checklist is complete.",
  ],
};
