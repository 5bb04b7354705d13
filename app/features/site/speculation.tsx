// biome-ignore-all lint/security/noDangerouslySetInnerHtml: rules of our own

import { useNonce } from '#app/ui/nonce.ts'
import { useHydrated } from '#app/ui/use-hydrated.ts'

/** Areas whose pages are made for one person, or that change something. */
const personal = [
  '/admin/*',
  '/lead_admin*',
  '/dashboard*',
  '/auth*',
  '/allied*',
  '/api/*',
  '/theme',
]

const rulesText = () =>
  JSON.stringify({
    prerender: [
      {
        where: {
          and: [
            { href_matches: '/*' },
            { not: { href_matches: [...personal, '/*.xml', '/*.json', '/*.txt', '/*.png'] } },
            { not: { selector_matches: '[download],[target=_blank]' } },
          ],
        },
        eagerness: 'moderate',
      },
    ],
  })

// The server alone writes the rules: the scripts of a page keep the element as it is and remove it.
const rules = import.meta.env.SSR ? rulesText() : ''

/** The browser makes the next page ready while a link is pointed at. The router takes this over. */
export function Speculation() {
  const nonce = useNonce()
  if (useHydrated()) return null
  return (
    <script
      type="speculationrules"
      nonce={nonce}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: rules }}
    />
  )
}
