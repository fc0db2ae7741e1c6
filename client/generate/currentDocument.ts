import { operations } from '../../api/src/app.js';
import { openApiDocument } from '../../api/src/edge/serving/openApi/openApiDocument.js';

/** The OpenAPI document of these sources. It is the same for every installation, except for the address. */
export const currentDocument = () => openApiDocument(operations, 'https://wayfare.example');
