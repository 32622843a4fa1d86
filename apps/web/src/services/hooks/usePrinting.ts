import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { clock } from "../../browser/clock.ts";
import { paper } from "../../browser/paper.ts";

/** Milliseconds that printing waits for pictures. */
const patience = 3000;

/**
 * What is printed is drawn only while it is, also when the browser's own command prints it. The
 * pictures are there beforehand, since printing waits for nothing.
 */
export function usePrinting(pictures: readonly string[]): {
  isPrinting: boolean;
  print: () => void;
} {
  const [isPrinting, setIsPrinting] = useState(false);
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
        () => flushSync(() => setIsPrinting(true)),
        () => setIsPrinting(false),
      ),
    [],
  );
  const isAsked = useRef(false);
  const print = async () => {
    if (isAsked.current) return;
    isAsked.current = true;
    // A picture that cannot be had, or not soon, does not keep the rest from being printed.
    await Promise.race([
      Promise.allSettled(kept.current.map(drawn)),
      new Promise<void>((resolve) => void clock.after(patience, resolve)),
    ]);
    isAsked.current = false;
    paper.print();
  };
  return { isPrinting, print: () => void print() };
}

/** Fulfilled once a picture can be drawn; one that failed is asked for once more. */
function drawn(image: HTMLImageElement): Promise<void> {
  if (image.complete && image.naturalWidth === 0) image.setAttribute("src", image.src);
  return image.decode();
}
