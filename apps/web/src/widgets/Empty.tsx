import { Ornament } from "@specimen/ui/Ornament/Ornament.tsx";
import type { ReactNode } from "react";
import { guillocheFrame } from "./guillocheFrame.ts";
import { lazyPart } from "./lazyPart.tsx";
import { ScreenMessage } from "./ScreenMessage.tsx";

// Decoration: where its code cannot be had, its place stays empty.
const Guilloche = lazyPart(() => import("./Guilloche.tsx"), {
  place: <Ornament paths={[]} {...guillocheFrame} />,
  isOptional: true,
});

export interface EmptyProps {
  /** What was looked for. */
  title: string;
  /** What is missing, or why there is nothing. */
  text: string;
  headingLevel?: 1 | 2 | 3;
  /** One way on. */
  children?: ReactNode;
}

/** Nothing to show, said with the engraver's line. */
export function Empty({ title, text, headingLevel = 2, children }: EmptyProps) {
  return (
    <ScreenMessage
      kind="empty"
      ornament={<Guilloche />}
      headingLevel={headingLevel}
      title={title}
      text={text}
      actions={children}
    />
  );
}
