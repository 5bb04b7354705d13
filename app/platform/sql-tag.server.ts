import type { QueryResult } from 'pg'
import type { Run } from './pg-pool.server.ts'

// biome-ignore lint/suspicious/noExplicitAny: what a row holds is known to whoever wrote the statement
type Row = Record<string, any>
type Rows<T> = T & { count: number }

/**
 * Statements as templates, for code outside the stores: migrations, backups, scripts and tests. Each
 * value becomes a parameter; a statement used as a value becomes a part of the outer one. A statement
 * is sent when it is awaited.
 */
export interface Sql {
  <T extends Row[] = Row[]>(text: TemplateStringsArray, ...values: unknown[]): Promise<Rows<T>>
  /** A name of a table or column, as a value of a template. */
  (name: string): Name
  /** Columns with their values: for new rows after `insert into TABLE`, or for changes after `set`. */
  (rows: object | object[]): Columns
  /** Raw text as a statement; without values it may contain several statements. */
  unsafe<T extends Row[] = Row[]>(text: string, values?: unknown[]): Promise<Rows<T>>
  /** Runs `work` in a transaction. @param mode such as 'read only' */
  begin<T>(work: (sql: Sql) => Promise<T>, mode?: string): Promise<T>
}

type Begin = <T>(work: (run: Run) => Promise<T>, mode: string) => Promise<T>

class Name {
  readonly text: string
  constructor(name: string) {
    this.text = quote(name)
  }
}

class Columns {
  readonly rows: Row[]
  constructor(rows: object | object[]) {
    this.rows = (Array.isArray(rows) ? rows : [rows]) as Row[]
  }
}

/** Quotes a name for the text of a statement. */
export function quote(...names: string[]): string {
  return names.map((name) => `"${name.replaceAll('"', '""')}"`).join('.')
}

/** @param begin runs work on one connection between `begin` and `commit` */
export function createSql(run: Run, begin: Begin): Sql {
  const unsafe = async (text: string, values: unknown[] = []) => rowsOf(await run({ text, values }))
  const tag = (first: TemplateStringsArray | string | object, ...values: unknown[]) => {
    if (typeof first === 'string') return new Name(first)
    if (!('raw' in first)) return new Columns(first)
    return new Template(first as TemplateStringsArray, values, unsafe as Sql['unsafe'])
  }
  const inTransaction = <T>(work: (sql: Sql) => Promise<T>, mode = '') =>
    begin((inner) => work(createSql(inner, begin)), mode)
  return Object.assign(tag, { unsafe, begin: inTransaction }) as Sql
}

/** The rows of an answer; of several statements without parameters those of the last. */
function rowsOf(result: QueryResult | QueryResult[]): Rows<Row[]> {
  const last = Array.isArray(result) ? result.at(-1) : result
  // Not enumerable: rows are compared, spread and sent as a list.
  const count = { value: last?.rowCount ?? 0 }
  return Object.defineProperty((last?.rows ?? []) as Rows<Row[]>, 'count', count)
}

class Template extends Promise<Rows<Row[]>> {
  private readonly parts: TemplateStringsArray
  private readonly given: unknown[]
  private readonly send: Sql['unsafe']
  private answer: Promise<Rows<Row[]>> | undefined

  static override get [Symbol.species]() {
    return Promise
  }

  constructor(parts: TemplateStringsArray, given: unknown[], send: Sql['unsafe']) {
    super(() => {})
    this.parts = parts
    this.given = given
    this.send = send
  }

  // biome-ignore lint/suspicious/noThenProperty: it is a promise, which begins when it is waited for
  override then<A, B>(...next: Parameters<typeof Promise.prototype.then<A, B>>): Promise<A | B> {
    const values: unknown[] = []
    this.answer ??= this.send(this.compose(values), values)
    return this.answer.then(...next)
  }

  private compose(values: unknown[]): string {
    const place = (value: unknown) => `$${values.push(value)}`
    let text = this.parts[0] ?? ''
    for (const [index, value] of this.given.entries()) {
      if (value instanceof Name) text += value.text
      else if (value instanceof Template) text += value.compose(values)
      else if (value instanceof Columns) text += columns(value, /\bset\s*$/i.test(text), place)
      else text += place(value)
      text += this.parts[index + 1]
    }
    return text
  }
}

function columns({ rows }: Columns, isChange: boolean, place: (value: unknown) => string): string {
  const names = Object.keys(rows[0] ?? {})
  if (isChange) return names.map((name) => `${quote(name)} = ${place(rows[0]?.[name])}`).join(', ')
  const lines = rows.map((row) => `(${names.map((name) => place(row[name])).join(', ')})`)
  return `(${names.map((name) => quote(name)).join(', ')}) values ${lines.join(', ')}`
}
