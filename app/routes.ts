import { index, route, type RouteConfig } from "@react-router/dev/routes";

/** Shows every component to whoever works on them; the built site goes without. */
const styleguide = import.meta.env.PROD
  ? []
  : [route("styleguide", "styleguide/styleguide-page.tsx")];

/** Every page's URL. */
export default [
  index("site/home.tsx"),
  route("properties", "search/properties-page.tsx"),
  route("properties/more", "search/more-homes.ts"),
  route("flats-to-rent/:id", "search/area-page.tsx"),
  route("alert/confirm", "alerts/confirm-page.tsx"),
  route("alert/stop", "alerts/stop-page.tsx"),
  route("property/:id", "property/property-page.tsx"),
  route("propertys/:id", "property/property-page.tsx", { id: "propertys" }),
  route("shortlist", "saved/shortlist-page.tsx"),
  route("compare", "saved/compare-page.tsx"),
  route("enquire/:id", "journeys/enquiry/enquiry-page.tsx"),
  route("book-view/:id", "journeys/enquiry/viewing-page.tsx"),
  route("book-viewing/:id", "journeys/enquiry/viewing-page.tsx", { id: "book-viewing" }),
  route("landlords", "site/landlords/landlords-page.tsx"),
  route("multi-property", "site/landlords/multi-property-page.tsx"),
  route("property-management-services", "site/landlords/management-page.tsx"),
  route("services", "site/landlords/services-page.tsx"),
  route("how-it-works-landlords", "site/landlords/how-it-works-page.tsx"),
  route("property-wallet", "site/wallet/wallet-page.tsx"),
  route("build-to-rent", "site/build-to-rent/build-to-rent-page.tsx"),
  route("finance-hub", "site/finance/finance-page.tsx"),
  route("about-us", "site/about/about-page.tsx"),
  route("faq", "site/faq/faq-page.tsx"),
  route("legal", "site/legal/legal-page.tsx"),
  route("renters", "site/renters/renters-page.tsx"),
  route("how-it-works-renters", "site/renters/how-it-works-page.tsx"),
  route("rental-areas-london", "site/renters/areas-page.tsx"),
  route("request-viewing", "journeys/campaign/request-viewing-page.tsx"),
  route("renter-check", "journeys/campaign/renter-check-page.tsx"),
  route("renter-survey", "journeys/campaign/renter-survey-page.tsx"),
  route("error", "site/error-page.tsx"),
  route("offer-success", "site/offer-success-page.tsx"),
  route("offer-error", "site/offer-error-page.tsx"),
  route("developers", "developers/developers-page.tsx"),
  route("contact", "site/contact/contact-page.tsx"),
  route("referral", "site/referral/referral-page.tsx"),
  route("book-valuation", "journeys/request/valuation-page.tsx"),
  route("switch-provider", "journeys/request/switch-page.tsx"),
  route("request-demo", "journeys/request/demo-page.tsx"),
  route("sorry", "site/sorry.tsx"),
  ...styleguide,
  route("*", "site/not-found.tsx"),
] satisfies RouteConfig;
