import { printDocument } from '#app/print/printed-document.server.ts'
import { sampleBlueprint as copy } from '#content/sample-blueprint.ts'
import { openBook } from './book.server.ts'
import { setDecisions, setPlan, setTeam } from './closing-pages.server.ts'
import { setCover } from './cover.server.ts'
import { setContents, setSummary } from './opening-pages.server.ts'
import { setMeasured, setTarget, setToday } from './process-pages.server.ts'
import { setArchitecture, setData, setRisks } from './system-pages.server.ts'

/**
 * The sample Blueprint: twelve A4 pages about a service of a fictional ministry. The same release gives
 * the same bytes.
 * @param origin the public address of the installation
 */
export function printSampleBlueprint(origin: string): Promise<Buffer<ArrayBuffer>> {
  const day = new Date(`${copy.edition}T00:00:00Z`)
  const { title, notice } = copy
  return printDocument({ title, day, size: 'A4', notice }, (sheet, root) => {
    const book = openBook(sheet, root)
    setCover(book)
    for (const set of [setSummary, setContents, setToday, setMeasured, setTarget]) set(book)
    for (const set of [setArchitecture, setData, setRisks, setPlan, setTeam]) set(book)
    setDecisions(book, origin)
  })
}
