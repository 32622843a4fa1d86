import { documentElement } from "../browser/documentElement.ts";

/**
 * Whether the document already drew the navigation's frame, because a sign-in stood when the page
 * was left. What waits then keeps that frame.
 */
export const hasFrame = (): boolean => documentElement.hasFrame();
