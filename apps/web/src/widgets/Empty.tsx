import { StateMessage } from "@specimen/ui/StateMessage/StateMessage.tsx";
import { Ornament } from "@specimen/ui/Ornament/Ornament.tsx";
import { lazy, Suspense, type ReactNode } from "react";
import { guillocheFrame } from "./guillocheFrame.ts";

const Place = () => <Ornament paths={[]} {...guillocheFrame} />;

// Decoration: where its code cannot be had, its place stays empty.
const Guilloche = lazy(() => import("./Guilloche.tsx").catch(() => ({ default: Place })));

export interface EmptyProps {
  /** What was looked for. */
  title: string;
  /** What was not judged, or why there is nothing. */
  text: string;
  headingLevel?: 1 | 2 | 3;
  /** One way on. */
  children?: ReactNode;
}

/** Nothing to show, said with the engraver's line. */
export function Empty({ title, text, headingLevel = 2, children }: EmptyProps) {
  return (
    <StateMessage
      kind="empty"
      ornament={
        <Suspense fallback={<Place />}>
          <Guilloche />
        </Suspense>
      }
      headingLevel={headingLevel}
      title={title}
      text={text}
      actions={children}
    />
  );
}
