import {
  definePlugin,
  type HtmlElement,
  HtmlValidate,
  Rule,
  StaticConfigLoader,
} from 'html-validate'

type Fault = { selector: string; why: string; isFine?: (element: HtmlElement) => boolean }

// Checks that the rules of the package leave out.
const faults: Fault[] = [
  { selector: 'dl > dd:first-child', why: 'an explanation stands before its term' },
  { selector: 'dl > div > dd:first-child', why: 'an explanation stands before its term' },
  {
    selector: 'select[required] > option:first-child',
    why: 'a required choice begins with an empty one, or is not required',
    isFine: (option) => option.getAttributeValue('value') === '',
  },
]

class OtherFaults extends Rule {
  setup() {
    this.on('dom:ready', ({ document }) => {
      for (const { selector, why, isFine } of faults) {
        for (const element of document.querySelectorAll(selector)) {
          if (!isFine?.(element)) this.report(element, why)
        }
      }
    })
  }
}

/** The package resolves its configuration, a table of all elements, again for every page. */
class KeptConfigLoader extends StaticConfigLoader {
  private kept?: ReturnType<StaticConfigLoader['getConfigFor']>
  override getConfigFor(handle: string) {
    this.kept ??= super.getConfigFor(handle)
    return this.kept
  }
}

const validator = new HtmlValidate(
  new KeptConfigLoader({
    root: true,
    extends: ['html-validate:standard', 'html-validate:a11y'],
    plugins: [definePlugin({ name: 'unordin', rules: { 'other-faults': OtherFaults } })],
    rules: {
      'other-faults': 'error',
      // A table displayed as blocks loses its roles, so they are written out.
      'no-redundant-role': 'off',
      // One list of pages for wide screens and one for phones: only one of them is shown.
      'unique-landmark': 'off',
      // Style advice; the standard allows both.
      'aria-label-misuse': 'off',
      'prefer-native-element': 'off',
    },
  }),
)

/** What is invalid in a page as it was served, one line each. */
export async function htmlFaults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html)
  const messages = results.flatMap((result) => result.messages)
  return [
    ...messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    // The package does not check drawings.
    ...(html.match(/<g\b[^>]* vector-effect=[^>]*>/g) ?? []).map(
      (group) => `a group takes no vector-effect, its shapes do: ${group}`,
    ),
  ]
}
