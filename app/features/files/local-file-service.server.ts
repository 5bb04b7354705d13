import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import type { App } from '#app/platform/app.server.ts'
import { type FileFault, filesAtOnce, type StoredFile } from './file.ts'
import { keepArrived } from './file-service.server.ts'
import { type Arrived, checkFile } from './read-upload.server.ts'

type LocalFile = { name: string; localPath: string; size: number }

/**
 * Checks and stores files that came by another way than a form, such as a mail: as many, as large and of
 * the same types as in a form. Those that are refused are left out.
 * @throws when the storage does not answer; nothing is stored then
 */
export async function keepLocalFiles(
  app: Pick<App, 'db' | 'storage'>,
  given: readonly LocalFile[],
): Promise<{ files: StoredFile[]; faults: FileFault[] }> {
  const [arrived, faults]: [Arrived[], FileFault[]] = [[], []]
  for (const { name, localPath, size } of given) {
    if (arrived.length >= filesAtOnce) faults.push({ name, reason: 'too_many' })
    else {
      const sha256 = await hashOf(localPath)
      const checked = await checkFile(name, { localPath, size, sha256 }, {})
      if ('reason' in checked) faults.push(checked)
      else arrived.push(checked)
    }
  }
  return { files: await keepArrived(app, arrived), faults }
}

async function hashOf(localPath: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const piece of createReadStream(localPath)) hash.update(piece)
  return hash.digest('hex')
}
