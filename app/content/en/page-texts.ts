/** Words of the panel's pages for the texts of the site's own pages. */
export const pagesTab = 'Pages'

/** Names of the blocks of a page; others are named by their place in the copy. */
const blocks: Record<string, string> = {
  meta: 'For search engines and social networks',
  headline: 'Headline',
  lead: 'Introduction',
  hero: 'Opening',
  action: 'Last block',
  questions: 'Questions and answers',
  safeguards: 'Security and standards',
  outcomes: 'Figures',
  related: 'Related pages',
  change: 'Before and after',
}

const words = (key: string) => key.replaceAll(/([A-Z])/g, ' $1').toLowerCase()
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** A block's name, by the first part of the places of its texts. */
export const blockName = (key: string): string => blocks[key] ?? capital(words(key))

/** A text's name, by its place: `questions.items.0.answer` is "Items 1, answer". */
export function fieldName(path: string): string {
  const [first = '', ...rest] = path.split('.')
  const parts = rest.length > 0 ? rest : [first]
  const named = parts.map((part) => (/^\d+$/.test(part) ? String(Number(part) + 1) : words(part)))
  return capital(named.join(' ').replaceAll(/ (\d+) (?=\D)/g, ' $1, '))
}

export const pagesList = {
  title: pagesTab,
  intro:
    "Here you change the texts of the site's pages. Visitors read your version until you go back to the original.",
  caption: 'Pages with the state of their texts',
  columns: { page: 'Page', state: 'Status', changed: 'Last published', draft: 'Draft' },
  states: {
    original: 'Original',
    changed: 'Changed',
    outdated: 'The original has changed',
  },
  searchLabel: 'Search',
  searchPlaceholder: 'Search by name or address...',
  allStates: 'All statuses',
  withDraft: 'With a draft',
  found: (count: number) => (count === 1 ? '1 page' : `${count} pages`),
  pages: 'Pages of the list',
  empty: 'The site has no pages.',
  noMatch: 'No page has this name or state.',
  texts: (count: number) => (count === 1 ? '1 text changed' : `${count} texts changed`),
  never: 'Never',
  noDraft: 'No draft',
  draftBy: (who: string | null) => (who ? `Saved by ${who}` : 'Saved'),
  failure: 'The pages could not be loaded. Please try again.',
} as const

export const pageEditor = {
  metaTitle: (page: string) => `Texts of ${page}`,
  back: 'All pages',
  onSite: 'See it on the site',
  about: (fields: number) =>
    `${fields} texts, in the order of the page. You can change each text, but you cannot add or remove blocks and list items.`,
  draft: {
    none: 'There is no draft. What you see here is what visitors read.',
    shown: (who: string | null, when: string) =>
      `You see a draft, saved by ${who ?? 'somebody'} on ${when}. Visitors do not see it.`,
    discard: 'Discard the draft',
    discarded: 'Draft discarded',
  },
  save: 'Save draft',
  saveAndPreview: 'Save draft and preview',
  publish: 'Publish',
  saved: 'Draft saved',
  published: 'Published',
  nothing: 'There is nothing to publish: visitors read these texts already.',
  toOriginal: 'Back to the original',
  toOriginalOf: (field: string) => `Back to the original: ${field}`,
  fieldReset: 'The draft has the original text again',
  whole: {
    title: 'The whole page',
    text: 'Visitors see the original texts and the original share image at once. Your published version stays in the history.',
    button: 'Back to the original page',
    done: 'The page is the original again',
    elsewhere:
      'Somebody has saved this page since you opened it, so nothing was done. Load the page again to see what is saved now.',
  },
  original: 'Original',
  limit: (count: number) => `At most ${count} characters`,
  fixed: {
    figure: 'A figure of the company. It is the same on all pages, so you cannot change it here.',
    specified: 'The specification of the site fixes this text.',
    drawing: 'This text is part of the drawing, so you cannot change it here.',
  },
  outdated: {
    notice: (count: number) =>
      count === 1
        ? 'The original of one text has changed since you replaced it. Your text is still shown; look at it below.'
        : `The originals of ${count} texts have changed since you replaced them. Your texts are still shown; look at them below.`,
    was: 'Original when it was replaced',
    now: 'Original now',
    keep: 'Keep our text',
  },
  gone: {
    title: 'Texts that are no longer on the page',
    text: 'The new version of the page does not have these texts, so visitors do not see them. They are kept until you remove them.',
    remove: 'Remove it with the next save',
  },
  stale: {
    title: (who: string | null) =>
      `${who ?? 'Somebody else'} saved this page while you were editing.`,
    text: 'These texts differ from your form:',
    same: 'What is saved is the same as your form.',
    again: 'Your form still has what you typed. If you save again, it replaces what is saved.',
  },
  invalid: (count: number) =>
    count === 1
      ? 'One text cannot be saved. Look for the message beside it.'
      : `${count} texts cannot be saved. Look for the messages beside them.`,
  errors: {
    empty: 'Write a text, or go back to the original',
    long: (limit: number, length: number) => `At most ${limit} characters; this has ${length}`,
    markup: 'Plain text only: leave out the signs < and >',
    control: 'There is an invisible control character in this text; type it again',
    figures: (figures: string) => `Keep the figure as it is: ${figures}`,
  },
  share: {
    title: 'Share image',
    text: 'Social networks show it beside a link to this page. If you upload none, the product makes one from the title and the description.',
    file: 'Picture',
    hint: 'PNG, JPEG, WebP or AVIF; best 1200 by 630 pixels, at most 10 MB',
    upload: 'Put it into the draft',
    remove: 'Use the automatic image',
    printed: 'Made by the product',
    uploaded: 'The picture is in the draft',
    removed: 'The automatic image is in the draft again',
    current: 'The share image of this page',
    alt: (page: string) => `Share image of ${page}`,
  },
  kept: {
    lost: 'Your texts were not saved, because we could not reach the server. What you typed is still in the form. Check the connection and save again.',
  },
  preview: {
    title: 'Preview',
    widths: {
      large: (width: number) => `Large screen, ${width} pixels`,
      phone: (width: number) => `Phone, ${width} pixels`,
    },
    tab: 'Open in a new tab',
    close: 'Close the preview',
    ofDraft: 'You see the saved draft. Save to see what you have typed since.',
    ofPublished: 'There is no draft. You see the page as visitors read it.',
    frame: (page: string, width: number) => `Preview of ${page}, ${width} pixels wide`,
  },
} as const

export const pageHistory = {
  title: 'History',
  text: 'All published versions are kept. If you restore a version, it is published again as a new one.',
  empty: 'Nothing has been published here so far: the page is the original.',
  caption: 'Published versions, newest first',
  columns: { version: 'Version', what: 'What', changed: 'Changed', who: 'By', when: 'When' },
  number: (version: number) => `Version ${version}`,
  moves: { publish: 'Published', restore: 'Restored', original: 'Back to the original' },
  restoredFrom: (version: number) => `from version ${version}`,
  texts: (count: number) => (count === 1 ? '1 text' : `${count} texts`),
  nobody: 'Unknown',
  pages: 'Pages of the history',
  metaTitle: (version: number, page: string) => `Version ${version}: ${page}`,
  back: 'Back to editing',
  of: (page: string) => `of ${page}`,
  how: 'How',
  by: 'By',
  at: 'Published',
  compare: 'Compare',
  withBefore: 'What it changed',
  withNow: 'What restoring it would change',
  same: 'No text differs.',
  share: 'The share image is different.',
  restore: 'Restore this version',
  restoring: 'Restoring...',
  restoreHint: 'It is published at once, as a new version.',
  restored: (version: number) => `Version ${version} is published again`,
  stale:
    'Somebody published this page while you were looking at it. Check it again before you restore a version.',
} as const
