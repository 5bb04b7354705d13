import { factSheetPages, factSheetPath } from '#app/features/downloads/downloads.ts'
import type { PrintedFigure } from '#app/ui/figure-print.tsx'
import { factSheetLink } from '#content/downloads.ts'
import { type SitePath, siteMap } from '#content/site-map.ts'
import { trust } from '#content/trust.ts'

export type ListedSheet = { to: string; name: string; note: string; figure: PrintedFigure }
export type ListedFile = { to: string; label: string; note?: string }

const figures: Record<string, PrintedFigure> = {
  'ai-automation': 'automation',
  'digital-identity': 'identity',
  'cloud-infrastructure': 'cloud',
}

/** Every document of the site, made on the server so that the page brings no copy of other pages. */
export function documentList(): { sheets: ListedSheet[]; files: ListedFile[] } {
  const { pack, zip, questionnaire, sbom, accessibility } = trust.downloads
  return {
    sheets: factSheetPages.map((page) => {
      const key = page.split('/').at(-1) ?? ''
      return {
        ...{ to: factSheetPath(page) ?? '', name: siteMap[page as SitePath].name },
        ...{ note: factSheetLink.note, figure: figures[key] ?? (key as PrintedFigure) },
      }
    }),
    files: [
      { to: '/procurement/pack.pdf', ...pack },
      { to: '/procurement/pack.zip', ...zip },
      { to: '/trust/questionnaire.csv', label: questionnaire.label },
      { to: '/sbom.cdx.json', ...sbom },
      { to: '/accessibility', ...accessibility },
    ],
  }
}
