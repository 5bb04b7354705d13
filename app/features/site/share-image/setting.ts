import { company } from '#content/company.ts'
import { companyProfile } from '#content/company-profile.ts'
import { type SitePath, siteMap } from '#content/site-map.ts'
import { siteNotes } from '#content/site-notes.ts'

/** Width of the title, and the height its lines may take together. */
export const measure = 560
const height = 200

/** Places of the machine-readable line, as at the foot of a passport page. */
export const places = 44

/** What is printed: a page's title and note, and what its figure is drawn from. */
export type ShareCard = { path: string; title: string; note: string; figure?: string }

/** The card of a page of the site: its name, and on the home page what the company is. */
export function cardOf(path: SitePath): ShareCard {
  const [{ name }, note] = [siteMap[path], siteNotes[path]]
  return { path, title: path === '/' ? companyProfile.headline : name, note }
}

/** The largest size at which the title fits: its longest word the measure, its lines the height. */
export function titleSize(title: string): number {
  const lengths = title.split(' ').map((word) => word.length)
  let size = Math.min(172, Math.floor(measure / (0.53 * Math.max(...lengths))))
  while (linesAt(size, lengths) * size > height) size -= 2
  return size
}

/** Lines of words of these lengths; a letter of the display face is 0.485 of its size wide. */
function linesAt(size: number, lengths: number[]): number {
  const room = measure / (0.485 * size)
  let lines = 1
  let used = -1
  for (const length of lengths) {
    if (used + 1 + length > room) {
      lines += 1
      used = -1
    }
    used += 1 + length
  }
  return lines
}

/** The title as a passport would write it, with the initial of its section for the document's type. */
export function machineLine({ path, title }: ShareCard): string {
  const type = /^\/(\w)\w*\//.exec(path)?.[1] ?? 'P'
  const words = `${type}<${company.name}<<${title}`
  return words
    .toUpperCase()
    .replaceAll(/[^A-Z0-9<]+/g, '<')
    .padEnd(places, '<')
    .slice(0, places)
}
