import { audit } from '#app/features/audit/audit-service.server.ts'
import type { StoredFile } from '#app/features/files/file.ts'
import { deleteFiles, orDiscard } from '#app/features/files/file-service.server.ts'
import { requireStaff } from '#app/platform/access.ts'
import type { Actor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import type { Tx } from '#app/platform/db.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { isUuid } from '#app/platform/identifier.ts'
import { evidencePanel } from '#content/company-evidence.ts'
import type { Evidence, EvidenceInput, EvidenceKind, EvidenceVersion } from './evidence.ts'
import * as store from './evidence-store.server.ts'

/** The parts of a save that are not fields of the evidence itself. */
export type FileChange = { file?: StoredFile; isPublic: boolean; isDropped: boolean }

const filesOf = ({ file }: FileChange) => (file ? [file] : [])
const withoutKey = ({ key: _key, ...rest }: store.KeptEvidence): Evidence => rest

/** All evidence with the files that are public, as a visitor sees it. */
export async function shownEvidence({ db }: Pick<App, 'db'>): Promise<Evidence[]> {
  return (await db.asVisitor(store.selectEvidence)).map(withoutKey)
}

/** @throws AppError `forbidden` */
export async function listEvidence(app: App, actor: Actor): Promise<Evidence[]> {
  requireStaff(actor, 'company')
  return (await app.db.as(actor, store.selectEvidence)).map(withoutKey)
}

/** A piece of evidence and who changed what in it. @throws AppError `forbidden`, `not_found` */
export async function readEvidence(app: App, actor: Actor, id: string) {
  requireStaff(actor, 'company')
  return app.db.as(actor, async (tx) => {
    const found = isUuid(id) ? await store.selectOne(tx, id) : undefined
    if (!found) throw notFound()
    const versions = await store.selectVersions(tx, id)
    return { evidence: withoutKey(found), versions: changesOf(versions) }
  })
}

/**
 * Adds a piece of evidence. When it fails, its file is removed.
 * @returns its id
 * @throws AppError `forbidden`
 */
export async function addEvidence(
  app: App,
  actor: Actor,
  kind: EvidenceKind,
  input: EvidenceInput,
  change: FileChange,
): Promise<string> {
  const { userId } = requireStaff(actor, 'company')
  return orDiscard(app, filesOf(change), () =>
    app.db.as(actor, async (tx) => {
      const id = await store.insertEvidence(tx, kind, input)
      const kept = await changeFile(app, tx, id, null, change)
      await store.insertVersion(tx, id, { ...input, ...kept }, userId)
      const details = { kind, ...input, ...kept }
      await audit(tx, { action: 'company_evidence.added', ...subject(id), details })
      return id
    }),
  )
}

/**
 * Saves a piece of evidence.
 * @param based the version that the form showed
 * @throws AppError `forbidden`, `not_found`; `conflict` when somebody else saved meanwhile
 */
export async function changeEvidence(
  app: App,
  actor: Actor,
  { id, based }: { id: string; based: number },
  input: EvidenceInput,
  change: FileChange,
): Promise<void> {
  const { userId } = requireStaff(actor, 'company')
  await orDiscard(app, filesOf(change), () =>
    app.db.as(actor, async (tx) => {
      const before = await locked(tx, id, based)
      await store.updateEvidence(tx, id, input)
      const kept = await changeFile(app, tx, id, before, change)
      await store.insertVersion(tx, id, { ...input, ...kept }, userId)
      const from = { ...inputOf(before), ...shownFile(before) }
      const details = { from, to: { ...input, ...kept } }
      await audit(tx, { action: 'company_evidence.changed', ...subject(id), details })
    }),
  )
}

/**
 * Removes a piece of evidence and its file.
 * @throws AppError `forbidden`, `not_found`, `conflict`
 */
export async function removeEvidence(
  app: App,
  actor: Actor,
  { id, based }: { id: string; based: number },
): Promise<void> {
  requireStaff(actor, 'company')
  await app.db.as(actor, async (tx) => {
    const before = await locked(tx, id, based)
    await store.deleteEvidence(tx, id)
    await deleteFiles(app, tx, before.key ? [before.key] : [])
    const details = { kind: before.kind, ...inputOf(before) }
    await audit(tx, { action: 'company_evidence.removed', ...subject(id), details })
  })
}

const subject = (id: string) => ({ subjectType: 'company_evidence', subjectId: id })

async function locked(tx: Tx, id: string, based: number): Promise<store.KeptEvidence> {
  if (!isUuid(id) || !(await store.lockEvidence(tx, id))) throw notFound()
  const found = await store.selectOne(tx, id)
  if (!found) throw notFound()
  if (found.version !== based) throw new AppError('conflict', evidencePanel.errors.stale)
  return found
}

async function changeFile(
  app: App,
  tx: Tx,
  id: string,
  before: store.KeptEvidence | null,
  { file, isPublic, isDropped }: FileChange,
) {
  const isGone = isDropped && !file
  if (isGone) await store.deleteFile(tx, id)
  if (file) await store.upsertFile(tx, id, file)
  if (before?.key && (file || isGone)) await deleteFiles(app, tx, [before.key])
  const name = file?.name ?? (isGone ? undefined : before?.file?.name)
  if (name) await store.updateFileShown(tx, id, isPublic)
  return { file: name ?? null, file_is_public: name !== undefined && isPublic }
}

const shownFile = ({ file }: Evidence) => ({
  file: file?.name ?? null,
  file_is_public: file?.is_public === true,
})

function inputOf(one: Evidence): EvidenceInput {
  const { name, state, issued_by, dated_on, valid_until, scope, summary } = one
  return { name, state, issued_by, dated_on, valid_until, scope, summary }
}

function changesOf(saves: Awaited<ReturnType<typeof store.selectVersions>>): EvidenceVersion[] {
  return saves.map(({ content, ...save }, at) => {
    const before = saves[at + 1]?.content
    const changed = Object.keys(content).filter((field) => content[field] !== before?.[field])
    return { ...save, changed: before ? changed : [] }
  })
}

const notFound = () => new AppError('not_found', 'Not found')
