import { lockSamples } from '#app/features/accounts/sign-in/sample-content-service.server.ts'
import type { StoredFile } from '#app/features/files/file.ts'
import {
  discardFiles,
  discardUnlessStored,
  keepBytes,
} from '#app/features/files/file-service.server.ts'
import type { App } from '#app/platform/app.server.ts'
import { sampleDocuments as copy } from '#content/documents.ts'
import * as store from './document-write-store.server.ts'
import { sampleCsv, samplePdf, samplePng } from './sample-files.server.ts'

/**
 * Creates a few documents for the sample client, one of them with an earlier version. Does nothing
 * when the client already has a document.
 *
 * @param email of a user of the client
 */
export async function ensureSampleDocuments(app: App, email: string): Promise<void> {
  const place = await app.db.system((tx) => store.selectPlaceForSamples(tx, email))
  if (!place) return
  const draft = await keepBytes(app, copy.plan.file, samplePdf(copy.plan.title, copy.plan.draft))
  const plan = await keepBytes(app, copy.plan.file, samplePdf(copy.plan.title, copy.plan.lines))
  const others = [
    await keepBytes(app, copy.csvFile, sampleCsv()),
    await keepBytes(app, copy.pngFile, await samplePng()),
  ]
  const files: StoredFile[] = [draft, plan, ...others]
  try {
    const isMade = await app.db.system(async (tx) => {
      await lockSamples(tx)
      // Another instance may have made them in the meantime.
      if (!(await store.selectPlaceForSamples(tx, email))) return false
      const id = await store.insertDocument(tx, place, draft)
      await store.updateToNewVersion(tx, id, plan, plan.name)
      for (const file of others) await store.insertDocument(tx, place, file)
      return true
    })
    if (!isMade) await discardFiles(app, files)
  } catch (error) {
    await discardUnlessStored(app, files, error)
    throw error
  }
}
