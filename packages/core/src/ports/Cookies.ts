/** The cookies of the page: SameSite=Lax, Path=/, Secure on https. None holds a secret. */
export interface Cookies {
  read(name: string): string | null;
  write(name: string, value: string, maxAgeSeconds: number): void;
  remove(name: string): void;
  names(): string[];
}
