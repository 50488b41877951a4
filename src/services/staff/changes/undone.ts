import * as z from 'zod'

/** What was undone last, which a double click asks for again: the version that it was, and by whom. */
export const undoneSchema = z.object({ version: z.int(), by: z.string() })
export type Undone = z.infer<typeof undoneSchema>
