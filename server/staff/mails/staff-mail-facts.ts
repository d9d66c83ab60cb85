import type { Agency } from "../../../domain/agency/agency.ts";
import type { StaffRow } from "../staff.ts";

export interface StaffMailFacts {
  agency: Agency;
  person: Pick<StaffRow, "id" | "name" | "email" | "role">;
  link: string;
}
