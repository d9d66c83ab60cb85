/** Of the page on which somebody confirms that two records are theirs. */
export const joinText = {
  description: "Tell us whether two email addresses are yours.",
  asked: {
    title: "Confirm your other email address",
    lede: "Our office thinks that you have also written to us from another email address. If that is right, tell us which one.",
    effect:
      "We have sent the same email to your other address. Once both have confirmed, a link to your own page opens everything that you have with us: enquiries, viewings, offers and tenancies.",
    otherwise: "If you have no other address with us, close this page. Nothing changes.",
    label: "Your other email address",
    button: "Confirm my other address",
    invalid: "Enter your other email address in full, such as name@example.com.",
    wrong: "This is not the other address on our records. Please check its spelling, or call us.",
    wait: "That was tried several times just now. Please wait a quarter of an hour, or call us.",
  },
  waiting: {
    title: "Thank you, this address has confirmed",
    lede: "Now please open the email that we sent to your other address, and confirm there too.",
  },
  complete: {
    title: "Thank you, both addresses have confirmed",
    lede: "From now on, a link to your own page opens everything that you have with us.",
  },
  none: {
    title: "This link leads nowhere now",
    lede: "It may be incomplete or too old, or our office has separated the two records. If you would like to confirm another address, please call us.",
  },
};
