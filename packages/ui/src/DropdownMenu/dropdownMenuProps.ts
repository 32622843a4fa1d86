import type { ReactNode } from "react";

/** What a menu is told; the same for its button and for the menu that comes later. */
export type DropdownMenuProps = {
  /** Names the menu. */
  label: string;
  /** What the button shows; without it the icon stands alone. */
  triggerText?: string | undefined;
  triggerIcon?: ReactNode;
  /** First line of the open menu. */
  header: string;
  items: readonly { value: string; label: string; lang?: string | undefined }[];
  /** Value of the checked item. */
  value: string;
  onSelect: (value: string) => void;
  /** In the navigation it opens upwards. */
  ground?: "nav" | "page" | undefined;
};
