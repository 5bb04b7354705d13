/** Words of notes and tasks on the pages of people and organizations. */
export const recordNotes = {
  tasks: {
    title: 'Tasks',
    empty: 'Nothing to do.',
    due: (day: string) => `Due ${day}`,
    late: 'Late',
    by: (name: string) => `for ${name}`,
    done: (name: string, day: string) => `Done by ${name}, ${day}`,
    markDone: 'Done',
    markDoneOf: (title: string) => `Mark as done: ${title}`,
    reopen: 'Open again',
    reopenOf: (title: string) => `Open again: ${title}`,
    fold: 'New task',
    fields: { title: 'What is to be done', due: 'Due', owner: 'Owner' },
    nobody: 'Nobody',
    add: 'Add task',
    adding: 'Adding...',
    added: 'Task added',
    changed: { done: 'Task done', open: 'Task is open again' },
  },
  notes: {
    title: 'Add a note',
    label: 'Note',
    hint: 'Only staff can see this. Write @ and a name to tell somebody by email, such as @Ada Roy.',
    add: 'Add note',
    adding: 'Adding...',
    added: 'Note added',
    told: (count: number) =>
      count === 0
        ? undefined
        : count === 1
          ? 'One colleague gets an email.'
          : `${count} colleagues get an email.`,
  },
  errors: {
    body: 'Please enter a note',
    bodyLong: 'Note must be at most 5000 characters',
    title: 'Say what is to be done.',
    titleLong: 'Use at most 300 characters.',
    due: 'Choose a day.',
    owner: 'Choose a member of staff from the list.',
  },
} as const

export const recordNoteMails = {
  label: 'V<UNORDIN<<STAFF<NOTE<<<<<<<',
  open: 'Open the record',
  footer: 'We sent you this email because a colleague named you in the admin panel. Questions:',
  mention: {
    subject: (name: string) => `${name} has named you in a note`,
    preview: (name: string) => `${name} has named you in a note.`,
    title: 'You were named in a note',
    body: (name: string) => `${name} has written:`,
  },
  task: {
    subject: (name: string) => `${name} has given you a task`,
    preview: (name: string, day: string) => `${name} has given you a task, due ${day}.`,
    title: 'You have a new task',
    body: (name: string, day: string) => `${name} has given you this task. It is due ${day}:`,
  },
} as const
