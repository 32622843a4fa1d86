import { useImmutable, useQuery } from "@specimen/api/react";

/** The customer's disclaimer; 404 where none is written. */
export const useDisclaimer = () => useImmutable("/disclaimer");

/** One of the customer's own links; the address of a PDF lasts for hours. */
export const useCustomerLink = (id: string) =>
  useQuery("/customer-links/{id}", { params: { path: { id } } });
