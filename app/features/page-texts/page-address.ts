export const pagesPath = '/lead_admin/pages'

/** A page in an address of the panel: `/solutions/evisa` is `solutions-evisa`. */
export const pageKey = (page: string): string => page.slice(1).replaceAll('/', '-') || 'home'
export const editorPath = (page: string): string => `${pagesPath}/${pageKey(page)}`
