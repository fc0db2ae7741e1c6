import { documentFindings } from './documentFindings.js';

it('the check of the contract reports what Redocly and Spectral find', async () => {
  const operation = { operationId: 'getTime', responses: { 200: { description: 'The time' } } };
  const findings = await documentFindings({
    openapi: '3.1.1',
    info: { title: 'Time', version: '1' },
    servers: [{ url: '/' }],
    paths: { '/time': { get: operation } },
  });
  expect(findings).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^Redocly error operation-summary #\/paths\/~1time\/get/),
      expect.stringMatching(/^Spectral warning operation-description #\/paths\/\/time\/get/),
    ]),
  );
});
