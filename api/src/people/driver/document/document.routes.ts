import {
  documentDateSchema,
  driverDocumentsSchema,
  idSchema,
  reviewDocumentSchema,
  sendDocumentSchema,
} from '@wayfare/shared';
import { z } from 'zod';
import { sendPrivateImage } from '../../../basics/image/sendImage.js';
import { operation } from '../../operation.js';
import { answerDocuments, documentKind, findDocumentImage, readDocuments } from './readDocuments.js';
import { dateDocument, reviewDocument } from './reviewDocument.js';
import { sendDocument } from './sendDocument.js';
import { noProof } from '../../../platform/operation/noProof.js';

const reads = ['driver', 'fleetadmin', 'admin'] as const;
/** Who may approve drivers may accept their documents. */
const decides = { access: ['admin'], permission: ['changeUsers', 'blockDrivers'] } as const;
const driver = z.object({ id: idSchema });
const document = driver.extend({ kind: z.string().max(40) });

/** The papers of drivers: pictures that drivers send, and that the office accepts until a date. */
export const documentOperations = [
  operation({
    id: 'sendDocument',
    noProof: noProof.ownRecord,
    method: 'put',
    path: '/drivers/me/documents/:kind',
    beforeApproval: true,
    summary:
      'As a driver, send the office a new picture of a document (see `POST /license_images`) and the date until which it is valid. The accepted one applies until the office accepts this one',
    access: ['driver'],
    params: document.pick({ kind: true }),
    body: sendDocumentSchema,
    answers: driverDocumentsSchema,
    act: async ({ actor, params, body, services }) =>
      answerDocuments(await sendDocument(actor, documentKind(params.kind), body, services), services),
  }),
  operation({
    id: 'getDocuments',
    method: 'get',
    path: '/drivers/:id/documents',
    beforeApproval: true,
    summary: "Get a driver's documents, as that driver, the driver's fleet admin or an admin",
    permission: 'users',
    access: reads,
    params: driver,
    answers: driverDocumentsSchema,
    act: ({ actor, params, services }) => readDocuments(actor, params.id, services),
  }),
  operation({
    id: 'getDocumentImage',
    method: 'get',
    path: '/drivers/:id/documents/:kind/image',
    beforeApproval: true,
    summary: 'Get a picture of a document, the accepted one or the one that waits for review, by its key',
    permission: 'users',
    access: reads,
    params: document,
    query: z.object({ key: z.string().max(120) }),
    sends: 'image/*',
    mayRedirect: true,
    async act({ actor, params, query, response, services }) {
      const wanted = { kind: documentKind(params.kind), key: query.key };
      await sendPrivateImage(response, await findDocumentImage(actor, params.id, wanted, services), services);
    },
  }),
  operation({
    id: 'reviewDocument',
    noProof: noProof.deskWork,
    method: 'post',
    path: '/drivers/:id/documents/:kind/review',
    summary:
      'Accept a picture of a document until a date, or reject it with a reason; `at` says which one. The driver is told',
    ...decides,
    params: document,
    body: reviewDocumentSchema,
    answers: driverDocumentsSchema,
    act: async ({ actor, params, body, services }) =>
      answerDocuments(
        await reviewDocument(actor, params.id, documentKind(params.kind), body, services),
        services,
      ),
  }),
  operation({
    id: 'dateDocument',
    noProof: noProof.deskWork,
    method: 'put',
    path: '/drivers/:id/documents/:kind/date',
    summary: 'Note until which date an accepted document is valid',
    ...decides,
    params: document,
    body: documentDateSchema,
    answers: driverDocumentsSchema,
    act: async ({ actor, params, body, services }) =>
      answerDocuments(
        await dateDocument(actor, params.id, documentKind(params.kind), body, services),
        services,
      ),
  }),
];
