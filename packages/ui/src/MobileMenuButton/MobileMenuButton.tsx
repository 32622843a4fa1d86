import { use, useEffect, useRef } from "react";
import { MenuIcon } from "../Icon/firstPage.tsx";
import { IconButton } from "../IconButton/IconButton.tsx";
import { Drawer } from "../NavShell/Drawer.ts";
import { narrow } from "./MobileMenuButton.css.ts";

/** Opens the shell's navigation on narrow screens, and has the focus again when it closes. */
export function MobileMenuButton({ label }: { label: string }) {
  const drawer = use(Drawer);
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  const isOpen = drawer?.isOpen ?? false;
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return (
    <span className={narrow}>
      <IconButton
        ref={button}
        label={label}
        icon={<MenuIcon size={20} />}
        aria-expanded={isOpen}
        aria-controls={drawer?.navigationId}
        onClick={drawer?.open}
      />
    </span>
  );
}
