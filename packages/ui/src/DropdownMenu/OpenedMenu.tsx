import * as Radix from "@radix-ui/react-dropdown-menu";
import { CheckIcon } from "../Icon/arrows.tsx";
import type { DropdownMenuProps } from "./dropdownMenuProps.ts";
import { header as headerStyle, item as itemStyle, itemLabel, menu } from "./DropdownMenu.css.ts";
import { MenuTrigger } from "./MenuTrigger.tsx";

/** The menu itself, in a chunk of its own; it opens as soon as it is there. */
export function OpenedMenu({
  label,
  triggerText,
  triggerIcon,
  header,
  items,
  value,
  onSelect,
  ground = "page",
}: DropdownMenuProps) {
  return (
    // Not modal: a modal menu hides the page from assistive technology with the focus still in it.
    <Radix.Root modal={false} defaultOpen>
      <Radix.Trigger asChild>
        <MenuTrigger label={label} text={triggerText} icon={triggerIcon} ground={ground} />
      </Radix.Trigger>
      {/* Beside its button, not at the end of the page: there it would lie outside every landmark. */}
      <Radix.Content
        className={menu}
        side={ground === "nav" ? "top" : "bottom"}
        align={ground === "nav" ? "start" : "end"}
        sideOffset={6}
        collisionPadding={8}
      >
        <Radix.Label className={headerStyle}>{header}</Radix.Label>
        <Radix.RadioGroup value={value} onValueChange={onSelect}>
          {items.map((item) => (
            <Radix.RadioItem
              key={item.value}
              value={item.value}
              className={itemStyle}
              lang={item.lang}
            >
              <span className={itemLabel}>{item.label}</span>
              <Radix.ItemIndicator>
                <CheckIcon size={16} />
              </Radix.ItemIndicator>
            </Radix.RadioItem>
          ))}
        </Radix.RadioGroup>
      </Radix.Content>
    </Radix.Root>
  );
}
