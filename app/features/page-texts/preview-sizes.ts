import { editorPath } from './page-address.ts'

/** The widths at which the editor shows a page, in CSS pixels, with the height of their frames. */
export const previewSizes = {
  large: { width: 1280, height: 800 },
  phone: { width: 360, height: 740 },
} as const

export type PreviewWidth = keyof typeof previewSizes
export const previewWidths = Object.keys(previewSizes) as PreviewWidth[]

/** The parameter and the field of the form that keep the preview open. */
export const previewField = 'preview'

/** The width that an address or a form asks for; null for no preview. */
export const readWidth = (text: string | null): PreviewWidth | null =>
  previewWidths.find((width) => width === text) ?? null

/** The editor of a page with its preview open. */
export const previewHref = (page: string, width: PreviewWidth): string =>
  `${editorPath(page)}?${previewField}=${width}#preview`
