import { notify } from '#app/features/accounts/notifications/notification-service.server.ts'
import { audit } from '#app/features/audit/audit-service.server.ts'
import { tellChanges } from '#app/features/decisions/decision-notification-service.server.ts'
import type { StoredFile } from '#app/features/files/file.ts'
import { cleanFileName } from '#app/features/files/file-name.ts'
import { deleteFiles, orDiscard } from '#app/features/files/file-service.server.ts'
import { replyAddressFor } from '#app/features/inbound-mail/reply-address-service.server.ts'
import { queueMail } from '#app/features/mail/mail-service.server.ts'
import { changedValues } from '#app/features/undo/column-undo-service.server.ts'
import { rememberChange } from '#app/features/undo/undo-service.server.ts'
import { requireStaff } from '#app/platform/access.ts'
import type { Actor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import type { Tx } from '#app/platform/db.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { isUuid } from '#app/platform/identifier.ts'
import { documentForms, documentNotices } from '#content/documents.ts'
import type { Document } from './document.ts'
import type { EditInput, UploadInput } from './document-form.ts'
import { newDocumentsMail } from './document-mails.server.tsx'
import * as read from './document-store.server.ts'
import { documentColumns } from './document-undo-service.server.ts'
import * as store from './document-write-store.server.ts'

/** A document's id, and its `updated_at` when the page was loaded. */
type Seen = { id: string; based: string }

/**
 * The client that documents are uploaded for, with its projects; null when there is no such client.
 */
export function readUploadChoices(app: App, actor: Actor, clientId: string) {
  requireStaff(actor, 'documents')
  return app.db.as(actor, async (tx) => {
    const place = isUuid(clientId) ? await store.selectPlace(tx, clientId, undefined) : undefined
    if (!place) return { client: null, projects: [] }
    const client = { id: clientId, name: place.client }
    return { client, projects: await read.selectProjectChoices(tx, clientId) }
  })
}

/** The projects a document can be moved to. */
export function readMoveChoices(app: App, actor: Actor, document: Document) {
  requireStaff(actor, 'documents')
  return app.db.as(actor, (tx) => read.selectProjectChoices(tx, document.client_id))
}

/**
 * Adds documents for a client, one for each file. The client's users are notified in the portal;
 * its administrators also by one mail if that was chosen. When it fails, the files are removed.
 *
 * @returns the new documents' ids
 * @throws AppError `invalid` when there is no such client or project
 */
export async function addDocuments(
  app: App,
  actor: Actor,
  input: UploadInput,
  files: StoredFile[],
): Promise<string[]> {
  requireStaff(actor, 'documents')
  const [clientId, projectId] = [input.client, input.project]
  return orDiscard(app, files, () =>
    app.db.as(actor, async (tx) => {
      const place = await store.selectPlace(tx, clientId, projectId)
      if (!place) throw new AppError('invalid', documentForms.errors.place)
      const ids: string[] = []
      for (const file of files) {
        const id = await store.insertDocument(tx, { clientId, projectId }, file)
        ids.push(id)
        await audit(tx, {
          action: 'document.uploaded',
          subjectType: 'document',
          subjectId: id,
          details: { name: file.name, client: place.client, size: file.size, sha256: file.sha256 },
        })
      }
      const of = projectId ? `?project=${projectId}` : ''
      const url = `/dashboard/documents${ids.length === 1 ? `/${ids[0]}` : of}`
      const title = documentNotices.added(files.map(({ name }) => name))
      await notify(tx, { clientId, kind: 'document.uploaded', title, url })
      const document = ids.length === 1 ? ids[0] : undefined
      const added = { files, project: place.project, url, document }
      if (input.notify) await tellAdmins(app, tx, clientId, added)
      return ids
    }),
  )
}

async function tellAdmins(
  app: App,
  tx: Tx,
  clientId: string,
  {
    document,
    ...added
  }: {
    files: StoredFile[]
    project: string | null
    url: string
    /** The only one, so that an answer is about it. */
    document: string | undefined
  },
): Promise<void> {
  for (const person of await store.selectClientAdmins(tx, clientId)) {
    const about = { kind: 'document' as const, id: document ?? '', address: person.email }
    const replyTo = document ? replyAddressFor(app, about) : undefined
    const mail = await newDocumentsMail(person, added, app.config)
    await queueMail(app, tx, { ...mail, replyTo })
  }
}

/**
 * Adds a new version of a document; older versions are kept. The document keeps its name unless the
 * file is of another type.
 *
 * @param based the `updated_at` of the document that the page showed
 * @returns the version's number
 * @throws AppError `not_found`, `conflict` when somebody has changed it since
 */
export async function replaceDocument(
  app: App,
  actor: Actor,
  { id, based }: Seen,
  file: StoredFile,
): Promise<number> {
  requireStaff(actor, 'documents')
  return orDiscard(app, [file], () =>
    change(app, actor, { id, based }, async (tx, document) => {
      const name = document.mime_type === file.type ? document.name : file.name
      const version = await store.updateToNewVersion(tx, id, file, name)
      if (version === undefined) throw notFound()
      await audit(tx, {
        action: 'document.replaced',
        subjectType: 'document',
        subjectId: id,
        details: { name, version, size: file.size, sha256: file.sha256 },
      })
      const title = documentNotices.replaced(name)
      const url = `/dashboard/documents/${id}`
      await notify(tx, { clientId: document.client_id, kind: 'document.replaced', title, url })
      await tellChanges(app, tx)
      return version
    }),
  )
}

/**
 * Renames a document, or moves it to another project of its client.
 * @returns the id of the change, by which it can be undone
 * @throws AppError `not_found`, `invalid`, `conflict` when somebody has changed it since
 */
export async function editDocument(
  app: App,
  actor: Actor,
  { id, based }: Seen,
  input: EditInput,
): Promise<string | undefined> {
  const staff = requireStaff(actor, 'documents')
  return change(app, actor, { id, based }, async (tx, document) => {
    const place = await store.selectPlace(tx, document.client_id, input.project)
    if (!place) throw new AppError('invalid', documentForms.errors.place)
    const name = cleanFileName(input.name, document.mime_type)
    await store.updateNameAndProject(tx, id, name, input.project)
    const event = { subjectType: 'document', subjectId: id }
    if (name !== document.name)
      await audit(tx, {
        ...event,
        action: 'document.renamed',
        details: { from: document.name, to: name },
      })
    if ((input.project ?? null) !== document.project_id)
      await audit(tx, {
        ...event,
        action: 'document.moved',
        details: { name, from: document.project_name, to: place.project },
      })
    const after = { name, project_id: input.project ?? null }
    const records = changedValues(id, documentColumns, document, after)
    return rememberChange(tx, staff, 'document.place', records)
  })
}

/**
 * Deletes a document, all its versions and their files.
 * @throws AppError `not_found`, `conflict` when somebody has changed it since
 */
export async function removeDocument(app: App, actor: Actor, { id, based }: Seen): Promise<void> {
  requireStaff(actor, 'documents')
  await change(app, actor, { id, based }, async (tx, { name, client_name, version }) => {
    await deleteFiles(app, tx, await store.deleteDocument(tx, id))
    await tellChanges(app, tx)
    await audit(tx, {
      action: 'document.deleted',
      subjectType: 'document',
      subjectId: id,
      details: { name, client: client_name, versions: version },
    })
  })
}

function change<T>(
  app: App,
  actor: Actor,
  { id, based }: Seen,
  work: (tx: Tx, document: Document) => Promise<T>,
): Promise<T> {
  return app.db.as(actor, async (tx) => {
    if (!isUuid(id) || !(await store.lockDocument(tx, id))) throw notFound()
    const document = await read.selectDocument(tx, id, null)
    if (!document) throw notFound()
    if (document.updated_at !== based) throw new AppError('conflict', saysNow(document))
    return work(tx, document)
  })
}

const saysNow = ({ name, project_name: project, version }: Document) =>
  documentForms.errors.stale(name, project ?? documentForms.upload.noProject, version)

const notFound = () => new AppError('not_found', 'Document not found')
