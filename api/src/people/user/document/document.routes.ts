import {
  type Actor,
  canAccess,
  documentDateSchema,
  type DocumentKind,
  documentKinds,
  driverDocumentsSchema,
  idSchema,
  notFound,
  reviewDocumentSchema,
  sendDocumentSchema,
} from '@wayfare/shared';
import { z } from 'zod';
import { sendPrivateImage } from '../../../basics/image/sendImage.js';
import { operation } from '../../../platform/operation/operation.js';
import type { Services } from '../../../services.js';
import type { StoredUser } from '../storedUser.js';
import { documentOf, presentDocuments } from './presentDocuments.js';
import { dateDocument, reviewDocument } from './reviewDocument.js';
import { sendDocument } from './sendDocument.js';

const reads = ['driver', 'fleetadmin', 'admin'] as const;
/** Who may approve drivers may accept their documents. */
const decides = { access: ['admin'], permission: ['changeUsers', 'blockDrivers'] } as const;
const driver = z.object({ id: idSchema });
const document = driver.extend({ kind: z.string().max(40) });

/** @throws not_found (404) for a kind that does not exist */
function kindOf({ kind }: { kind: string }): DocumentKind {
  const known = documentKinds.find((each) => each === kind);
  if (!known) throw notFound();
  return known;
}

/** The papers of drivers: pictures that drivers send, and that the office accepts until a date. */
export const documentOperations = [
  operation({
    id: 'sendDocument',
    method: 'put',
    path: '/drivers/me/documents/:kind',
    summary:
      'As a driver, send the office a new picture of a document (see `POST /license_images`) and the date until which it is valid. The accepted one applies until the office accepts this one',
    access: ['driver'],
    params: document.pick({ kind: true }),
    body: sendDocumentSchema,
    answers: driverDocumentsSchema,
    act: async ({ actor, params, body, services }) =>
      present(await sendDocument(actor, kindOf(params), body, services), services),
  }),
  operation({
    id: 'getDocuments',
    method: 'get',
    path: '/drivers/:id/documents',
    summary: "Get a driver's documents, as that driver, the driver's fleet admin or an admin",
    permission: 'users',
    access: reads,
    params: driver,
    answers: driverDocumentsSchema,
    act: async ({ actor, params, services }) => present(await ownerOf(actor, params.id, services), services),
  }),
  operation({
    id: 'getDocumentImage',
    method: 'get',
    path: '/drivers/:id/documents/:kind/image',
    summary: 'Get a picture of a document, the accepted one or the one that waits for review, by its key',
    permission: 'users',
    access: reads,
    params: document,
    query: z.object({ key: z.string().max(120) }),
    sends: 'image/*',
    mayRedirect: true,
    async act({ actor, params, query, response, services }) {
      const { image, sent } = documentOf(await ownerOf(actor, params.id, services), kindOf(params));
      if (query.key !== image && query.key !== sent?.image) throw notFound();
      await sendPrivateImage(response, query.key, services);
    },
  }),
  operation({
    id: 'reviewDocument',
    method: 'post',
    path: '/drivers/:id/documents/:kind/review',
    summary:
      'Accept a picture of a document until a date, or reject it with a reason; `at` says which one. The driver is told',
    ...decides,
    params: document,
    body: reviewDocumentSchema,
    answers: driverDocumentsSchema,
    act: async ({ actor, params, body, services }) =>
      present(await reviewDocument(actor, params.id, kindOf(params), body, services), services),
  }),
  operation({
    id: 'dateDocument',
    method: 'put',
    path: '/drivers/:id/documents/:kind/date',
    summary: 'Note until which date an accepted document is valid',
    ...decides,
    params: document,
    body: documentDateSchema,
    answers: driverDocumentsSchema,
    act: async ({ actor, params, body, services }) =>
      present(await dateDocument(actor, params.id, kindOf(params), body.expiresOn, services), services),
  }),
];

async function present(owner: StoredUser, { db, clock }: Services) {
  const { timeZone } = await db.settings.settings();
  return { documents: presentDocuments(owner, clock.now(), timeZone) };
}

/** A driver whose documents the actor may see. @throws not_found (404) for others */
async function ownerOf(actor: Actor, id: string, { db }: Services): Promise<StoredUser> {
  const owner = await db.users.findById(id);
  const isOpen =
    owner?.usertype === 'driver' && (actor.uid === id || canAccess(actor, 'show', 'drivers', owner));
  if (!isOpen) throw notFound();
  return owner;
}
