import { type PageStep, pageSteps } from '#content/page-steps.ts'

/** The row of a page in the table of next steps; undefined where there is no such page. */
export function pageStepOf(pathname: string): PageStep | undefined {
  const path = pathname.replace(/(?<=.)\/+$/, '').toLowerCase()
  const key = path.replace(/^\/(projects|blog)\/[^/]+$/, '/$1/:slug')
  return Object.hasOwn(pageSteps, key) ? pageSteps[key as keyof typeof pageSteps] : undefined
}

/** Where the one next step of a page leads; read on the server, so that no page carries the table. */
export function nextStepOf(pathname: string): string | undefined {
  const step = pageStepOf(pathname)
  return step?.isForm ? undefined : step?.to
}
