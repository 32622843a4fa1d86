import { use } from "react";
import { ToastContext, type Toast } from "./ToastContext.ts";

/** The function that shows a toast. Throws outside of a `ToastProvider`. */
export function useToast(): (toast: Toast) => void {
  const show = use(ToastContext);
  if (!show) throw new Error("useToast needs a ToastProvider above it");
  return show;
}
