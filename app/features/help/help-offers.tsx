import { useEffect, useState } from 'react'
import { helpOffers as copy } from '#content/help.ts'
import { type HelpOffer, helpOffersPath, leastLetters, portalHelpPath } from './help.ts'

/** Articles that may answer what is typed as the title of a ticket. They open beside the form. */
export function HelpOffers({ words }: { words: string }) {
  const offers = useOffers(words.trim())
  return (
    <>
      <p role="status" className="sr-only">
        {offers.length > 0 && copy.found(offers.length)}
      </p>
      {offers.length > 0 && (
        <section
          aria-label={copy.title}
          className="-mt-2 border-s-[3px] border-double border-verdigris bg-surface py-2 ps-4 pe-3"
        >
          <p className="label text-ink-muted">{copy.title}</p>
          <ul className="mt-1">
            {offers.map(({ slug, title, excerpt }) => (
              <li key={slug} className="border-t border-line py-1.5 first:border-t-0">
                <a
                  href={`${portalHelpPath}/${slug}`}
                  target="_blank"
                  rel="noreferrer"
                  className="text-link inline-block min-h-6 font-medium wrap-anywhere"
                >
                  {title} <span className="sr-only">{copy.newTab}</span>
                  <span aria-hidden="true">↗</span>
                </a>
                {excerpt && <p className="line-clamp-2 text-small text-ink-muted">{excerpt}</p>}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

/** Long enough that a word that is typed without a pause is asked for once. */
const pauseMilliseconds = 250

/** What fits the words. The last answer stays until the next one is there, so that nothing jumps. */
function useOffers(words: string): HelpOffer[] {
  const [offers, setOffers] = useState<HelpOffer[]>([])
  const isAsked = words.length >= leastLetters
  useEffect(() => {
    if (!isAsked) return
    const abort = new AbortController()
    const timer = setTimeout(() => {
      askFor(words, abort.signal).then(setOffers, () => {
        // Help that cannot be had is not missed: the form says nothing about it.
      })
    }, pauseMilliseconds)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [words, isAsked])
  return isAsked ? offers : []
}

async function askFor(words: string, signal: AbortSignal): Promise<HelpOffer[]> {
  const response = await fetch(`${helpOffersPath}?${new URLSearchParams({ words })}`, { signal })
  if (!response.ok || response.redirected) return []
  return ((await response.json()) as { offers: HelpOffer[] }).offers
}
