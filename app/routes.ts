import { index, layout, route, type RouteConfig } from "@react-router/dev/routes";

/** Every page's URL; the sitemap and `/llms.txt` list them in this order. */
export const siteRoutes = [
  index("content/home.tsx"),
  route("properties", "search/properties-page.tsx"),
  route("properties/more", "search/more-homes.ts"),
  route("properties/pins", "search/map-pins.ts"),
  route("flats-to-rent/:id", "search/area-page.tsx"),
  route("property/:id", "listings/property-page.tsx"),
  route("propertys/:id", "listings/property-page.tsx", { id: "propertys" }),
  route("shortlist", "shortlist/shortlist-page.tsx"),
  route("compare", "shortlist/compare-page.tsx"),
  route("rental-areas-london", "content/renters/areas-page.tsx"),
  route("renters", "content/renters/renters-page.tsx"),
  route("how-it-works-renters", "content/renters/how-it-works-page.tsx"),

  route("landlords", "content/landlords/landlords-page.tsx"),
  route("services", "content/landlords/services-page.tsx"),
  route("how-it-works-landlords", "content/landlords/how-it-works-page.tsx"),
  route("multi-property", "content/landlords/multi-property-page.tsx"),
  route("property-management-services", "content/landlords/management-page.tsx"),
  route("property-wallet", "content/wallet/wallet-page.tsx"),
  route("build-to-rent", "requests/build-to-rent/build-to-rent-page.tsx"),
  route("finance-hub", "content/finance/finance-page.tsx"),

  route("faq", "content/faq/faq-page.tsx"),
  route("about-us", "content/about/about-page.tsx"),
  route("contact", "requests/contact/contact-page.tsx"),
  route("book-valuation", "requests/request-page.tsx", { id: "book-valuation" }),
  route("switch-provider", "requests/request-page.tsx", { id: "switch-provider" }),
  route("request-demo", "requests/request-page.tsx", { id: "request-demo" }),
  route("referral", "requests/referral/referral-page.tsx"),
  route("developers", "developers/developers-page.tsx"),
  route("legal", "content/legal/legal-page.tsx"),
  route("documents/:name", "offers/documents/document-page.tsx"),

  route("enquire/:id", "enquiries/enquiry-page.tsx"),
  route("book-view/:id", "enquiries/enquiry-page.tsx", { id: "book-view" }),
  route("book-viewing/:id", "viewings/book-viewing-page.tsx"),
  route("booking-confirmation", "viewings/booking-confirmation-page.tsx"),
  route("booking-confirmation.ics", "viewings/calendar-file.ts"),
  route("offer/:id", "offers/offer-page.tsx"),
  route("offer-success", "offers/offer-success-page.tsx"),
  route("offer-error", "offers/offer-error-page.tsx"),

  route("alert", "alerts/alert-page.tsx"),
  route("alert/confirm", "alerts/confirm-page.tsx"),
  route("alert/stop", "alerts/stop-page.tsx"),
  route("request-viewing", "campaigns/reply-page.tsx", { id: "request-viewing" }),
  route("renter-check", "campaigns/reply-page.tsx", { id: "renter-check" }),
  route("renter-survey", "campaigns/reply-page.tsx", { id: "renter-survey" }),
  route("campaign/stop", "campaigns/stop-page.tsx"),

  route("error", "shell/error-page.tsx"),
  route("sorry", "shell/sorry.tsx"),
  route("*", "shell/not-found.tsx"),
] satisfies RouteConfig;

/** The pages and calls of staff. `domain/staff/office-access.ts` says who may use each. */
export const officeRoutes = [
  route("office", "office/first-page.ts"),
  route("office/sign-in", "office/sign-in/sign-in-page.tsx"),
  route("office/sign-in/link", "office/sign-in/link-page.tsx"),
  route("office/sign-in/passkey", "office/sign-in/passkey.ts"),
  route("office/sign-in/passkey/options", "office/sign-in/passkey-options.ts"),
  route("office/sign-in/openid", "office/sign-in/openid-page.tsx"),
  route("office/sign-in/openid/return", "office/sign-in/openid-return-page.tsx"),
  route("office/sign-in/demo", "office/sign-in/demo.ts"),
  route("office/set-up", "office/sign-in/set-up-page.tsx"),
  route("office/invitation", "office/sign-in/invitation-page.tsx"),
  route("office/sign-out", "office/sign-in/sign-out.ts"),
  route("office/theme", "office/shell/theme.ts"),
  route("office/no-access", "office/shell/no-access-page.tsx"),
  route("office/account", "office/account/account-page.tsx"),
  route("office/account/passkey", "office/account/passkey.ts"),
  route("office/account/passkey/options", "office/account/passkey-options.ts"),
  route("office/today", "office/today/today-page.tsx"),
  route("office/people", "office/people/people-page.tsx"),
  route("office/people/:id", "office/people/person-page.tsx"),
  route("office/people/:id/merge", "office/people/merge-page.tsx"),
  route("office/people/:id/export", "office/people/export-page.tsx"),
  route("office/people/:id/export.json", "office/people/export-json.ts"),
  route("office/people/:id/erasure", "office/people/erasure-page.tsx"),
  route("office/people/:id/erasure/confirm", "office/people/confirm-erasure.ts"),
  route("office/mails", "office/outbox/outbox-page.tsx"),
  route("office/mails/:id", "office/outbox/mail-page.tsx"),
  route("office/mails/:id/preview", "office/outbox/mail-preview.ts"),
  route("office/settings", "office/settings/hours-page.tsx"),
  route("office/settings/texts", "office/settings/texts-page.tsx"),
  route("office/settings/signature", "office/settings/signature-page.tsx"),
  route("office/*", "office/shell/not-found-page.tsx"),
] satisfies RouteConfig;

const pages = [...siteRoutes, layout("office/office-layout.tsx", officeRoutes)];

const styleguide = route("styleguide", "styleguide/styleguide-page.tsx");

// Programs that only read the table run without Vite, which gives `env`.
export default import.meta.env?.PROD ? pages : [...pages, styleguide];
