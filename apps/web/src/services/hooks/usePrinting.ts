import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { paper } from "../../browser/paper.ts";

/**
 * What is printed is drawn only while it is, also when the browser's own command prints it. The
 * pictures are there beforehand, since printing waits for nothing.
 */
export function usePrinting(pictures: readonly string[]): {
  isPrinting: boolean;
  print: () => void;
} {
  const [isPrinting, setPrinting] = useState(false);
  const kept = useRef<HTMLImageElement[]>([]);
  const addresses = pictures.join(" ");
  useEffect(() => {
    kept.current = addresses
      .split(" ")
      .filter((src) => src !== "")
      .map((src) => Object.assign(new Image(), { fetchPriority: "low", src }));
  }, [addresses]);
  useEffect(
    () =>
      paper.onPrinting(
        () => flushSync(() => setPrinting(true)),
        () => setPrinting(false),
      ),
    [],
  );
  return {
    isPrinting,
    print: () => {
      // A picture that cannot be had does not keep the rest from being printed.
      void Promise.allSettled(kept.current.map((image) => image.decode())).then(paper.print);
    },
  };
}
