import { createContext, useContext } from 'react';

interface PutOffOffers {
  /** Offers that the driver wants to decide later: the console lists them. */
  ids: ReadonlySet<string>;
  putOff: (id: string) => void;
}

export const PutOffContext = createContext<PutOffOffers>({ ids: new Set(), putOff: () => undefined });

/** The offers that the driver has put off. */
export const usePutOffOffers = () => useContext(PutOffContext);
