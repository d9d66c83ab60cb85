const kilobyte = 1024;
const megabyte = 1024 * kilobyte;

/** A call, and a form without files. */
const form = 64 * kilobyte;
/** One file of a form. */
const document = 15 * megabyte;
/** What a colleague types into a long form beside its files, such as a move-in list. */
const officeTexts = 4 * form;
const feedFile = 64 * megabyte;

/** The largest bodies that the site reads, in bytes. Fields, and the heads of parts, are beside files. */
export const bodyBytes = {
  form,
  /** What a browser reports of errors and of the content security policy. */
  report: 16 * kilobyte,
  document,
  ownPage: document + form,
  officeTexts,
  letPage: document + officeTexts,
  /** Of one picture that travels alone, through the API or in parts. */
  picture: 20 * megabyte,
  picturePart: megabyte,
  /** All pictures of a form. With script, they come one by one and may be more. */
  homePage: 45 * megabyte,
  feedFile,
  feedPage: feedFile + form,
} as const;

/** By how an address begins, the first that fits: what the site, and a proxy before it, let in. */
export const bodyLimits: readonly { begins: string; bytes: number }[] = [
  { begins: "/reports/", bytes: bodyBytes.report },
  { begins: "/my-case/", bytes: bodyBytes.ownPage },
  { begins: "/my-home/", bytes: bodyBytes.ownPage },
  { begins: "/office/tenancies/", bytes: bodyBytes.letPage },
  { begins: "/office/listings/", bytes: bodyBytes.homePage },
  { begins: "/office/feeds", bytes: bodyBytes.feedPage },
  { begins: "/api/office/listings/", bytes: bodyBytes.picture },
  { begins: "/", bytes: bodyBytes.form },
];

export function findBodyLimit(path: string): number {
  return bodyLimits.find(({ begins }) => path.startsWith(begins))?.bytes ?? bodyBytes.form;
}

/**
 * A proxy lets in so many times as much: what is a little too large is refused by the site, with a
 * sentence beside the field and all that was typed.
 */
export const proxyFactor = 4;
