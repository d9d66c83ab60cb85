export const listingIdForm = /^\w{1,40}$/;
