/** Of the page on which somebody confirms that two records are theirs. */
export const joinText = {
  description: "Tell us whether two email addresses are yours.",
  asked: {
    title: "Confirm your other email address",
    lede: "We think you have also written to us from another email address. If that is right, tell us which one.",
    effect:
      "We’ve sent the same email to your other address. Once both are confirmed, a link to your page opens everything you have with us: enquiries, viewings, offers and tenancies.",
    otherwise: "If you have no other address with us, close this page. Nothing changes.",
    label: "Your other email address",
    button: "Confirm my other address",
    invalid: "Enter your other email address in full, such as name@example.com.",
    wrong: "This isn’t the other address on our records. Check the spelling, or call us.",
    wait: "There have been several attempts just now. Please try again in a few minutes, or call us.",
  },
  waiting: {
    title: "Thank you, this address is confirmed",
    lede: "Now please open the email we sent to your other address, and confirm that one too.",
  },
  complete: {
    title: "Thank you, both addresses are confirmed",
    lede: "From now on, a link to your page opens everything you have with us.",
  },
  none: {
    title: "This link no longer works",
    lede: "It may be incomplete or too old, or we may have separated the two records. If you would like to confirm another address, please call us.",
  },
};
