import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'

const folder = path.resolve(import.meta.dirname, '../app')

/**
 * Every address of the site map that shows a page, with the parameters' names in it
 * (`/dashboard/projects/:projectId`), and the id of its route. What is no page has no component: files,
 * feeds, and addresses that only take a form.
 */
export function pageRoutes(routes: RouteConfigEntry[]): Map<string, string> {
  const pages = new Map<string, string>()
  for (const entry of routes) collect(entry, '', pages)
  return pages
}

function collect(entry: RouteConfigEntry, above: string, pages: Map<string, string>) {
  const own = entry.path ? `${above}/${entry.path}` : above
  const isAddress = entry.index === true || entry.path !== undefined
  // The route inside comes later and has the address of the layout around it.
  if (isAddress && hasComponent(entry.file))
    pages.set(own || '/', entry.id ?? entry.file.replace(/\.tsx?$/, ''))
  for (const child of entry.children ?? []) collect(child, own, pages)
}

function hasComponent(file: string): boolean {
  const source = readFileSync(path.join(folder, file), 'utf8')
  return /^export (default |\{[^}]*\bdefault\b)/m.test(source)
}
