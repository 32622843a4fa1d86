import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from "react";
import { openDialogs, ToastContext, type Toast, type ToastRegionProps } from "./ToastContext.ts";

export type ToastProviderProps = {
  /** Names the region, with the key that leads to it. */
  regionLabel: string;
  /** Read out before each toast. */
  toastLabel: string;
  closeLabel: string;
  /** Stands in the region while it has the focus and there is nothing to tell. */
  emptyLabel: string;
  /** Tells when the page has nothing else to do; without it the region comes with the first toast. */
  whenIdle?: (task: () => void) => () => void;
  children: ReactNode;
};

/**
 * Holds the toasts of the app. The region's code comes after that of the page; from then on it
 * stays, so that Alt+T always leads to it and a focus in it is not lost with the last toast. Where
 * it cannot be loaded, the next toast tries again. A failure is told in the modal dialog that was opened
 * last, where one is open.
 */
export function ToastProvider({ children, whenIdle, ...labels }: ToastProviderProps) {
  const [toasts, setToasts] = useState<readonly (Toast & { id: number })[]>([]);
  const [Region, setRegion] = useState<ComponentType<ToastRegionProps> | null>(null);
  const lastId = useRef(0);
  const load = useCallback(() => {
    import("./ToastRegion.tsx").then(
      ({ ToastRegion }) => setRegion(() => ToastRegion),
      () => undefined,
    );
  }, []);
  const show = useCallback(
    (toast: Toast) => {
      const tell = [...openDialogs].at(-1);
      if (tell !== undefined && toast.tone === "no") {
        tell(toast);
        return;
      }
      lastId.current += 1;
      const id = lastId.current;
      load();
      setToasts((shown) => [
        ...shown.filter(({ about }) => about === undefined || about !== toast.about),
        { ...toast, id },
      ]);
    },
    [load],
  );
  useEffect(() => whenIdle?.(load), [whenIdle, load]);
  const remove = (id: number) => setToasts((shown) => shown.filter((toast) => toast.id !== id));
  return (
    <ToastContext value={show}>
      {children}
      {Region && <Region {...labels} toasts={toasts} onClose={remove} />}
    </ToastContext>
  );
}
