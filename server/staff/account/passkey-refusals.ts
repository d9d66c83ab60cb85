import { refuse } from "../refusals.ts";

export const noPasskeysHere = refuse(
  "Passkeys need a name instead of a number in the address: open the office under http://localhost.",
);
