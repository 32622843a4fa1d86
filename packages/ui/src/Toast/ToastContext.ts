import { createContext } from "react";

/** A result to tell: a bold line, at most one sentence more, and at most one thing to do. */
export type Toast = {
  tone: "ok" | "no" | "info";
  title: string;
  text?: string | undefined;
  action?: { label: string; onClick: () => void } | undefined;
  /** The next toast about the same takes its place. */
  about?: string | undefined;
};

/** Open modal dialogs, which tell failures themselves, in the order in which they were opened. */
export const openDialogs = new Set<(failure: Toast) => void>();

/** Shows a toast; null outside of a provider. */
export const ToastContext = createContext<((toast: Toast) => void) | null>(null);

/** What a region of toasts is given. */
export type ToastRegionProps = {
  regionLabel: string;
  toastLabel: string;
  closeLabel: string;
  emptyLabel: string;
  toasts: readonly (Toast & { id: number })[];
  onClose: (id: number) => void;
};
