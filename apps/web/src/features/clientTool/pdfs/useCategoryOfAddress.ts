import { useEffect, useEffectEvent } from "react";
import { useSearchParams } from "react-router-dom";

/** Takes the category that the address names, once: what is chosen afterwards stays. */
export function useCategoryOfAddress(take: (categoryId: string) => void): void {
  const [query, setQuery] = useSearchParams();
  const category = query.get("category");
  const taken = useEffectEvent((id: string) => {
    take(id);
    setQuery({}, { replace: true });
  });
  useEffect(() => {
    if (category !== null) taken(category);
  }, [category]);
}
