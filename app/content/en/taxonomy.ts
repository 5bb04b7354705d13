/** Words of the pages on what insights and projects are filed under. */
export const taxonomyTab = 'Taxonomy'

const singular = { sectors: 'sector', capabilities: 'capability', 'content-types': 'content type' }
type Taxonomy = keyof typeof singular

export const taxonomyPage = {
  title: taxonomyTab,
  intro:
    'What insights and published projects are filed under. The filters of the site follow every change at once.',
  taxonomies: {
    sectors: 'Sectors',
    capabilities: 'Capabilities',
    'content-types': 'Content types',
  },
  about: {
    sectors: 'A published project stands in one sector at most.',
    capabilities: 'Insights and published projects show any number of capabilities.',
    'content-types': 'An insight is of one content type at most.',
  },
  nav: 'What things are filed under',
  caption: (taxonomy: Taxonomy) => `Each ${singular[taxonomy]}, in the order of the filters`,
  columns: { order: 'Order', name: 'Name', used: 'In use', state: 'Filter', actions: 'Actions' },
  up: (name: string) => `Move ${name} up`,
  down: (name: string) => `Move ${name} down`,
  used: (count: number, isCapped: boolean) => {
    if (count === 0) return 'Nothing'
    return `${count.toLocaleString('en-CA')}${isCapped ? ' or more' : ''} ${count === 1 ? 'page' : 'pages'}`
  },
  active: 'Offered',
  inactive: 'Hidden',
  edit: 'Rename',
  editOf: (name: string) => `Rename ${name}`,
  turnOff: 'Hide',
  turnOffOf: (name: string) => `Hide ${name} from filters and forms`,
  turnOn: 'Offer',
  turnOnOf: (name: string) => `Offer ${name} in filters and forms`,
  remove: 'Delete',
  removeOf: (name: string) => `Delete ${name}`,
  empty: (taxonomy: Taxonomy) => `There is no ${singular[taxonomy]} so far.`,
  emptyHint: 'Add the first one below. It appears in the filters at once.',
  failure: 'The list could not be loaded. Please try again.',
  retry: 'Try again',
} as const

export const taxonomyForm = {
  addTitle: (taxonomy: Taxonomy) => `New ${singular[taxonomy]}`,
  editTitle: (name: string) => `Rename "${name}"`,
  fields: { name: 'Name', slug: 'Address' },
  hint: 'Small letters, digits and hyphens; made from the name when empty. Filters name it; links with an earlier one lead on.',
  fixed: 'A page of the site has this address, so it stays.',
  required: 'required',
  optional: 'Optional',
  add: 'Add',
  adding: 'Adding...',
  save: 'Save',
  saving: 'Saving...',
  cancel: 'Cancel',
  close: 'Close',
  removeTitle: 'Delete for good?',
  consequence: (name: string) =>
    `Nothing is filed under "${name}". It disappears from the filters and forms; versions that name it can still be restored without it.`,
  confirm: 'Delete for good',
  removing: 'Deleting...',
  keep: 'Keep it',
  errors: {
    name: 'Please give it a name',
    nameLong: 'At most 100 characters',
    slug: 'Only small letters, digits and single hyphens, at most 100',
    nameTaken: 'There is one with this name already',
    slugTaken: 'There is one with this address already',
    fixed: 'This address belongs to a page of the site and cannot change',
    full: 'There are 200 already. Delete one that nothing is filed under first.',
  },
  used: (name: string) =>
    `"${name}" cannot be deleted: something is filed under it. Hide it, or file those pages elsewhere first.`,
  done: {
    added: 'Added',
    renamed: 'Saved',
    up: 'Moved up',
    down: 'Moved down',
    on: 'Offered again',
    off: 'Hidden from filters and forms',
    removed: 'Deleted',
  },
} as const
