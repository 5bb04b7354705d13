import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { Actor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import { countVisit, type Limit } from '#app/platform/rate-limit.server.ts'
import { zipDownload } from '#app/platform/zip-download.server.ts'
import { pack as copy } from '#content/procurement-pack.ts'
import { takePublicFiles } from './evidence-download-service.server.ts'
import { printPack } from './pack-pdf.server.ts'
import { asvsCsv, questionnaireCsv } from './trust-csv.server.ts'
import { readTrust } from './trust-service.server.ts'

const packs: Limit = { hits: 30, seconds: 600 }
const mostDocumentBytes = 64 * 1024 * 1024
/** Written by the build. */
const sbomFile = 'build/client/sbom.cdx.json'

/** The pack as one PDF. */
export async function readPackPdf(app: App): Promise<Buffer<ArrayBuffer>> {
  return printPack(await readTrust(app), app.config.baseUrl)
}

/** The security questionnaire as CSV. */
export const readQuestionnaire = async (app: App): Promise<string> =>
  questionnaireCsv(app, await readTrust(app))

/**
 * The pack as a ZIP: the PDF, the tables, the list of libraries and the published documents. Each
 * document in it is recorded as downloaded.
 * @throws AppError `rate_limited`
 */
export async function readPackZip(app: App, actor: Actor): Promise<ReadableStream> {
  await countVisit(app, 'pack', packs, app.now())
  const report = await readTrust(app)
  const { baseUrl } = app.config
  const mtime = new Date(`${report.today}T00:00:00Z`)
  const zip = await zipDownload(app, 'the procurement pack', { mtime })
  const add = (name: string, content: string | Buffer) => zip.addBuffer(name, Buffer.from(content))
  add(`${copy.file}.pdf`, await printPack(report, baseUrl))
  add(copy.zip.questionnaire, await questionnaireCsv(app, report))
  add(copy.zip.asvs, await asvsCsv(app, report))
  add(copy.zip.sbom, await readFile(sbomFile))
  const { taken, left } = await takePublicFiles(app, actor, mostDocumentBytes)
  for (const [at, { name, key }] of taken.entries()) {
    const numbered = `${copy.zip.folder}/${String(at + 1).padStart(2, '0')}-${name}`
    if (await app.storage.exists(key))
      zip.add(numbered, async () => (await app.storage.read(key)) ?? Readable.from([]))
  }
  const notes = left.map(({ id, name }) => copy.zip.left(name, `${baseUrl}/trust/documents/${id}`))
  if (notes.length > 0) add(copy.zip.readme, `${notes.join('\r\n')}\r\n`)
  return zip.end()
}
