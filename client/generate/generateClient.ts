import { writeFile } from 'node:fs/promises';
import { GENERATED, generatedTypes } from './generatedTypes.js';

await writeFile(GENERATED, await generatedTypes());
