import type { Answers } from '#app/features/leads/get-started.ts'

const places = 44

/** Text for a machine line: capitals without accents, every other character is `<`. */
function machineText(text: string): string {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toUpperCase()
  return plain
    .replaceAll(/[^A-Z0-9<]+/g, '<')
    .padEnd(places, '<')
    .slice(0, places)
}

/** Machine lines (MRZ). Decorative: everything in them is also elsewhere on the page. */
export function MachineLines({ lines }: { lines: readonly string[] }) {
  return (
    <div
      aria-hidden="true"
      className="label mt-9 overflow-hidden border-t border-line pt-4 leading-relaxed text-ink-muted select-none"
    >
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change their order
        <p key={index} className="whitespace-nowrap">
          {machineText(line)}
        </p>
      ))}
    </div>
  )
}

/** The typed answers as machine lines. */
export function MachineZone({ answers }: { answers: Answers }) {
  const { firstName, lastName, company, companySize, primaryInterest, timeline, budget } = answers
  const [who, what] = [
    ['D<UNORDIN', lastName, firstName],
    [company?.slice(0, 16), companySize, primaryInterest, timeline, budget],
  ].map((parts) => parts.filter(Boolean).join('<<'))
  return <MachineLines lines={[who ?? '', what ?? '']} />
}
