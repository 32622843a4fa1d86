import { Icon, type IconProps } from "./Icon.tsx";

/** Opens below. */
export function ChevronDown(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m6 9.5 6 6 6-6" />
    </Icon>
  );
}

/** Closes. */
export function ChevronUp(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m6 14.5 6-6 6 6" />
    </Icon>
  );
}

/** Back by one. */
export function ChevronLeft(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m14.5 6-6 6 6 6" />
    </Icon>
  );
}

/** On by one. */
export function ChevronRight(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m9.5 6 6 6-6 6" />
    </Icon>
  );
}

/** Closes a window or a message. */
export function CloseIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m6 6 12 12M18 6 6 18" />
    </Icon>
  );
}

/** Opens the navigation. */
export function MenuIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 7h16M4 12h16M4 17h16" />
    </Icon>
  );
}

/** Chosen. */
export function CheckIcon(props: IconProps) {
  return (
    <Icon {...props} weight={2.2}>
      <path d="m5 12.5 4.5 4.5L19 7.5" />
    </Icon>
  );
}

/** Can be sorted by. */
export function SortIcon(props: IconProps) {
  return (
    <Icon {...props} weight={2.2}>
      <path d="m7 9.5 5-5 5 5M7 14.5l5 5 5-5" />
    </Icon>
  );
}

/** Sorted, the least first. */
export function AscendingIcon(props: IconProps) {
  return (
    <Icon {...props} weight={2.2}>
      <path d="M12 19.5v-15m-5 5 5-5 5 5" />
    </Icon>
  );
}

/** Sorted, the most first. */
export function DescendingIcon(props: IconProps) {
  return (
    <Icon {...props} weight={2.2}>
      <path d="M12 4.5v15m-5-5 5 5 5-5" />
    </Icon>
  );
}

/** Opens beside the product. */
export function OutsideIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M9 5H5v14h14v-4M13 5h6v6M19 5l-9 9" />
    </Icon>
  );
}
