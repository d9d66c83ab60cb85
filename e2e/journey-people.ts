import { getHomeId } from "./feed-homes.ts";

export const imogen = { name: "Imogen Achebe", email: "imogen@lintel.example.com" };
export const priya = { name: "Priya Raman", email: "priya@example.com", phone: "07700 900123" };
export const luis = { name: "Luis Ferreira", email: "luis@example.com", phone: "07700 900231" };
export const beatrix = {
  name: "Beatrix Oyelaran",
  email: "beatrix@example.com",
  phone: "07700 900321",
  address: "1 Owner Street, London N1 0ZZ",
};
export const homeId = getHomeId(3);
