import { createHash } from 'node:crypto'
import type { DBAdapter, DBAdapterInstance, Where } from 'better-auth'

/** What is kept of a token, in hex. It is random, so a plain hash is as good as a slow one. */
export const hashOfToken = (token: string): string =>
  createHash('sha256').update(token).digest('hex')

type Question = { model?: string; where?: Where[]; data?: Record<string, unknown> }
type Method = (...given: unknown[]) => unknown

/**
 * Has the sign-in library keep hashes of its sessions' tokens: who reads the table, or a backup of it,
 * holds no session. The library compares and repeats tokens; it gets back those that it came with.
 */
export function withHashedTokens(make: DBAdapterInstance): DBAdapterInstance {
  return (options) => hashing(make(options))
}

function hashing<T extends object>(adapter: T): T {
  return new Proxy(adapter, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name)
      if (typeof value !== 'function') return value
      const method = value.bind(target) as Method
      if (name === 'transaction')
        return (work: (inner: DBAdapter) => unknown) =>
          method((inner: DBAdapter) => work(hashing(inner)))
      return (question: Question) =>
        question?.model === 'session' ? ask(method, question) : method(question)
    },
  })
}

async function ask(method: Method, question: Question): Promise<unknown> {
  const tokens = new Map<unknown, string>()
  const hashed = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(hashed)
    if (typeof value !== 'string') return value
    const hash = hashOfToken(value)
    tokens.set(hash, value)
    return hash
  }
  const { data, where } = question
  const answer = await method({
    ...question,
    ...(data && 'token' in data ? { data: { ...data, token: hashed(data.token) } } : {}),
    ...(where && { where: where.map((one) => hashedIn(one, hashed)) }),
  })
  return Array.isArray(answer)
    ? answer.map((row) => withToken(row, tokens))
    : withToken(answer, tokens)
}

const hashedIn = (one: Where, hashed: (value: unknown) => unknown): Where =>
  one.field === 'token' ? { ...one, value: hashed(one.value) as Where['value'] } : one

function withToken(row: unknown, tokens: Map<unknown, string>): unknown {
  if (typeof row !== 'object' || row === null || !('token' in row)) return row
  return { ...row, token: tokens.get(row.token) ?? row.token }
}
