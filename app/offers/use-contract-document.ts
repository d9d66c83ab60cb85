import { useEffect, useState } from "react";
import * as v from "valibot";
import { findContractDocument, contractTermsFile } from "../../domain/offers/contract-terms.ts";
import type { OfferHome } from "./offer-page-types.ts";

/** Reads the mapping edited by the agency. Logs failures and keeps the default. */
export function useContractDocument(home: OfferHome, defaultDocument: string): string {
  const [document, setDocument] = useState(defaultDocument);
  const { development, companyName } = home;
  useEffect(() => {
    let isUnmounted = false;
    async function loadDocument(): Promise<void> {
      const terms = await fetchTerms();
      if (isUnmounted || terms === null) return;
      setDocument(findContractDocument(terms, { developmentName: development, companyName }));
    }
    void loadDocument();
    return () => {
      isUnmounted = true;
    };
  }, [development, companyName]);
  return document;
}

async function fetchTerms() {
  try {
    const response = await fetch("/contract-terms.json", {
      headers: { Accept: "application/json" },
    });
    if (!response.ok) throw new Error(`The contract terms answered ${response.status}.`);
    return v.parse(contractTermsFile, await response.json());
  } catch (error) {
    globalThis.reportError(error);
    return null;
  }
}
