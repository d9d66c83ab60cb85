import { agency } from "../../domain/agency/agency.ts";
import type { Brand } from "./brand-type.ts";

const [redress, clientMoney, deposits] = agency.schemes;

/** Demo agency. To rebrand, change this file and `domain/agency/agency.ts`. */
export const brand: Brand = {
  ...agency,
  demo: true,
  line: "A lintel carries the weight so the door can open.",
  cities: ["London", "Manchester", "Liverpool", "Bristol"],
  viewingTimes: "Monday to Saturday, evenings included",
  hotspots: [
    { name: "Shoreditch", outcode: "E2", slug: "shoreditch" },
    { name: "Chelsea", outcode: "SW3", slug: "chelsea" },
    { name: "Canary Wharf", outcode: "E14", slug: "canary-wharf" },
    { name: "Elephant and Castle", outcode: "SE17", slug: "elephant-and-castle" },
  ],
  mapCentre: { lat: 51.522772, long: -0.112784 },
  office: { lat: 51.522772, long: -0.112784 },
  links: {
    blog: "https://blog.lintel.example.com/",
    rentersBlog: "https://blog.lintel.example.com/renters",
    chat: "https://wa.me/447700900147",
    careers: "https://careers.lintel.example.com/",
  },
  statements: [
    `${agency.name} is a member of the ${redress} and of the ${clientMoney}. Deposits are held by ${deposits}.`,
  ],
  registration: { place: "England and Wales", number: "99460147", office: agency.postalAddress },
  copyrightYear: 2023,
  themeColour: "#12483a",
};
