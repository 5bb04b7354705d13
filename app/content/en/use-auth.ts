/** Apart from the entrance's words, because every page loads it. */
export const useAuthOutside = 'useAuth must be used within an AuthProvider'
