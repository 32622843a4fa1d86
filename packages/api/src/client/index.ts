export * from "./apiClient.ts";
export * from "./httpError.ts";
