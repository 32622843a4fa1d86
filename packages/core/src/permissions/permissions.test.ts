import { describe, expect, it } from "vitest";
import { isVisible } from "./permissions.ts";

describe("a route", () => {
  const clientTool = "client_tool:access";

  it("requiring the client-tool-access permission shows only when the user has it", () => {
    expect(isVisible({ permission: clientTool }, [clientTool])).toBe(true);
    expect(isVisible({ permission: clientTool }, [])).toBe(false);
  });

  it("flagged as restricted for that permission shows only when the user lacks it", () => {
    expect(isVisible({ permission: clientTool, restricted: true }, [clientTool])).toBe(false);
    expect(isVisible({ permission: clientTool, restricted: true }, ["x"])).toBe(true);
  });

  it("of any other permission shows only when the user has it", () => {
    expect(isVisible({ permission: "banknotes:read", restricted: false }, ["x"])).toBe(false);
    expect(isVisible({ permission: "banknotes:read" }, ["banknotes:read"])).toBe(true);
  });

  it("without a permission shows to everybody", () => {
    expect(isVisible({}, [])).toBe(true);
  });
});
