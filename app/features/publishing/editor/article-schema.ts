import Image from '@tiptap/extension-image'
import { TableKit } from '@tiptap/extension-table'
import StarterKit from '@tiptap/starter-kit'
import { isLinkAddress, isPictureAddress } from '#app/features/insights/article-address.ts'

const Picture = Image.extend({
  addAttributes: () => ({
    src: { default: null },
    alt: { default: '' },
    width: { default: null },
    height: { default: null },
  }),
  parseHTML: () => [
    {
      tag: 'img[src]',
      getAttrs: (element) => (isPictureAddress(element.getAttribute('src') ?? '') ? null : false),
    },
  ],
  // Markdown could add pictures from other sites and without a description.
  addInputRules: () => [],
})

/**
 * The elements of an article: the same that app/features/insights/article-html.server.ts allows.
 */
export const articleExtensions = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    underline: false,
    link: {
      openOnClick: false,
      autolink: false,
      HTMLAttributes: { rel: null, target: null },
      isAllowedUri: (address) => isLinkAddress(address),
    },
  }),
  Picture,
  TableKit.configure({ table: { resizable: false } }),
]

/** Changes headings of other levels to those that an article may have. */
export function asArticle(html: string): string {
  return html.replaceAll(/<(\/?)h1\b/gi, '<$1h2').replaceAll(/<(\/?)h[4-6]\b/gi, '<$1h3')
}
