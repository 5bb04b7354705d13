import type { RouterContextProvider } from 'react-router'
import { appContext } from '#app/platform/context.ts'
import { factSheetPage, sampleName } from './downloads.ts'
import { printFactSheet } from './fact-sheet-pdf.server.ts'
import { readFactSheet } from './fact-sheet-service.server.ts'
import { printSampleBlueprint } from './sample/sample-blueprint-pdf.server.ts'

type Download = {
  bytes: Buffer<ArrayBuffer>
  /** The address of the page that says the same. */
  page: string
}

/**
 * A document of the public site, printed now; who asks keeps it.
 *
 * @param name as in its address, without `.pdf`
 * @returns undefined when there is none of that name
 */
export async function readDownload(
  context: Readonly<RouterContextProvider>,
  name: string,
): Promise<Download | undefined> {
  if (name === sampleName) return readSample(context)
  const page = factSheetPage(name)
  if (!page) return undefined
  const sheet = await readFactSheet(context, page)
  return { bytes: await printFactSheet(sheet), page: sheet.address }
}

async function readSample(context: Readonly<RouterContextProvider>): Promise<Download> {
  const { baseUrl } = context.get(appContext).config
  return { bytes: await printSampleBlueprint(baseUrl), page: `${baseUrl}/blueprint` }
}
