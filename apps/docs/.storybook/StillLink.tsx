import type { AnchorProps } from "@specimen/ui/Anchor/LinkProvider.tsx";

/** A link that stays where it is: in Storybook there is nowhere to go. */
export function StillLink({ href, onClick, ...rest }: AnchorProps) {
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        event.preventDefault();
        onClick?.(event);
      }}
    />
  );
}
