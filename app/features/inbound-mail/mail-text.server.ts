import EmailReplyParser from 'email-reply-parser'
import { convert } from 'html-to-text'
import { beginningOf, cleanText } from '#app/platform/clean-text.ts'

/** Characters: of the whole text that is kept, and of the sender's own. */
const [longestBody, longestText] = [50_000, 20_000]
/** Characters of HTML that are converted. */
const longestHtml = 2_000_000

/** What programs put around the quoted mail. */
const quotes = ['blockquote[type=cite]', '.gmail_quote', '.yahoo_quoted', '.moz-cite-prefix']

type Parts = { text?: string; html?: string }

/**
 * The text of a mail: its plain part, otherwise the text of its HTML; whole, and what the sender wrote
 * without the quoted mail and the signature of a program.
 *
 * @returns `isOwn` is false when the sender has only quoted: `text` is then what they quoted
 */
export function textsOf({ text = '', html = '' }: Parts) {
  const plain = clean(text, longestBody)
  const body = plain || clean(textOf(html), longestBody)
  const own = ownText(plain || clean(textOf(html, quotes), longestBody))
  return { body, text: own || beginningOf(body, longestText), isOwn: own !== '' }
}

function textOf(html: string, leftOut: readonly string[] = []): string {
  return convert(html.slice(0, longestHtml), {
    wordwrap: false,
    limits: { maxInputLength: longestHtml, maxDepth: 200, maxChildNodes: 10_000 },
    selectors: [
      { selector: 'a', options: { hideLinkHrefIfSameAsText: true } },
      ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({
        ...{ selector, options: { uppercase: false } },
      })),
      ...['img', ...leftOut].map((selector) => ({ selector, format: 'skip' })),
    ],
  })
}

/**
 * Lines with which a program begins the quoted mail, and which the library does not know: the block of
 * headers of Outlook in English, French and German, and the short forms of other programs.
 */
const quoteStarts = [
  /^_{20,}\n(?=(From|De|Von)\s?:)/m,
  /^\*?(From|De|Von)\s?:\*? .+\n(?=\*?(Sent|Date|Envoyé|Gesendet|Datum|À|To|An)\s?:)/m,
  /^-{2,} ?(Original Message|Message d'origine|Message original|Ursprüngliche Nachricht|Forwarded message) ?-{2,}$/im,
  /^Le .{6,120}(\n.{0,120})?a écrit\s?:$/m,
  /^Am .{6,120}(\n.{0,120})?schrieb( .{1,120})?(\n.{1,120})?:$/m,
  /^On .{6,160}(\n.{0,160})?wrote\s?:$/m,
]

/** Empty when the sender has only quoted. */
function ownText(body: string): string {
  const starts = quoteStarts.map((start) => start.exec(body)?.index ?? body.length)
  const before = body.slice(0, Math.min(...starts))
  // The library's time grows with the square of a line.
  const parsed = new EmailReplyParser().parseReply(before.slice(0, longestText))
  const own = clean(parsed, longestText)
  return own || clean(before, longestText)
}

const clean = (text: string, length: number) =>
  beginningOf(
    String(cleanText(beginningOf(text.replace(/\u00a0/g, ' '), 4 * length)) ?? ''),
    length,
  ).trim()
