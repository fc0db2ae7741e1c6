/** Browser code that the panel and the site share. The only part of this package where React is allowed. */
export {};
