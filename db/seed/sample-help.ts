import type { SampleHelpArticle } from './sample.ts'

// Every file of the folder is an article: to add one, add a file.
const files = import.meta.glob<SampleHelpArticle>('./help/*.data.ts', {
  eager: true,
  import: 'default',
})

/** The help articles of a new installation. */
export const sampleHelp = Object.values(files)
