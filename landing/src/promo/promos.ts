import { discountOn, type UsablePromo } from '@wayfare/shared';
import { useQuery } from '@tanstack/react-query';
import { api } from '../api/client.js';

/** What a promo takes off a fare, as it is shown. */
export interface AppliedPromo {
  name: string;
  discount: number;
}

/** The promos the rider can use now. */
export function useUsablePromos(enabled: boolean) {
  return useQuery({
    queryKey: ['promos', 'usable'],
    queryFn: () => api.get<UsablePromo[]>('promos/usable'),
    enabled,
  });
}

/** A promo of a list by its code, in capitals or not. */
export const promoOfCode = (promos: readonly UsablePromo[], code: string) =>
  promos.find(({ promo_name }) => promo_name.toLowerCase() === code.trim().toLowerCase());

/** A promo on a fare. */
export const onFare = (promo: UsablePromo, cost: number, decimal: number): AppliedPromo => ({
  name: promo.promo_name,
  discount: discountOn(promo, { cost, decimal }),
});
