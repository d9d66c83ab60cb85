/** The first five texts are from the specification (renter, section 4). */
export const bookingText = {
  ask: "Please let us know if you can attend the viewing:",
  attend: "I will attend",
  change: "Request a change",
  changePrompt: "Please let us know what change you'd like to have in your booking:",
  done: {
    attends: {
      heading: "Thank you for confirming your attendance",
      next: "We're looking forward to seeing you soon",
    },
    changed: {
      heading: "Thank you for letting us know",
      next: "One of our team members will be in touch with you shortly",
    },
  },
  title: "Your viewing",
  description: "Says when and where your viewing is, and takes your answer.",
  changeHint: "Another time, or another day. If you no longer want to come, tell us that too.",
  cancelWords: "I would like to cancel this viewing.",
  answered: {
    confirmed: "You told us that you attend. If your plans have changed, ask for a change.",
    "change-asked":
      "You asked for a change. One of our team members will be in touch with you shortly.",
  },
  unknown: {
    heading: "We can't find this viewing",
    lede: "The link may be incomplete, or too old. Please open it again from our e-mail, or call us: we have your viewing in our diary.",
  },
  cancelled: {
    heading: "This viewing was cancelled",
    lede: "It does not take place. If another time suits you, or this surprises you, please call us.",
  },
  over: {
    heading: "This viewing is over",
    lede: "If you would like to see the home again, or have a question about it, please call us.",
  },
} as const;
