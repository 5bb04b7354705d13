import { found } from './found.ts'

/** Words of the list of tasks, and of the links between it and the list of people. */
export const taskListPage = {
  title: 'Tasks',
  caption: 'Open tasks',
  intro: 'What is to be done for people and organizations. A new task begins on their pages.',
  found: found('open task', 'open tasks'),
  pages: 'Pages of tasks',
  searchLabel: 'Search tasks',
  searchPlaceholder: 'Words of the task',
  tabs: { label: 'Sections of people', people: 'People', tasks: 'Tasks' },
  due: 'Due',
  dues: { all: 'Any day', due: 'Today or earlier', late: 'Late' },
  owner: 'Owner',
  owners: { all: 'Everybody', mine: 'Mine', none: 'Nobody' },
  columns: {
    title: 'Task',
    about: 'For',
    due_on: 'Due',
    state: 'Status',
    owner: 'Owner',
    actions: 'Action',
  },
  states: { late: 'Late', today: 'Today', later: 'Open' },
  empty: 'No open tasks.',
  emptyHint:
    'A task appears here when one of us adds it on the page of a person or an organization.',
  emptyAction: 'Open the people',
  noMatch: 'No tasks here.',
  noMatchHint: 'Change the words of the search, the days or the owner.',
  failure: 'Error loading tasks. Please try again.',
} as const
