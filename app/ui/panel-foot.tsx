import { MrzLine } from './mrz-line.tsx'
import { WaveBand } from './wave-band.tsx'

/** The bottom line of portal and admin panel, which shows where a short page ends. Decorative. */
export function PanelFoot({ text, className }: { text: string; className: string }) {
  return (
    <div aria-hidden="true" className="no-print mt-12">
      <WaveBand />
      <div className={className}>
        <MrzLine text={text} className="py-4" />
      </div>
    </div>
  )
}
