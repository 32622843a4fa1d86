import { lazy, Suspense, useCallback, useRef, useState, type ReactNode } from "react";
import { ToastContext, type Toast } from "./ToastContext.ts";

export type ToastProviderProps = {
  /** Names the region, with the key that leads to it. */
  regionLabel: string;
  /** Read out before each toast. */
  toastLabel: string;
  closeLabel: string;
  children: ReactNode;
};

const ToastRegion = lazy(() => import("./ToastRegion.tsx"));

/**
 * Holds the toasts of the app. The region's code comes with the first toast; from then on it stays,
 * so that a focus in it is not lost with the last one.
 */
export function ToastProvider({ children, ...labels }: ToastProviderProps) {
  const [toasts, setToasts] = useState<readonly (Toast & { id: number })[]>([]);
  const [isWanted, setIsWanted] = useState(false);
  const lastId = useRef(0);
  const show = useCallback((toast: Toast) => {
    lastId.current += 1;
    const id = lastId.current;
    setIsWanted(true);
    setToasts((shown) => [...shown, { ...toast, id }]);
  }, []);
  const remove = (id: number) => setToasts((shown) => shown.filter((toast) => toast.id !== id));
  return (
    <ToastContext value={show}>
      {children}
      {isWanted && (
        <Suspense>
          <ToastRegion {...labels} toasts={toasts} onClose={remove} />
        </Suspense>
      )}
    </ToastContext>
  );
}
