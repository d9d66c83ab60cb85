import sharp from "sharp";
import type { Agency } from "../../domain/agency/agency.ts";
import {
  formatBathrooms,
  formatBedrooms,
  unknownText,
} from "../../domain/listings/facts/home-facts.ts";
import {
  formatFeature,
  listFeatureFacts,
  type ListingMedia,
  type PublicListing,
} from "../../domain/listings/listing.ts";
import { formatHomeType } from "../../domain/listings/facts/home-type.ts";
import { createFactRows } from "../../domain/listings/facts/fact-rows.ts";
import { calculateMoveInCost } from "../../domain/listings/move-in-cost.ts";
import { formatAvailability, formatNumericDate, getLondonDate } from "../../domain/shared/dates.ts";
import { formatPounds, getDeposit, getWeeklyRent } from "../../domain/shared/money.ts";
import { losesWords } from "../../domain/shared/text/paper-characters.ts";
import { openPdf, type Pdf } from "../platform/pdf/open-pdf.ts";

/** A picture's content by its name in the store, null if it is not there. */
type ReadPicture = (name: string) => Promise<Uint8Array | null>;

/** No brochure is larger: mail programs refuse large files. */
export const maxBrochureBytes = 3 * 1024 * 1024;

const margin = 46;
const gap = 8;
const green = "#0b3027";

interface BrochureParts {
  agency: Agency;
  now: Date;
  readPicture: ReadPicture;
  /** Of the home on the site. */
  pageUrl: string | null;
}

/** A home on A4 pages to send or print: what its page says, with a few of its pictures. */
export async function createBrochure(
  home: PublicListing,
  { agency, now, readPicture, pageUrl }: BrochureParts,
): Promise<Buffer> {
  const place = `${home.area} ${home.outcode}`;
  const title = losesWords(home.name) ? place : `${home.name}, ${place}`;
  const pictures = await readPictures(home.media, readPicture);
  const pdf = openPdf(`${title}, ${agency.name}`, margin, now);
  writeHead(pdf, home, agency);
  drawPhotos(pdf, pictures.photos);
  writeFacts(pdf, home, getLondonDate(now));
  const isWhole = writeDescription(pdf, home.longDescription.trim() || home.shortDescription);
  writeMaterial(pdf, home, pictures.certificate);
  if (!isWhole || listTexts(home).some(losesWords)) writeNotice(pdf, pageUrl);
  writeContact(pdf, agency);
  const today = formatNumericDate(getLondonDate(now));
  return pdf.finish(`Correct on ${today}. The home may have been let since.`);
}

/** Texts of others, other than the description. */
function listTexts(home: PublicListing): string[] {
  const answers = createFactRows(home).map(({ answer }) => answer ?? "");
  return [home.name, home.displayAddress, ...home.displayFeatures, ...answers];
}

const onSite = "See our website";

/** Paragraphs with words that the font lacks are left out. False where there are some. */
function writeDescription(pdf: Pdf, text: string): boolean {
  const paragraphs = text.split("\n");
  const shown = paragraphs.filter((paragraph) => !losesWords(paragraph));
  writeSection(pdf, "The home", shown.join("\n").trim() || onSite);
  return shown.length === paragraphs.length;
}

function writeNotice(pdf: Pdf, pageUrl: string | null): void {
  // A line of its own: an address broken in two opens nothing.
  const where = pageUrl === null ? "." : `:\n${pageUrl}`;
  writeSection(
    pdf,
    "More about this home",
    `Some details of this home use characters this brochure can’t show. Read them on our website${where}`,
  );
}

interface Picture {
  bytes: Buffer;
  alt: string;
}

const mostPhotos = 4;

/** Those that are stored here: nothing is loaded from other sites. */
async function readPictures(media: readonly ListingMedia[], readPicture: ReadPicture) {
  const photos: Picture[] = [];
  let certificate: Picture | null = null;
  for (const { kind, url, caption } of media) {
    const isWanted = kind === "photo" ? photos.length < mostPhotos : kind === "epc" && !certificate;
    if (!isWanted || !url.startsWith("/photos/")) continue;
    const bytes = await readPicture(url.slice("/photos/".length));
    if (bytes === null) continue;
    if (kind === "epc") {
      const alt = "Energy performance certificate graph";
      certificate = { bytes: await shrink(bytes, 700), alt };
    } else {
      const alt = caption.trim() || `Photo ${photos.length + 1}`;
      photos.push({ bytes: await shrink(bytes, photos.length === 0 ? 1200 : 500), alt });
    }
  }
  return { photos, certificate };
}

/** Sharp enough for print at its place. What can be seen through is white, as the paper is. */
function shrink(bytes: Uint8Array, width: number): Promise<Buffer> {
  return sharp(bytes)
    .resize({ width, height: width, fit: "inside", withoutEnlargement: true })
    .flatten({ background: "#fff" })
    .jpeg({ quality: 72, mozjpeg: true })
    .toBuffer();
}

function writeHead({ kit, write, width }: Pdf, home: PublicListing, agency: Agency): void {
  const top = { size: 11, color: green, isBold: true };
  write("P", agency.name, { ...top, at: { x: margin, y: margin - 8 } });
  write("P", agency.phone, { ...top, at: { x: margin, y: margin - 8 }, width, align: "right" });
  kit.moveDown(0.8);
  const place = `${home.area}, ${home.outcode}`;
  const [name, address] = [home.name, home.displayAddress].map((text) =>
    losesWords(text) ? place : text,
  );
  write("H1", name!, { size: 24, isBold: true });
  write("P", `${address}. ${formatPounds(home.rentPcm)} pcm`, { size: 12 });
  kit.moveDown(0.6);
}

/** The first one large, the others in a row below it. */
function drawPhotos({ kit, draw, width }: Pdf, [cover, ...others]: readonly Picture[]): void {
  if (!cover) return;
  const height = 250;
  const crop = { align: "center", valign: "center" } as const;
  const frame = { x: margin, y: kit.y, cover: [width, height] as [number, number], ...crop };
  drawCropped(kit, { ...frame, width, height }, () => draw(cover.bytes, cover.alt, frame));
  let { y } = frame;
  y += height + gap;
  const size = { width: (width - 2 * gap) / 3, height: 105 };
  for (const [n, { bytes, alt }] of others.entries()) {
    const place = { x: margin + n * (size.width + gap), y };
    const look = { ...place, cover: [size.width, size.height] as [number, number], ...crop };
    drawCropped(kit, { ...place, ...size }, () => draw(bytes, alt, look));
  }
  kit.x = margin;
  kit.y = others.length > 0 ? y + size.height : y - gap;
}

interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

function drawCropped(kit: PDFKit.PDFDocument, { x, y, width, height }: Frame, draw: () => void) {
  kit.save();
  kit.rect(x, y, width, height).clip();
  draw();
  kit.restore();
}

function writeFacts(pdf: Pdf, home: PublicListing, today: string): void {
  const { total } = calculateMoveInCost(home);
  const isLetAgreed = home.status === "let-agreed";
  writeHeading(pdf, "Key facts");
  pdf.writeRows([
    { term: "Rent", answer: `${formatPounds(home.rentPcm)} pcm, ${formatWeekly(home)} per week` },
    { term: "Deposit", answer: describeDeposit(home) },
    {
      term: "To move in",
      answer: `${formatPounds(total)}, the first month’s rent and the deposit`,
    },
    {
      term: "Available",
      answer: isLetAgreed ? "Let agreed" : formatAvailability(home.availableFrom, today),
    },
    {
      term: "Size",
      answer: `${formatBedrooms(home.bedrooms)}, ${describeBathrooms(home.bathrooms)}`,
    },
    { term: "Type", answer: formatHomeType(home) },
    { term: "Furnishing", answer: home.furnishing ?? unknownText },
    ...describeFeatures(home),
    ...home.stations.slice(0, 2).map(({ name, metres }) => ({
      term: "Station",
      answer: `${name}, ${(metres / 1609.344).toFixed(1)} miles`,
    })),
  ]);
}

function formatWeekly({ rentPcm }: PublicListing): string {
  return formatPounds(getWeeklyRent(rentPcm));
}

function describeDeposit(home: PublicListing): string {
  if (home.noDeposit) return "£0. This home is let without a deposit.";
  return `${formatPounds(getDeposit(home))}, 5 weeks’ rent`;
}

function describeBathrooms(bathrooms: number | null): string {
  return bathrooms === null ? "ask us about bathrooms" : formatBathrooms(bathrooms);
}

function describeFeatures(home: PublicListing) {
  const { displayFeatures } = home;
  const features = displayFeatures.length > 0 ? displayFeatures : listFeatureFacts(home);
  if (features.length === 0) return [];
  const shown = features.filter((feature) => !losesWords(feature)).map(formatFeature);
  if (shown.length === 0) return [{ term: "Features", answer: onSite }];
  const more = shown.length < features.length ? ", and more on our website" : "";
  return [{ term: "Features", answer: `${shown.join(", ")}${more}` }];
}

/** What a renter must know before deciding; what is not known says so. */
function writeMaterial(pdf: Pdf, home: PublicListing, certificate: Picture | null): void {
  const rows = createFactRows(home);
  writeHeading(pdf, "Material information");
  const show = (answer: string) => (losesWords(answer) ? onSite : answer);
  pdf.writeRows(rows.map(({ term, answer }) => ({ term, answer: show(answer ?? unknownText) })));
  if (certificate === null) return;
  const height = 170;
  pdf.keepTogether(height + gap);
  const { kit } = pdf;
  const fit: [number, number] = [pdf.width, height];
  const y = kit.y + gap;
  pdf.draw(certificate.bytes, certificate.alt, { x: margin, y, fit });
  kit.x = margin;
  kit.y = y + height;
}

function writeContact(pdf: Pdf, agency: Agency): void {
  const { name, phone, email, postalAddress, schemes } = agency;
  const lines = [`${name}, ${phone}, ${email}`, postalAddress.join(", "), schemes.join(", ")];
  writeSection(pdf, "Book a viewing or ask us a question", lines.join("\n"));
}

function writeHeading({ kit, write, keepTogether }: Pdf, heading: string): void {
  kit.moveDown(0.9);
  // Not at the foot of a page without what it is about.
  keepTogether(60);
  write("H2", heading, { size: 13, isBold: true, color: green });
  kit.moveDown(0.3);
}

function writeSection(pdf: Pdf, heading: string, text: string): void {
  writeHeading(pdf, heading);
  for (const paragraph of text.split("\n")) {
    if (paragraph.trim() === "") continue;
    pdf.write("P", paragraph.trim(), { size: 9.5, width: pdf.width, paragraphGap: 4 });
  }
}
