import { currentDocument } from './currentDocument.js';
import { documentFindings } from './documentFindings.js';

const found = await documentFindings(await currentDocument());
if (found.length > 0) {
  console.error(`${found.join('\n')}\n\nThe OpenAPI document has ${found.length} findings.`);
  process.exitCode = 1;
}
