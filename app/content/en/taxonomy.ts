/** Words of the pages about sectors, capabilities and content types. */
export const taxonomyTab = 'Taxonomy'

const singular = { sectors: 'sector', capabilities: 'capability', 'content-types': 'content type' }
const plural = {
  sectors: 'Sectors',
  capabilities: 'Capabilities',
  'content-types': 'Content types',
}
type Taxonomy = keyof typeof singular

export const taxonomyPage = {
  title: taxonomyTab,
  intro:
    'Insights and published projects have these categories. The filters on the site use them, and change as soon as you save.',
  taxonomies: plural,
  about: {
    sectors: 'A published project can have one sector.',
    capabilities: 'An insight or a published project can have any number of capabilities.',
    'content-types': 'An insight can have one content type.',
  },
  nav: 'Sections of the taxonomy',
  caption: (taxonomy: Taxonomy) => `${plural[taxonomy]} in the order of the filters`,
  columns: { order: 'Order', name: 'Name', used: 'Used by', state: 'Status', actions: 'Actions' },
  up: (name: string) => `Move ${name} up`,
  down: (name: string) => `Move ${name} down`,
  used: (count: number, isCapped: boolean) => {
    if (count === 0) return 'No pages'
    return `${count.toLocaleString('en-CA')}${isCapped ? ' or more' : ''} ${count === 1 ? 'page' : 'pages'}`
  },
  active: 'Shown',
  inactive: 'Hidden',
  edit: 'Rename',
  editOf: (name: string) => `Rename ${name}`,
  turnOff: 'Hide',
  turnOffOf: (name: string) => `Hide ${name} from filters and forms`,
  turnOn: 'Show',
  turnOnOf: (name: string) => `Show ${name} in filters and forms`,
  remove: 'Delete',
  removeOf: (name: string) => `Delete ${name}`,
  empty: (taxonomy: Taxonomy) => `No ${plural[taxonomy].toLowerCase()} yet.`,
  emptyHint: 'Add the first one below. It appears in the filters immediately.',
  failure: 'Error loading the taxonomy. Please try again.',
  retry: 'Try again',
} as const

export const taxonomyForm = {
  addTitle: (taxonomy: Taxonomy) => `New ${singular[taxonomy]}`,
  editTitle: (name: string) => `Rename "${name}"`,
  fields: { name: 'Name', slug: 'Address' },
  hint: 'Use small letters, digits and hyphens. If you leave this empty, we make the address from the name. Links with an old address still work.',
  fixed: 'A page of the site has this address, so you cannot change it.',
  required: '(required)',
  optional: 'Optional',
  add: 'Add',
  adding: 'Adding...',
  save: 'Save',
  saving: 'Saving...',
  cancel: 'Cancel',
  close: 'Close',
  removeTitle: 'Delete this entry?',
  consequence: (name: string) =>
    `No page uses "${name}". It is deleted from the filters and forms. You cannot undo this. You can still restore old versions of pages that used it.`,
  confirm: 'Delete entry',
  removing: 'Deleting...',
  keep: 'Cancel',
  errors: {
    name: 'Please enter a name',
    nameLong: 'Name must be at most 100 characters',
    slug: 'Use only small letters, digits and single hyphens, at most 100 characters',
    nameTaken: 'Another entry already has this name',
    slugTaken: 'Another entry already has this address',
    fixed: 'A page of the site has this address, so you cannot change it',
    full: 'There are already 200 entries. Delete one that no page uses first',
  },
  used: (name: string) =>
    `"${name}" was not deleted, because a page uses it. Hide it, or change those pages first.`,
  done: {
    added: 'Added',
    renamed: 'Renamed',
    up: 'Moved up',
    down: 'Moved down',
    unmoved: {
      up: 'Not moved: it is the first already',
      down: 'Not moved: it is the last already',
    },
    on: 'Shown in filters and forms',
    off: 'Hidden from filters and forms',
    removed: 'Deleted',
  },
} as const
