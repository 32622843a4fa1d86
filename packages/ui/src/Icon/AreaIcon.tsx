import {
  BanknoteIcon,
  BookIcon,
  ChequeIcon,
  CoinIcon,
  HomeIcon,
  IngotIcon,
  PassportIcon,
} from "./areas.tsx";
import type { IconProps } from "./Icon.tsx";
import { InfoSign, ScanIcon } from "./firstPage.tsx";

const icons = {
  banknote: BanknoteIcon,
  book: BookIcon,
  cheque: ChequeIcon,
  coin: CoinIcon,
  home: HomeIcon,
  info: InfoSign,
  ingot: IngotIcon,
  passport: PassportIcon,
  scan: ScanIcon,
};

/** The icons that areas of the product and their records are known by. */
export type AreaIconName = keyof typeof icons;

/** One of the icons by its name, for whoever keeps names instead of components. */
export function AreaIcon({ name, ...props }: IconProps & { name: AreaIconName }) {
  const Icon = icons[name];
  return <Icon {...props} />;
}
