/** A way to send a page's address to somebody. */
export interface ShareLink {
  name: string;
  href: string;
}

/**
 * Links that hand a page over to an app, for all browsers.
 * @param address of the page, in full
 */
export function shareLinks(name: string, address: string) {
  const encoded = encodeURIComponent(address);
  const words = encodeURIComponent(`${name}: ${address}`);
  return {
    whatsApp: { name: "WhatsApp", href: `https://wa.me/?text=${words}` },
    /** The app on a phone; elsewhere Messenger has no address that takes a link without an app id. */
    messengerApp: { name: "Messenger", href: `fb-messenger://share/?link=${encoded}` },
    messengerWeb: {
      name: "Messenger",
      href: `https://www.facebook.com/sharer/sharer.php?u=${encoded}`,
    },
    email: { name: "E-mail", href: `mailto:?subject=${encodeURIComponent(name)}&body=${words}` },
  } satisfies Record<string, ShareLink>;
}
