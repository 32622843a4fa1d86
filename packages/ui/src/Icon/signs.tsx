import { Icon, type IconProps } from "./Icon.tsx";

/** Circle with a hook: yes. */
export function OkSign(props: IconProps) {
  return (
    <Icon {...props} weight={2.2}>
      <circle cx="12" cy="12" r="9.5" />
      <path d="m7.8 12.3 2.9 2.9 5.6-5.9" />
    </Icon>
  );
}

/** Triangle: with a condition, or not known. */
export function WarnSign(props: IconProps) {
  return (
    <Icon {...props} weight={2.2}>
      <path d="M12 3.2 22 20.6H2Z" />
      <path d="M12 9.6v5" />
      <path d="M12 17.5v.1" />
    </Icon>
  );
}

/** Octagon with a cross: no. */
export function NoSign(props: IconProps) {
  return (
    <Icon {...props} weight={2.2}>
      <path d="M8 2.5h8L21.5 8v8L16 21.5H8L2.5 16V8Z" />
      <path d="m9 9 6 6m0-6-6 6" />
    </Icon>
  );
}

/** Bare cross: not done here. */
export function CrossSign(props: IconProps) {
  return (
    <Icon {...props} weight={2.4}>
      <path d="m6 6 12 12M18 6 6 18" />
    </Icon>
  );
}

/** Plus in a circle: new. */
export function PlusSign(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 8v8m-4-4h8" />
    </Icon>
  );
}

/** Minus in a circle: taken out. */
export function MinusSign(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="9" />
      <path d="M8 12h8" />
    </Icon>
  );
}

/** Struck circle: without worth. */
export function StruckSign(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="9" />
      <path d="m5.8 5.8 12.4 12.4" />
    </Icon>
  );
}

/** Letter i in a circle: a remark. */
export function InfoSign(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 11v5.5M12 7.6v.1" />
    </Icon>
  );
}

/** Lock: not allowed. */
export function LockSign(props: IconProps) {
  return (
    <Icon {...props} weight={2}>
      <rect x="4.5" y="10.5" width="15" height="10.5" rx="2" />
      <path d="M8 10.5V7a4 4 0 0 1 8 0v3.5" />
    </Icon>
  );
}

/** Struck waves: no connection. */
export function OfflineSign(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m3 3 18 18" />
      <path d="M2.5 9.5a14 14 0 0 1 4.3-2.7M10.6 5.6A14 14 0 0 1 21.5 9.5M6 13.2a9 9 0 0 1 3.6-2.2M15 11.2a9 9 0 0 1 3 2M9.4 16.6a4 4 0 0 1 4.7-.4M12 20v.1" />
    </Icon>
  );
}
