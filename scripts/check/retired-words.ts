import { parseSync } from 'vite'
import { isTypeScript, lineAt, type SourceFile, type Violation } from './source.ts'

/** A word that the project no longer uses in this sense, and the term to use instead (docs/glossary.md). */
interface RetiredWord {
  word: RegExp
  instead: string
  /** Paths where the word has its ordinary meaning. */
  except?: RegExp
}

/** Figures of the site show real objects: a stamp is a stamp there. */
const DRAWINGS =
  /^app\/(features\/site\/|content\/|ui\/(figure|guilloche)|routes\/site\/(evisa|governance))|^e2e\/site/

const RETIRED: RetiredWord[] = [
  {
    word: /^doors?$/,
    instead: 'endpoint, sign-in page or button',
    except: DRAWINGS,
  },
  { word: /^desks?$/, instead: 'admin', except: DRAWINGS },
  { word: /^dossiers?$/, instead: 'get-started form', except: DRAWINGS },
  {
    word: /^held$/,
    instead: 'quarantined (a form), locked (a row)',
    // A certificate is held. A booking is held until its address is confirmed; an evaluation is judged by held-out
    // questions.
    except:
      /^app\/(features|routes)\/.*\bbook|^app\/features\/(company|site|assistant\/evaluation)\/|^app\/content\/|^scripts\/eval-assistant|^test\/mail-sample|^docs\/(assistant|security-model|decisions\/023)/,
  },
  { word: /^plates?$/, instead: 'illustration', except: DRAWINGS },
  { word: /^ledgers?$/, instead: 'table, list or payments', except: DRAWINGS },
  {
    word: /^stamps?$/,
    instead: 'status badge (of a record), time',
    // A calendar entry has a stamp (DTSTAMP): that is the library's word.
    except: new RegExp(`${DRAWINGS.source}|bookings/booking-invite`),
  },
  { word: /^trails?$/, instead: 'history', except: DRAWINGS },
  { word: /^entrances?$/, instead: 'sign-in page', except: DRAWINGS },
  {
    word: /^facts$/,
    instead: 'details',
    // Company facts are a term of their own, and so are the facts that the assistant answers with.
    except: new RegExp(
      `${DRAWINGS.source}|^app/(features|routes/admin)/company|^app/features/assistant/|^docs/(assistant|decisions/032)`,
    ),
  },
  { word: /^news$/, instead: 'notification or event', except: DRAWINGS },
  { word: /^shel(f|ves)$/, instead: 'taxonomy', except: DRAWINGS },
  { word: /^put_?out$/, instead: 'issue (an invoice)' },
]

/** Documents that people read. */
const DOCUMENT = /^(README|docs\/.+)\.md$/

/** Names of tables, which SQL of earlier releases uses too. */
const TABLES = new Set(['held_submissions'])

/** Terms of the glossary that contain a word which is retired alone. */
const TERMS = /company_?facts/gi

/** One term for one thing: names, comments and documents use the terms of the glossary. */
export function retiredWords(files: SourceFile[]): Violation[] {
  const code = files
    .filter((file) => isTypeScript(file) && !file.path.includes('.data.'))
    .filter(({ path }) => !path.startsWith('scripts/check/retired-words'))
    .flatMap((file) => [...inPath(file), ...inText(file)])
  const documents = files.filter(({ path }) => DOCUMENT.test(path))
  return [...code, ...documents.flatMap((file) => [...inPath(file), ...inDocument(file)])]
}

function inPath({ path }: SourceFile): Violation[] {
  const words = path.replace(/\.\w+$/, '').split(/[/.-]/)
  return words.flatMap((word) => faultsOf(word, path).map((message) => ({ path, message })))
}

function inText(file: SourceFile): Violation[] {
  const { comments } = parseSync(file.path, file.text)
  const said = comments.flatMap(({ value, start }) => wordsOf(value, start))
  const named = [...withoutText(file, comments).matchAll(/[A-Za-z_$][\w$]*/g)].flatMap(
    ({ 0: name, index }) => partsOf(name).map((word) => ({ word, at: index })),
  )
  return [...said, ...named].flatMap(({ word, at }) =>
    faultsOf(word, file.path).map((message) => ({
      path: file.path,
      line: lineAt(file.text, at),
      message,
    })),
  )
}

/** Code in a document, fenced or in backticks, and the targets of links are names of other places. */
function inDocument({ path, text }: SourceFile): Violation[] {
  const prose = text
    .replace(/^ *```[\s\S]*?^ *```/gm, blank)
    .replace(/`[^`\n]*`/g, blank)
    .replace(/\]\([^)\n]*\)/g, blank)
    .replace(/company facts/gi, blank)
  return wordsOf(prose, 0).flatMap(({ word, at }) =>
    faultsOf(word, path).map((message) => ({ path, line: lineAt(text, at), message })),
  )
}

function faultsOf(word: string, path: string): string[] {
  return RETIRED.filter(({ word: retired, except }) => {
    return retired.test(word.toLowerCase()) && !except?.test(path)
  }).map(({ instead }) => `"${word}" is retired: say ${instead} (docs/glossary.md)`)
}

const blank = (part: string) => part.replace(/[^\n]/g, ' ')

const wordsOf = (text: string, start: number) =>
  [...text.matchAll(/[A-Za-z]+/g)].flatMap(({ 0: name, index }) =>
    partsOf(name).map((word) => ({ word, at: start + index })),
  )

/** `readDeskTicket` → readDeskTicket, read, Desk, Ticket. */
function partsOf(name: string): string[] {
  if (TABLES.has(name)) return []
  const parts = name.replaceAll(TERMS, '').split(/(?<=[a-z0-9])(?=[A-Z])|_/)
  return parts.length > 1 ? [name, ...parts] : parts
}

/**
 * The file with everything except its names replaced by blanks: strings and visible text are not
 * checked.
 */
function withoutText({ text }: SourceFile, comments: { start: number; end: number }[]): string {
  let code = text
  for (const { start, end } of comments)
    code = code.slice(0, start) + blank(code.slice(start, end)) + code.slice(end)
  return code
    .replace(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g, blank)
    .replace(/`(?:[^`\\]|\\.)*`/g, blank)
}
