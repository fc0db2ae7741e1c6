import { contractHashes } from './contractHashes.js';

it('the contract of the API is the committed one: if a change is meant, run `npm run test:unit -- client/generate -u`', async () => {
  await expect(await contractHashes()).toMatchFileSnapshot('../contract.txt');
});
