import { currentDocument } from './currentDocument.js';

process.stdout.write(JSON.stringify(await currentDocument()));
