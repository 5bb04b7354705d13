import { z } from 'zod'
import type { demo } from '#content/demo.ts'
import { demoGate } from '#content/demo-gate.ts'

z.config({ jitless: true })

export const demoGateSchema = z.object({
  loginId: z.string({ error: demoGate.errors.loginId }).max(200, demoGate.failure),
  password: z.string({ error: demoGate.errors.password }).max(200, demoGate.failure),
})

// Only types: the texts are sent only with the pages behind the gate.
type Demo = typeof demo
export type DemoFrame = Pick<
  Demo,
  | 'client'
  | 'foot'
  | 'skip'
  | 'role'
  | 'roleLabel'
  | 'welcome'
  | 'intro'
  | 'lock'
  | 'tabs'
  | 'tabsLabel'
  | 'theme'
>
export type DemoProfile = Demo['profile']
export type DemoProjectCopy = Demo['projectsPage'] & { status: Demo['status'] }
export type DemoProject = Demo['projects'][number]
export const demoParts = ['overview', 'assessment', 'proposal'] as const
export type DemoPart = (typeof demoParts)[number]
