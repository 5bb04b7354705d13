import type { Answers } from '#app/features/leads/get-started.ts'

const places = 44

/** Letters as a passport's foot has them: without accents, everything else a filler. */
function machineText(text: string): string {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toUpperCase()
  return plain
    .replaceAll(/[^A-Z0-9<]+/g, '<')
    .padEnd(places, '<')
    .slice(0, places)
}

/** Lines like the foot of a passport's page. Decorative: all of it stands elsewhere too. */
export function MachineLines({ lines }: { lines: readonly string[] }) {
  return (
    <div
      aria-hidden="true"
      className="label mt-9 overflow-hidden border-t border-line pt-4 leading-relaxed text-ink-muted select-none"
    >
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change places
        <p key={index} className="whitespace-nowrap">
          {machineText(line)}
        </p>
      ))}
    </div>
  )
}

/** The answers as they are typed, written where a machine would read them. */
export function MachineZone({ answers }: { answers: Answers }) {
  const { firstName, lastName, company, companySize, primaryInterest, timeline, budget } = answers
  const [who, what] = [
    ['D<UNORDIN', lastName, firstName],
    [company?.slice(0, 16), companySize, primaryInterest, timeline, budget],
  ].map((parts) => parts.filter(Boolean).join('<<'))
  return <MachineLines lines={[who ?? '', what ?? '']} />
}
