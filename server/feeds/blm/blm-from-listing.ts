import { agency } from "../../../domain/agency/agency.ts";
import type { Listing } from "../../../domain/listings/listing.ts";
import { agreeEnergy } from "../../../domain/listings/facts/epc.ts";
import { dropMinimumTerm } from "../../../domain/listings/minimum-term.ts";
import { splitAddress } from "./blm-address.ts";
import { toAsciiLine } from "./blm-ascii.ts";
import { type ExportPicture, exportPictures } from "./blm-export-pictures.ts";
import type { RecordFault } from "./blm-faults.ts";
import { findLosses } from "./blm-losses.ts";
import { exportTexts } from "./blm-export-texts.ts";
import { writeFactFields } from "./fact-fields.ts";
import { formatLondonTime } from "../london-moment.ts";
import { findSubTypeCode } from "./property-sub-types.ts";

export type ExportListing = Listing & { createdAt: Date; updatedAt: Date };

export interface ExportRecord {
  /** The home's. */
  id: string;
  values: Record<string, string>;
  pictures: ExportPicture[];
  /** What of the home's texts the file has no characters for. */
  losses: RecordFault[];
}

const notSpecified = "0";

/** Converts a home to a BLM record that the importer reads back as the same home. */
export function toBlmRecord(listing: ExportListing): ExportRecord {
  const home = agreeEnergy(dropMinimumTerm(listing));
  const { rentPcm } = home;
  const agentRef = toPortalReference(home);
  const [house, road] = splitAddress(toAsciiLine(home.address));
  const typeCode = findSubTypeCode(home.propertyType, home.propertySubtype) ?? notSpecified;
  const pictures = exportPictures(agentRef, home.media);
  const values = {
    AGENT_REF: agentRef,
    ADDRESS_1: house,
    ADDRESS_2: road,
    TOWN: toAsciiLine(home.city),
    POSTCODE1: home.outcode,
    POSTCODE2: home.incode,
    ...exportTexts(home, typeCode),
    BRANCH_ID: home.branchId,
    STATUS_ID: home.status === "let-agreed" ? "5" : "0",
    BEDROOMS: String(home.bedrooms),
    ...writeFactFields(home),
    PRICE: String(rentPcm),
    PRICE_QUALIFIER: "0",
    PROP_SUB_ID: typeCode,
    CREATE_DATE: formatLondonTime(home.createdAt),
    UPDATE_DATE: formatLondonTime(home.updatedAt),
    DISPLAY_ADDRESS: toAsciiLine(home.displayAddress),
    PUBLISHED_FLAG: "1",
    LET_BOND: home.noDeposit ? "0" : formatWeeksOfRent(5, rentPcm),
    ADMINISTRATION_FEE: toAsciiLine(formatFees(home)),
    LET_TYPE_ID: notSpecified,
    LET_RENT_FREQUENCY: "1",
    TRANS_TYPE_ID: "2",
    NEW_HOME_FLAG: home.specialFeatures.includes("BrandNew") ? "Y" : "N",
    ...Object.fromEntries(pictures.map(({ field, file }) => [field, file])),
    ...Object.fromEntries(pictures.map(({ captionField, caption }) => [captionField, caption])),
  };
  return { id: home.id, values, pictures, losses: findLosses(home, pictures) };
}

/**
 * Portals want the branch before the reference, and no other character than letters, digits and _:
 * `L-20431` of branch 1 is `1_L_20431` there. A reference that is so already stays.
 */
export function toPortalReference({
  branchId,
  agentRef,
}: Pick<Listing, "branchId" | "agentRef">): string {
  const own = agentRef.replaceAll(/\W+/g, "_");
  return agentRef.startsWith(`${branchId}_`) ? agentRef : `${branchId}_${own}`;
}

/** In pounds with pence, rounded down so as not to exceed the caps of the Tenant Fees Act 2019. */
function formatWeeksOfRent(weeks: number, rentPcm: number): string {
  return (Math.floor((rentPcm * 1200 * weeks) / 52) / 100).toFixed(2);
}

function formatFees({ noDeposit, rentPcm }: Listing): string {
  const deposit = noDeposit
    ? "No deposit."
    : `Deposit GBP ${formatWeeksOfRent(5, rentPcm)} (five weeks' rent).`;
  return `Holding deposit GBP ${formatWeeksOfRent(1, rentPcm)} (one week's rent), offset against the first month's rent. ${deposit} No other payments apart from rent, bills and those permitted by the Tenant Fees Act 2019. ${agency.name} is a member of: ${agency.schemes.join("; ")}.`;
}
