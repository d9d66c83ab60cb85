import { refuse } from "../refusals.ts";

export const noPasskeysHere = refuse(
  "Passkeys don’t work with a number as the address. Open the office at http://localhost instead.",
);
