/** When the address of somebody's calendar was made, and read last. */
export type OwnCalendar = { created_at: string; read_at: string | null }
