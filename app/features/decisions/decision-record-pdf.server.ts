import { inks } from '#app/print/inks.ts'
import { printDocument } from '#app/print/printed-document.server.ts'
import type { Sheet } from '#app/print/sheet.server.ts'
import { setTable } from '#app/print/table.server.ts'
import { setDetail, setHeading, setParagraph } from '#app/print/text.server.ts'
import { longDate } from '#app/ui/format-date.ts'
import { company } from '#content/company.ts'
import { decisionRecord as copy } from '#content/decision-record.ts'
import { decisionCopy } from '#content/decisions.ts'
import { type Decision, type DecisionPart, type DecisionPerson, drawingField } from './decision.ts'
import type { RecordEvent } from './decision-record-store.server.ts'

type Element = PDFKit.PDFStructureElement
type Printed = {
  decision: Decision & { part_text: string | null }
  people: DecisionPerson[]
  events: RecordEvent[]
}

const mono = { face: 'mono', size: 7, color: inks.ink } as const
const small = { face: 'text', size: 8.5, color: inks.ink } as const

/**
 * The evidence of a decision: what was shown, who decides, and everything that happened, with the chain of hashes as
 * an attached file.
 * @param origin the public address of the installation
 */
export function printRecord(printed: Printed, now: Date, origin: string): Promise<Buffer> {
  const { decision, people, events } = printed
  const title = copy.title
  return printDocument({ title, day: now, size: 'A4', isArchived: true }, (sheet, root) => {
    setTop(sheet, root, decision, now)
    setSubject(sheet, root, decision)
    setHeading(sheet, root, decisionCopy.people)
    setPeople(sheet, root, decision, people)
    setHeading(sheet, root, decisionCopy.history, 80)
    setEvents(sheet, root, events)
    setHeading(sheet, root, copy.check.title)
    setParagraph(sheet, root, copy.check.text(`${origin}/verify`))
    const { id, part_text } = decision
    const chain = Buffer.from(
      JSON.stringify({ decision: id, part: part_text, events: events.map(shownOf) }, null, 1),
    )
    sheet.pdf.file(chain, {
      ...{ name: 'events.json', type: 'application/json', description: copy.attached },
      ...{ creationDate: now, modifiedDate: now, relationship: 'Data' },
    })
  })
}

function setTop(sheet: Sheet, root: Element, { title, ...decision }: Decision, now: Date): void {
  const { pdf, type, left, width } = sheet
  sheet.ornament(() => {
    const style = { face: 'mono', size: 7, color: inks.muted, tracking: 0.6 } as const
    type.set(copy.machine, style, { x: left, baseline: 84 })
  })
  const line = (tag: string, text: string, size: number, baseline: number) =>
    root.add(
      pdf.struct(tag, {}, [
        () => type.set(text, { face: 'display', size, color: inks.ink }, { x: left, baseline }),
      ]),
    )
  line('P', company.name, 17, 66)
  line('H1', copy.title, 30, 120)
  sheet.y = 136
  setParagraph(sheet, root, title, {
    style: { face: 'display', size: 14, color: inks.ink },
    leading: 18,
  })
  sheet.y += 8
  sheet.rule(inks.ink, 0.8)
  sheet.y += 10
  const column = width / 3
  const details: [string, string][] = [
    [copy.client, decision.client_name],
    [copy.kind, decisionCopy.kinds[decision.kind]],
    [copy.status, copy.statuses[decision.status]],
    [copy.author, decision.author_name],
    [copy.due, longDate(decision.due_on)],
    [copy.made, utc(now.toISOString())],
  ]
  for (let row = 0; row < details.length; row += 3) {
    const used = details
      .slice(row, row + 3)
      .map(([term, text], at) =>
        setDetail(
          sheet,
          root,
          { term, lines: [{ text }] },
          { x: left + at * column, width: column - 14 },
        ),
      )
    sheet.y += Math.max(...used) + 4
  }
}

function setSubject(sheet: Sheet, root: Element, decision: Decision): void {
  setHeading(sheet, root, copy.subject)
  const {
    document_name: name,
    document_version: version,
    body,
    shown_sha256: hash,
    part,
  } = decision
  if (name !== null) setParagraph(sheet, root, copy.document(name, version ?? 1))
  if (part) for (const text of wordsOf(part)) setParagraph(sheet, root, text)
  if (body) setParagraph(sheet, root, body)
  if (hash) {
    sheet.y += 4
    setParagraph(sheet, root, `SHA-256 ${hash}`, { style: mono, at: wide(sheet) })
  }
}

/** A milestone or an update as it was when it was asked about. */
function wordsOf(part: DecisionPart): string[] {
  const title = `${decisionCopy.parts[part.kind]}: ${part.title}`
  if (part.kind === 'update') return [title, part.body]
  const day = (term: string, on: string | null, none: string) =>
    `${term}: ${on ? longDate(on) : none}`
  return [
    title,
    day(decisionCopy.dueOn, part.due_on, decisionCopy.noDay),
    day(decisionCopy.doneOn, part.done_on, decisionCopy.notDone),
  ]
}

function setPeople(
  sheet: Sheet,
  root: Element,
  decision: Decision,
  people: DecisionPerson[],
): void {
  setParagraph(sheet, root, decision.in_turn ? decisionCopy.inTurn : decisionCopy.atOnce)
  setTable(
    sheet,
    root,
    [
      { title: copy.columns.person, width: sheet.width * 0.3 },
      { title: copy.columns.answer, width: sheet.width * 0.2 },
      { title: copy.columns.at, width: sheet.width * 0.5 },
    ],
    people.map(({ person_name, answer, answered_at, reason }) => [
      { text: person_name, style: small },
      {
        text:
          answer === 'agreed' ? decisionCopy.answers.agreed[decision.kind] : copy.answer(answer),
        style: small,
      },
      {
        text: [answered_at && utc(answered_at), reason].filter(Boolean).join(' · '),
        style: small,
      },
    ]),
    { tight: true },
  )
}

/** Each event with everything that its hash is made of and a reader can use. */
function setEvents(sheet: Sheet, root: Element, events: RecordEvent[]): void {
  for (const event of events.map(shownOf)) {
    sheet.need(60)
    sheet.y += 6
    const who = `${event.number}. ${decisionCopy.events[event.kind]} · ${event.person_name}`
    const what = [
      utc(event.created_at),
      event.document_version !== null && decisionCopy.version(event.document_version),
      event.sign_in && decisionCopy.signIn[event.sign_in],
      event.ip && decisionCopy.from(event.ip),
    ]
    const texts = [
      what.filter(Boolean).join(' · '),
      ...(event.former_name !== null && event.named_name !== null
        ? [decisionCopy.replaced(event.former_name, event.named_name)]
        : []),
      ...(event.signed_as ? [decisionCopy.signedAs(event.signed_as)] : []),
      ...(event.wording ? [event.wording] : []),
      ...(event.reason ? [event.reason] : []),
    ]
    setParagraph(sheet, root, who, { at: wide(sheet) })
    for (const text of texts)
      setParagraph(sheet, root, text, { style: small, leading: 12, at: wide(sheet) })
    if (event.signed_drawing) setDrawing(sheet, root, event.signed_drawing, event.person_name)
    const hashes = [
      ...(event.shown_sha256 ? [copy.shown(event.shown_sha256)] : []),
      copy.seal(event.sha256),
    ]
    for (const text of hashes)
      setParagraph(sheet, root, text, { style: mono, leading: 10, at: wide(sheet) })
    sheet.y += 4
    sheet.rule(inks.line, 0.5)
  }
}

const drawingWidth = 150

/** A name as it was drawn. */
function setDrawing(sheet: Sheet, root: Element, drawing: string, name: string): void {
  const scale = drawingWidth / drawingField.width
  const height = drawingField.height * scale
  sheet.need(height + 4)
  const { pdf, left, y } = sheet
  const alt = decisionCopy.drawnBy(name)
  // The library's types do not list the box, which PDF/UA asks for.
  const box = { alt, bbox: [left, y, left + drawingWidth, y + height] } as object
  root.add(
    pdf.struct('Figure', box, [
      () => {
        // Nothing of it may lie over other parts of the record.
        pdf.save().translate(left, y).scale(scale)
        pdf.rect(0, 0, drawingField.width, drawingField.height).clip().path(drawing)
        pdf.lineWidth(3).lineCap('round').lineJoin('round').strokeColor(inks.ink).stroke().restore()
      },
    ]),
  )
  sheet.y += height + 4
}

// From where staff work is not the client's business.
const hidden = { person_email: null, ip: null, agent: null, salt: null }
const shownOf = (event: RecordEvent) => (event.by_staff ? { ...event, ...hidden } : event)

const wide = ({ left, width }: Sheet) => ({ x: left, width })

const utc = (time: string) => `${time.slice(0, 10)} ${time.slice(11, 19)} UTC`
