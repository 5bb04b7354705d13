import type { Intent } from '../assistant.ts'

const areas: [string, Intent][] = [
  ['/solutions/evisa', 'evisa'],
  ['/solutions/governance', 'governance'],
  ['/solutions/healthcare', 'healthcare'],
  ['/solutions/aftrlife', 'aftrlife'],
  ['/solutions/construction', 'construction'],
  ['/capabilities', 'capabilities'],
  ['/projects', 'projects'],
  ['/blog', 'insights'],
  ['/careers', 'careers'],
  ['/clients', 'support'],
  ['/', 'company'],
]

/** The intent of a visitor who asks for what a page says. */
export const intentOfPage = (path: string | undefined): Intent | undefined =>
  areas.find(([folder]) => path?.startsWith(folder))?.[1]
