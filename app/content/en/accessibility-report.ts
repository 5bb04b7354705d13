/** The results of the VPAT, by the names that OpenACR gives them. */
export type Conformance = 'supports' | 'partially-supports' | 'does-not-support' | 'not-applicable'

export type Criterion = {
  id: string
  name: string
  level: 'A' | 'AA'
  result: Conformance
  remarks: string
}

const a = (id: string, name: string, remarks: string, result: Conformance = 'supports') =>
  ({ id, name, level: 'A', result, remarks }) as const
const aa = (id: string, name: string, remarks: string, result: Conformance = 'supports') =>
  ({ id, name, level: 'AA', result, remarks }) as const
const none = 'not-applicable'

/** Every criterion of WCAG 2.2 at levels A and AA, in its order. 4.1.1 is no longer part of it. */
export const criteria: readonly Criterion[] = [
  a('1.1.1', 'Non-text Content', 'Drawings are hidden from assistive technology or have a text.'),
  a(
    '1.2.1',
    'Audio-only and Video-only (Prerecorded)',
    'There is no recorded audio or video.',
    none,
  ),
  a('1.2.2', 'Captions (Prerecorded)', 'There is no video.', none),
  a('1.2.3', 'Audio Description or Media Alternative (Prerecorded)', 'There is no video.', none),
  aa('1.2.4', 'Captions (Live)', 'There is no live video.', none),
  aa('1.2.5', 'Audio Description (Prerecorded)', 'There is no video.', none),
  a(
    '1.3.1',
    'Info and Relationships',
    'Headings, lists, tables, labels and groups are in the code.',
  ),
  a('1.3.2', 'Meaningful Sequence', 'The order in the code is the order of reading.'),
  a('1.3.3', 'Sensory Characteristics', 'No instruction depends on shape, place or sound alone.'),
  aa('1.3.4', 'Orientation', 'Pages work upright and sideways.'),
  aa('1.3.5', 'Identify Input Purpose', 'Fields about the person name their purpose in the code.'),
  a('1.4.1', 'Use of Color', 'A state is always also a word. Links in text are underlined.'),
  a('1.4.2', 'Audio Control', 'The assistant speaks only after a press, and a button stops it.'),
  aa('1.4.3', 'Contrast (Minimum)', 'Measured on every page in both themes.'),
  aa('1.4.4', 'Resize Text', 'Pages work at 200% and at 400%.'),
  aa(
    '1.4.5',
    'Images of Text',
    'All text is text. The logo is an exception that the criterion allows.',
  ),
  aa('1.4.10', 'Reflow', 'At 320 pixels no page scrolls sideways. Tables become labelled rows.'),
  aa('1.4.11', 'Non-text Contrast', 'Borders of fields have at least 3.5 to 1, the focus 6 to 1.'),
  aa(
    '1.4.12',
    'Text Spacing',
    'With wider spacing no text is lost. Previews of long texts are shorter; the whole text is one link away.',
  ),
  aa(
    '1.4.13',
    'Content on Hover or Focus',
    'Menus stay open while the pointer is on them, and Escape closes them.',
  ),
  a('2.1.1', 'Keyboard', 'All main tasks were done with the keyboard alone.'),
  a(
    '2.1.2',
    'No Keyboard Trap',
    'Tab leaves every part, the text editor too. Escape closes what is open.',
  ),
  a(
    '2.1.4',
    'Character Key Shortcuts',
    'Keys of one letter or sign act without Ctrl or Alt. The key / goes to the search. In lists, the key x selects the row with the focus. They can be turned off in the account and on the page about accessibility.',
  ),
  a(
    '2.2.1',
    'Timing Adjustable',
    'After a long pause you sign in again, and your text is kept. Codes for signing in and calls that are not confirmed have a fixed time.',
    'partially-supports',
  ),
  a(
    '2.2.2',
    'Pause, Stop, Hide',
    'Nothing moves by itself for more than 5 seconds. With less motion set in your system, nothing moves.',
  ),
  a('2.3.1', 'Three Flashes or Below Threshold', 'Nothing flashes.'),
  a('2.4.1', 'Bypass Blocks', 'The first link of each page leads to its content.'),
  a('2.4.2', 'Page Titled', 'Each page has a title of its own.'),
  a(
    '2.4.3',
    'Focus Order',
    'The focus follows the order of reading. It returns to its place when a dialog closes.',
  ),
  a('2.4.4', 'Link Purpose (In Context)', 'Links say where they lead.'),
  aa('2.4.5', 'Multiple Ways', 'Menu, footer, search and a site map for programs.'),
  aa('2.4.6', 'Headings and Labels', 'Headings and labels say what follows.'),
  aa(
    '2.4.7',
    'Focus Visible',
    'A ring of 2 pixels is around what has the focus, also with forced colours.',
  ),
  aa('2.4.11', 'Focus Not Obscured (Minimum)', 'Nothing covers what has the focus.'),
  a(
    '2.5.1',
    'Pointer Gestures',
    'A single press or tap is always enough. The carousel also has buttons.',
  ),
  a('2.5.2', 'Pointer Cancellation', 'Things happen when a press ends, not when it begins.'),
  a('2.5.3', 'Label in Name', 'The name in the code contains the visible label.'),
  a('2.5.4', 'Motion Actuation', 'Nothing is controlled by moving the device.', none),
  aa('2.5.7', 'Dragging Movements', 'Nothing needs dragging. Files are chosen with a button.'),
  aa(
    '2.5.8',
    'Target Size (Minimum)',
    'Targets are at least 24 by 24 pixels, or have enough space around them.',
  ),
  a('3.1.1', 'Language of Page', 'Each page names its language.'),
  aa(
    '3.1.2',
    'Language of Parts',
    'Pages are in one language. Sentences of the assistant in French, German, Spanish or Portuguese are marked.',
  ),
  a('3.2.1', 'On Focus', 'The focus alone changes nothing.'),
  a('3.2.2', 'On Input', 'A choice alone sends nothing. A button sends it.'),
  aa('3.2.3', 'Consistent Navigation', 'Menu and footer are the same on all pages.'),
  aa('3.2.4', 'Consistent Identification', 'The same function has the same name everywhere.'),
  a(
    '3.2.6',
    'Consistent Help',
    'Contact, assistant and mailbox are in the same places on all pages of the website.',
  ),
  a(
    '3.3.1',
    'Error Identification',
    'An error stands beside its field, is linked to it, and gets the focus.',
  ),
  a(
    '3.3.2',
    'Labels or Instructions',
    'Every field has a visible label. Required fields are marked.',
  ),
  aa('3.3.3', 'Error Suggestion', 'An error says what to enter.'),
  aa(
    '3.3.4',
    'Error Prevention (Legal, Financial, Data)',
    'Deleting asks first. An invoice is shown before it is sent.',
  ),
  a('3.3.7', 'Redundant Entry', 'What was entered stays in the form, also after an error.'),
  aa(
    '3.3.8',
    'Accessible Authentication (Minimum)',
    'Passwords and codes can be pasted, and password managers work. A passkey needs no memory. There is no puzzle.',
  ),
  a(
    '4.1.2',
    'Name, Role, Value',
    'Own controls follow the patterns of WAI-ARIA. Checked in the accessibility tree.',
  ),
  aa('4.1.3', 'Status Messages', 'Messages are announced without a change of focus.'),
]

export type Gap = {
  /** The criteria that it keeps from being met. */
  criteria: readonly string[]
  /** The rules of axe that find it; empty when no program does. */
  rules: readonly string[]
  title: string
  text: string
  plan: string
}

/** What does not conform. Every result that is not "supports" has its reason here. */
export const gaps: readonly Gap[] = [
  {
    criteria: ['2.2.1'],
    rules: [],
    title: 'Some steps have a fixed time',
    text: 'A code for signing in works for 10 minutes. A call that you have not confirmed is kept for 15 minutes when many people book. You cannot extend these times, but you can begin again.',
    plan: 'The times protect accounts and free appointments. They stay as they are.',
  },
]

export type HandTest = {
  criteria: readonly string[]
  done: string
  where: string
  result: 'passed' | 'mended' | 'failed'
  found: string
  /** As `yyyy-mm-dd`. */
  date: string
}

const day = '2026-11-22'
const mendedOn = '2026-11-23'
const main =
  'Contact, get started, blueprint, assistant, sign-in, portal ticket with a file, leads, article editor'
const probed = '58 pages of the website, the portal and the panel'

/** The protocol of what was tested by hand, in Chromium. */
export const handTests: readonly HandTest[] = [
  {
    criteria: ['2.1.1', '2.1.2'],
    done: 'Did the main tasks with the keyboard alone, from the first Tab to the confirmation. Entered and left each menu, dialog, calendar and the text editor.',
    where: main,
    result: 'passed',
    found: 'Every task could be finished. Nothing held the focus.',
    date: day,
  },
  {
    criteria: ['2.4.3'],
    done: 'Followed links and sent forms with the keyboard and looked where the focus was on the next page.',
    where: 'Client portal, staff panel and demo dashboard',
    result: 'mended',
    found:
      'After a link that leads to another page, the focus was lost. Now it is on the heading of the new page.',
    date: day,
  },
  {
    criteria: ['2.4.3', '2.4.7', '2.4.11', '1.4.11'],
    done: 'Pressed Tab through whole pages. At each stop: is a ring visible, is anything over it, is the order that of reading?',
    where: probed,
    result: 'passed',
    found:
      'About 2,450 stops. Each shows a ring, and nothing covers it. The date fields show the ring of the browser.',
    date: day,
  },
  {
    criteria: ['2.4.1'],
    done: 'Pressed Tab and Enter on a new page.',
    where: 'Home page, portal, panel',
    result: 'passed',
    found: 'The first stop leads to the content, and the next stop is in it.',
    date: day,
  },
  {
    criteria: ['1.3.1', '4.1.2'],
    done: 'Read names, roles, states and descriptions of the controls in the accessibility tree: menus, tabs, windows, fields, calendar, carousel, assistant, editor.',
    where: main,
    result: 'passed',
    found: 'Menus say if they are open. Fields have a name, a description and their error.',
    date: day,
  },
  {
    criteria: ['2.5.3'],
    done: 'Compared the visible label of each control with its name in the code.',
    where: '8 pages of the website',
    result: 'passed',
    found: 'Each name contains the visible words.',
    date: day,
  },
  {
    criteria: ['1.4.4', '1.4.10'],
    done: 'Set the window to 320 pixels, which is a zoom of 400% on 1280 pixels.',
    where: probed,
    result: 'passed',
    found: 'No page scrolls sideways. Tables become labelled rows.',
    date: day,
  },
  {
    criteria: ['1.4.12'],
    done: 'Set line height 1.5, paragraph space 2, letter space 0.12 and word space 0.16, at 1280 and at 320 pixels. Looked for text that is cut off.',
    where: probed,
    result: 'mended',
    found: 'At 320 pixels the last name of the breadcrumbs was cut off. Now it goes to a new line.',
    date: day,
  },
  {
    criteria: ['1.4.3'],
    done: 'Measured the text over lines, shades and drawings, which the program leaves to a person, against its ground.',
    where: '60 pages in both themes',
    result: 'passed',
    found: 'Texts have at least 4.5 to 1 against the ground below the lines.',
    date: day,
  },
  {
    criteria: ['1.4.11'],
    done: 'Computed the contrast of borders of fields, of the focus ring and of the marks in charts with their ground.',
    where: 'Both themes',
    result: 'passed',
    found: 'Borders have 3.5 to 1 or more, the focus ring 6 to 1 or more, marks 4.9 to 1 or more.',
    date: day,
  },
  {
    criteria: ['2.2.2', '2.3.1'],
    done: 'Looked for everything that moves by itself, with and without the setting for less motion.',
    where: '8 pages of the website; 58 pages with less motion',
    result: 'mended',
    found:
      'The drawing of the home page turned without an end. Now it comes to rest after 5 seconds. With less motion nothing moves.',
    date: day,
  },
  {
    criteria: ['1.4.1', '1.4.11', '2.4.7'],
    done: 'Used forced colours, as in the high contrast mode of Windows.',
    where: 'Home, contact, booking, pricing, blueprint, sign-in, leads, settings, visits',
    result: 'passed',
    found: 'Text, borders, states and focus are visible.',
    date: day,
  },
  {
    criteria: ['3.3.1', '3.3.3', '4.1.3'],
    done: 'Sent forms empty and with wrong entries. Read what is announced and where the focus goes.',
    where: 'Contact, get started, blueprint, sign-in',
    result: 'passed',
    found:
      'The focus goes to the first wrong field, whose message is linked to it. A wrong password is announced as an alert.',
    date: day,
  },
  {
    criteria: ['4.1.3'],
    done: 'Recorded the live regions while a form was sent, a file was uploaded, a list was searched and the assistant answered.',
    where: 'Contact, get started, portal ticket, leads, assistant',
    result: 'passed',
    found: 'Sent, progress of the upload, number of results, step and answer are announced.',
    date: day,
  },
  {
    criteria: ['2.5.8', '2.5.7', '2.5.1'],
    done: 'Ran the rule for the size of targets on all pages. Looked for everything that needs dragging or a gesture.',
    where: 'All pages',
    result: 'passed',
    found: 'Targets are large enough. Files, carousel and calendar have buttons.',
    date: day,
  },
  {
    criteria: ['3.2.6', '3.2.3'],
    done: 'Compared the place of contact, assistant and mailbox on several pages.',
    where: 'Website at 1280 and 360 pixels',
    result: 'passed',
    found: 'They are at the same place in the same order.',
    date: day,
  },
  {
    criteria: ['3.3.7', '3.3.4'],
    done: 'Went back and forward in forms, and sent them with an error. Looked for anything that must be entered a second time.',
    where: 'Get started, contact, portal ticket',
    result: 'passed',
    found: 'All entries stay. Closing a new ticket keeps its text.',
    date: day,
  },
  {
    criteria: ['3.3.8'],
    done: 'Looked at the purpose of the fields, pasted a password, and looked for puzzles.',
    where: 'Both sign-in pages and the page for the code',
    result: 'passed',
    found:
      'Password managers and pasting work, and so do passkeys. The check for abuse asks the visitor nothing.',
    date: day,
  },
  {
    criteria: ['2.1.4'],
    done: 'Looked for keys that act without Control, Alt or Shift.',
    where: 'Website, portal and panel',
    result: 'mended',
    found:
      'The key / could not be turned off. Now one setting turns it off, and the key x too, on the website, in the portal and in the panel.',
    date: mendedOn,
  },
  {
    criteria: ['3.1.1', '3.1.2'],
    done: 'Looked for text in another language than the page.',
    where: 'Website and assistant',
    result: 'mended',
    found:
      'The assistant did not mark sentences in another language. Now it marks French, German, Spanish and Portuguese.',
    date: mendedOn,
  },
]

/** What was not tested, so that nobody has to guess. */
export const notTested = [
  'No screen reader was used. We read the accessibility tree of the browser in its place.',
  'No person with a disability has tested the product for this report.',
  'Only Chromium was used, on a computer. Firefox, Safari, telephones and tablets were not.',
  'Speech input, switches and screen magnifiers were not used.',
  'PDF documents are tagged and have a title and a language. We did not check them against PDF/UA.',
] as const
