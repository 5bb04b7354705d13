import { readFileSync } from 'node:fs'
import satori, { type Font } from 'satori'
import { company } from '#content/company.ts'
import { card, plate } from './engraving.server.ts'
import { machineLine, measure, places, type ShareCard, titleSize } from './setting.ts'

type Style = Record<string, string | number>
type Element = { type: 'div'; props: { style: Style; children: string | Element[] } }

const box = (style: Style, children: string | Element[]): Element => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children },
})

const margin = 78

/** The words of a page's card, set as outlines: an SVG without a ground. */
export function drawText(page: ShareCard, ink: (token: string) => string): Promise<string> {
  const { title, note } = page
  const words = box(
    { position: 'relative', width: card.width, height: card.height, color: ink('ink') },
    [
      box(
        {
          position: 'absolute',
          left: margin + 54,
          top: 79,
          fontFamily: 'Fraunces',
          fontWeight: 600,
          fontSize: 30,
          letterSpacing: '-0.01em',
        },
        company.name,
      ),
      box(
        {
          position: 'absolute',
          left: margin,
          top: 140,
          width: measure,
          height: plate.zone - 140 - 62,
          flexDirection: 'column',
          justifyContent: 'center',
        },
        [
          box(
            {
              fontFamily: 'Fraunces Display',
              fontSize: titleSize(title),
              lineHeight: 1.02,
              letterSpacing: '-0.02em',
              textWrap: 'balance',
            },
            title,
          ),
          box(
            {
              marginTop: 22,
              width: 500,
              fontFamily: 'Instrument Sans',
              fontSize: 26,
              lineHeight: 1.35,
              textWrap: 'balance',
              color: ink('ink-muted'),
            },
            note,
          ),
        ],
      ),
      box(
        {
          position: 'absolute',
          left: margin,
          top: 472,
          fontFamily: 'Plex Mono',
          fontSize: 16,
          letterSpacing: '0.09em',
          color: ink('ink-muted'),
        },
        company.tagline.toUpperCase(),
      ),
      box(
        {
          position: 'absolute',
          left: margin,
          top: 533,
          fontFamily: 'Plex Mono',
          fontSize: 28,
          letterSpacing: (card.width - 2 * margin) / places - 28 * 0.6,
          whiteSpace: 'pre',
        },
        machineLine(page),
      ),
    ],
  )
  return satori(words as never, { ...card, fonts: fonts() })
}

const read = (url: string) => readFileSync(new URL(url))

function fonts(): Font[] {
  return [
    {
      name: 'Fraunces Display',
      data: read(import.meta.resolve('#app/ui/fonts/fraunces-display.woff2')),
      weight: 400,
    },
    {
      name: 'Fraunces',
      data: read(import.meta.resolve('@fontsource/fraunces/files/fraunces-latin-600-normal.woff')),
      weight: 600,
    },
    {
      name: 'Plex Mono',
      data: read(
        import.meta.resolve('@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-400-normal.woff'),
      ),
      weight: 400,
    },
    {
      name: 'Instrument Sans',
      data: read(
        import.meta.resolve(
          '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
        ),
      ),
      weight: 400,
    },
  ]
}
