import { setTimeout as delay } from 'node:timers/promises'
import type { Product } from '#test/process.ts'
import { exportLeads, signInAsAdmin } from '../e2e/http-client.ts'
import { type Posts, startPosts } from './posts.ts'

/** What a drill sets up once for all its rounds. */
export interface Setting extends AsyncDisposable {
  /** The instances that receive the posts, started with `drillEnvironment`. */
  products: Product[]
  /** False where a form must not fail even if it could be sent again. */
  mayFail?: false
  /**
   * Breaks something under load, and repairs what an operator would repair.
   *
   * @returns the time (`performance.now()`) from which the recovery counts: the product could work
   * again
   */
  breakOnce(): Promise<number>
}

/** The export `drill` of a drill's file. */
export type Drill = () => Promise<Setting>

/** Posts come from many addresses, and the log is kept short. */
export const drillEnvironment = { TRUST_PROXY: '1', LOG_LEVEL: 'error' }

const calmMilliseconds = 1_500
const patience = 30_000
const recoveryMilliseconds = 5_000

/**
 * Runs a drill several times and prints a line for each round. lost: acknowledged and not stored.
 * doubled: stored more than once, or with another reference than the sender was told. unsent: never
 * acknowledged. dead: processes that ended and were not killed. back, calm, slowest: milliseconds from
 * the end of the fault to the first acknowledged form, to the last failed response, and the longest
 * time that a form sent after that took.
 *
 * @param rounds how many
 * @returns whether nothing was lost, doubled or dead, and every round recovered within five seconds
 */
export async function runRounds(setting: Setting, rounds: number): Promise<boolean> {
  const { products } = setting
  const [first] = products
  if (!first) throw new Error('a drill needs a product')
  const cookie = await signInAsAdmin(first.baseUrl)
  const sum: Record<string, number> = {}
  for (let round = 1; round <= rounds; round += 1) {
    const posts = await startPosts(products.map(({ baseUrl }) => baseUrl))
    await delay(calmMilliseconds)
    const over = await setting.breakOnce()
    await isBack(posts, over)
    await delay(calmMilliseconds)
    await posts.stop(patience)
    const figures = {
      ...(await damage(posts, await exportLeads(first.baseUrl, 'source=all', cookie))),
      dead: products.filter((product) => product.hasEnded()).length,
      ...times(posts, over),
    }
    console.log(`round ${round}: ${words(figures)}`)
    for (const [name, value] of Object.entries(figures)) {
      const isTime = ['back', 'calm', 'slowest'].includes(name)
      sum[name] = isTime ? Math.max(sum[name] ?? 0, value) : (sum[name] ?? 0) + value
    }
    if (figures.dead > 0) break
  }
  console.log(`all (of times the longest): ${words(sum)}`)
  const { failed = 0, lost, doubled, unsent, dead, back = 0, calm = 0 } = sum
  if (setting.mayFail === false && failed > 0) return false
  const late = Math.max(back, calm) > recoveryMilliseconds
  return lost === 0 && doubled === 0 && unsent === 0 && dead === 0 && !late
}

async function isBack(posts: Posts, over: number): Promise<void> {
  for (const end = over + patience; performance.now() < end; await delay(10)) {
    if (posts.answers.some(({ started, status }) => started > over && status === 302)) return
  }
}

async function damage({ posts, answers }: Posts, leads: Record<string, string>[]) {
  const stored = new Map<string, string[]>()
  for (const { email = '', id = '' } of leads) {
    stored.set(email, [...(stored.get(email) ?? []), id.slice(0, 8).toUpperCase()])
  }
  const count = (which: (found: string[], reference?: string) => boolean) =>
    posts.filter(({ email, reference }) => which(stored.get(email) ?? [], reference)).length
  return {
    forms: posts.length,
    failed: answers.filter(({ status }) => status !== 302).length,
    lost: count((found, reference) => reference !== undefined && found.length === 0),
    doubled: count(
      (found, reference) =>
        found.length > 1 ||
        (found.length === 1 && reference !== undefined && found[0] !== reference),
    ),
    unsent: count((_, reference) => reference === undefined),
  }
}

function times({ answers }: Posts, over: number) {
  const after = answers.filter(({ ended }) => ended > over)
  const taken = after.filter(({ status, started }) => status === 302 && started > over)
  const failed = after.filter(({ status }) => status !== 302)
  return {
    back: Math.round(Math.min(...taken.map(({ ended }) => ended)) - over),
    calm: Math.round(Math.max(0, ...failed.map(({ ended }) => ended - over))),
    slowest: Math.round(Math.max(0, ...taken.map(({ started, ended }) => ended - started))),
  }
}

function words(figures: Record<string, number>): string {
  return Object.entries(figures)
    .map(([name, value]) => `${name} ${value}`)
    .join(', ')
}
