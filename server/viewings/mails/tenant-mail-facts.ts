import type { AppointmentKind } from "../../../domain/viewings/appointments/appointment.ts";
import type { Agency } from "../../../domain/agency/agency.ts";

export interface TenantMailFacts {
  kind: AppointmentKind;
  tenantName: string;
  tenantEmail: string;
  listing: { id: string; displayAddress: string };
  startsAt: Date;
  endsAt: Date;
  agency: Agency;
  replyTo: string;
}
