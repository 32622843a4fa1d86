import type { AnchorProps } from "@specimen/ui/Anchor/LinkProvider.tsx";

/**
 * A link of the pages of this workspace. They stand in a frame: a jump stays in it, another page is
 * opened by Storybook around it.
 */
export function PageLink(props: AnchorProps) {
  return <a target={props.href.startsWith("#") ? "_self" : "_top"} {...props} />;
}
