/** The page's own cookies: SameSite=Lax, Path=/, Secure on https. None carries a secret. */
export interface Cookies {
  read(name: string): string | null;
  write(name: string, value: string, maxAgeSeconds: number): void;
  remove(name: string): void;
  names(): string[];
}
