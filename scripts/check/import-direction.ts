import { type Import, importsOf } from './imports.ts'
import { isTest, type SourceFile, type Violation } from './source.ts'

/** A feature uses only features to its left. */
export const FEATURE_ORDER = [
  'audit',
  'undo',
  'saved-views',
  'of-whom',
  'files',
  'pictures',
  'page-copy',
  'mail',
  'inbound-mail',
  'accounts',
  'visits',
  'decisions',
  'engagements',
  'documents',
  'comments',
  'uploads',
  'client-requests',
  'tickets',
  'billing',
  'intake',
  'pricing',
  'references',
  'leads',
  'bookings',
  'careers',
  'public-projects',
  'insights',
  'help',
  'related',
  'publishing',
  'page-texts',
  'redirects',
  'newsletter',
  'status',
  'inbox',
  'company',
  'downloads',
  'search',
  'assistant',
  'people',
  'figures',
  'palette',
  'today',
  'portal-home',
  'calendar-feed',
  'portal-search',
  'erasure',
  'demo',
  'accessibility',
  'site',
]

type Layer =
  | 'server'
  | 'routes'
  | 'features'
  | 'lists'
  | 'print'
  | 'platform'
  | 'ui'
  | 'content'
  | 'harness'
  | 'other'

// Written out and not derived from an order, because ui and content are outside of that order.
const MAY_IMPORT: Partial<Record<Layer, Layer[]>> = {
  server: ['server', 'routes', 'features', 'lists', 'print', 'platform', 'content', 'other'],
  routes: ['routes', 'features', 'lists', 'platform', 'ui', 'content', 'other'],
  features: ['features', 'lists', 'print', 'platform', 'ui', 'content'],
  lists: ['lists', 'platform', 'ui', 'content'],
  print: ['print', 'platform', 'ui', 'content'],
  platform: ['platform', 'content', 'other'],
  ui: ['ui'],
  content: ['content'],
}

const REMEDY: Partial<Record<Layer, string>> = {
  server:
    'let server/ use the app through its build or app/platform, and the app never use server/',
  routes:
    'nothing in app/ is used by a route only through another; move the shared part to features/',
  features:
    'a feature takes what it needs from lists, print, platform, ui, content and features to its left',
  lists: 'the list kit knows no business noun: a feature declares its list and passes it in',
  print: 'the kit for PDF documents knows no business noun: pass what is printed in',
  platform: 'platform knows no business noun: pass what it needs in as an argument',
  ui: 'the design system takes its data and words as props; only types may come from content/',
  content: 'content holds words only: import nothing but other content',
}

/** Imports run one way: server → routes → features → platform. */
export function importDirection(files: SourceFile[]): Violation[] {
  return importsOf(files).flatMap((one) => {
    if (one.target === undefined || isTest(one.from)) return []
    const message = layerFault(one, one.target) ?? featureFault(one, one.target)
    return message ? [{ path: one.from, line: one.line, message }] : []
  })
}

function layerFault(one: Import, target: string): string | undefined {
  const [from, to] = [layerOf(one.from), layerOf(target)]
  const allowed = MAY_IMPORT[from]
  if (!allowed || allowed.includes(to)) return undefined
  if (from === 'ui' && to === 'content' && one.typeOnly) return undefined
  return `${from} must not import ${to} (${target}): ${REMEDY[from]}`
}

function featureFault(one: Import, target: string): string | undefined {
  const [mine, theirs] = [featureOf(one.from), featureOf(target)]
  if (mine && position(mine) < 0) return unknownFeature(mine)
  if (!theirs) return undefined
  if (layerOf(one.from) === 'routes' && isStore(target)) {
    return `a route must not import a store (${target}): call the feature's service`
  }
  if (!mine || mine === theirs) return undefined
  if (position(theirs) < 0) return unknownFeature(theirs)
  if (position(theirs) > position(mine)) {
    return `${mine} must not use ${theirs}, which stands to its right in FEATURE_ORDER: let ${theirs} call ${mine}, or pass the value in from the route`
  }
  if (isPublic(target)) return undefined
  return `${mine} must not reach into ${theirs} (${target}): use its <noun>.ts or its <noun>-service.server.ts`
}

function unknownFeature(name: string): string {
  return `the feature ${name} is not in FEATURE_ORDER: give it a place in scripts/check/import-direction.ts`
}

function layerOf(path: string): Layer {
  if (path.startsWith('server/')) return 'server'
  if (/^(test|e2e|scripts|bench|drill)\//.test(path)) return 'harness'
  if (/^app\/(routes\/|routes\.ts$|root\.tsx$|entry\.)/.test(path)) return 'routes'
  const folder = /^app\/(features|lists|print|platform|ui|content)\//.exec(path)?.[1]
  return (folder as Layer | undefined) ?? 'other'
}

function featureOf(path: string): string | undefined {
  return /^app\/features\/([^/]+)\//.exec(path)?.[1]
}

function position(feature: string): number {
  return FEATURE_ORDER.indexOf(feature)
}

function isStore(path: string): boolean {
  return /-store(\.server)?\.ts$/.test(path)
}

function isPublic(path: string): boolean {
  const name = path.split('/').at(-1) ?? ''
  if (isStore(name)) return false
  // Templates and senders of mail may be imported by other features, exactly like a service.
  if (featureOf(path) === 'mail' || /(^|-)(mails?|templates?)\.(server\.)?tsx?$/.test(name))
    return true
  return /-service\.server\.ts$/.test(name) || /^[^.]+(\.data)?\.ts$/.test(name)
}
