declare module 'virtual:contract' {
  import type { Schema } from './sample.js';

  const contract: {
    schemas: Readonly<Record<string, Schema>>;
    answers: Readonly<Record<string, Schema>>;
  };
  export default contract;
}
