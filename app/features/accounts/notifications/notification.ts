/** Something that happened, told to one person of a client. */
export type Notification = {
  id: string
  /** What kind of thing, as `noun.verb`: `project.update_posted`, `ticket.replied`. */
  kind: string
  title: string
  /** A path of the portal. */
  url: string
  read_at: string | null
  created_at: string
}
