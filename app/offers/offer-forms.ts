/** In one piece: each further entry would cut what they share into more files, and a page asks for each. */
export { SimpleOffer } from "./steps/simple-offer.tsx";
export { OfferWindow } from "./steps/offer-window.tsx";
export { TenantWindow } from "./tenants/tenant-window.tsx";
