import { walletName } from "../../domain/agency/agency.ts";
import amina from "./people/person-amina.svg?no-inline";
import george from "./people/person-george.svg?no-inline";
import idris from "./people/person-idris.svg?no-inline";
import imogen from "./people/person-imogen.svg?no-inline";
import lin from "./people/person-lin.svg?no-inline";
import maeve from "./people/person-maeve.svg?no-inline";
import rafael from "./people/person-rafael.svg?no-inline";
import tom from "./people/person-tom.svg?no-inline";

export interface TeamMember {
  id: string;
  name: string;
  title: string;
  image: string;
}

/** Sample data: invented people with our own drawings. Bios are in `team-bios.ts`. */
export const team = [
  {
    id: "imogen-achebe",
    name: "Imogen Achebe",
    title: "Property manager, North and East London",
    image: imogen,
  },
  {
    id: "tom-hesketh",
    name: "Tom Hesketh",
    title: "Property manager, Manchester and Liverpool",
    image: tom,
  },
  { id: "amina-yusuf", name: "Amina Yusuf", title: "Account Manager", image: amina },
  { id: "george-pell", name: "George Pell", title: "Head of property management", image: george },
  { id: "maeve-corrigan", name: "Maeve Corrigan", title: "Sales Associate", image: maeve },
  { id: "idris-boateng", name: "Idris Boateng", title: "Sales Associate", image: idris },
  { id: "lin-zhao", name: "Lin Zhao", title: `Engineer, ${walletName}`, image: lin },
  { id: "rafael-moreira", name: "Rafael Moreira", title: "Tenancy coordinator", image: rafael },
] as const satisfies TeamMember[];

export type MemberId = (typeof team)[number]["id"];
