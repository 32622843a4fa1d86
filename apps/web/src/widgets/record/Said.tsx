import { VisuallyHidden } from "@specimen/ui/VisuallyHidden/VisuallyHidden.tsx";

/** In words, behind a text, what its look alone says otherwise. */
export function Said({ text }: { text: string }) {
  return <VisuallyHidden>{` (${text})`}</VisuallyHidden>;
}
