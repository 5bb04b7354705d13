/**
 * Where this visit began, as the browser itself remembers it: the address that this document was opened
 * with, also after other pages were shown in it, and the page before. Nothing is stored in the browser.
 *
 * @returns two addresses, each empty when it is unknown
 */
export function visitBegan(): { landing: string; referrer: string } {
  const landing = performance.getEntriesByType('navigation')[0]?.name ?? ''
  const { referrer } = document
  const isInside = referrer.startsWith(`${location.origin}/`)
  // A visitor who follows a link before the scripts are there opens a second document.
  if (isInside && !landing.includes('utm_')) return { landing: referrer, referrer: '' }
  return { landing, referrer }
}
