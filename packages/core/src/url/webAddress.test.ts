import { expect, it } from "vitest";
import { isWebAddress } from "./webAddress.ts";

it.each([
  "https://a.example",
  "https://a.example:8443/b?c=d#e",
  "http://localhost:4101",
  "http://127.0.0.1:4101/",
  "http://[::1]:4101",
])("%s is an address of the web", (address) => expect(isWebAddress(address)).toBe(true));

it.each([
  "http://a.example",
  "http://localhost.example",
  "https://user:word@a.example",
  "https://user@a.example",
  "http://:word@localhost",
  "ftp://a.example",
  "javascript:alert(1)",
  "a.example",
  "",
])("%s is none", (address) => expect(isWebAddress(address)).toBe(false));
