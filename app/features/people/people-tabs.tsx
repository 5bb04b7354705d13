import { PartLinks } from '#app/ui/part-links.tsx'
import { taskListPage } from '#content/task-list.ts'
import { peoplePath } from './person.ts'

const { tabs } = taskListPage
const parts = [
  { key: 'people', to: peoplePath, label: tabs.people },
  { key: 'tasks', to: `${peoplePath}/tasks`, label: tabs.tasks },
] as const

/** The list of people and that of their tasks. */
export const PeopleTabs = ({ selected }: { selected: (typeof parts)[number]['key'] }) => (
  <PartLinks label={tabs.label} parts={parts} selected={selected} />
)
