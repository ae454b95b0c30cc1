import { z } from 'zod'
import { mappingFault, mappingFaults, statementColumnKinds } from './statementColumns.ts'
import { statementLimits } from './statements.ts'

/** Kept mappings of one account, and the columns of one page. */
export const layoutLimits = { kept: 200, columns: 60, rows: 24 } as const

const place = z.number().min(-10_000).max(100_000)

/** The place of a column: points from the left edge of the page, or of a sheet's cells, which lie 100 apart. */
export const statementPlace = z.object({ left: place, right: place })

/** What a person said of the columns of a layout, from the left. */
export const mappedColumn = statementPlace.extend({ kind: z.enum(statementColumnKinds) })

/**
 * How the tables of a layout are recognized and read. Nothing in it is of a person: `key` is a hash of the bank and of the words of the headings, `anchors`
 * are places of the headings, or of the columns where there are none.
 */
export const statementMapping = z.object({
  key: z.string().regex(/^[0-9a-f]{32}$/),
  anchors: z.array(place).max(layoutLimits.columns * 2),
  columns: z.array(mappedColumn).min(1).max(layoutLimits.columns),
})
export type StatementMapping = z.output<typeof statementMapping>

/** The kinds of all columns, from the left. */
export const mappedKinds = z
  .array(z.enum(statementColumnKinds))
  .min(1)
  .max(layoutLimits.columns)
  .superRefine((kinds, issues) => {
    const fault = mappingFault(kinds)
    if (fault) issues.addIssue({ code: 'custom', message: mappingFaults[fault] })
  })

/** The place of a file in its check, counted from 0. */
export const filePlace = z
  .number()
  .int()
  .min(0)
  .max(statementLimits.files - 1)

/** The columns of a file as they are read, for a person who says what they hold. */
export const statementLayout = z.object({
  file: filePlace,
  name: z.string(),
  /** Of the check. */
  files: z.number().int(),
  /** Whether a kept mapping is used for this layout. */
  isMapped: z.boolean(),
  /** From the left. `kind` is what the reader takes the column for. */
  columns: z.array(z.object({ heading: z.string(), kind: z.enum(statementColumnKinds) })),
  /** The first lines of the table, one text for each column. */
  rows: z.array(z.object({ page: z.number().int(), cells: z.array(z.string()) })),
})
export type StatementLayout = z.output<typeof statementLayout>

/** A mapping that is kept for a layout. */
export const keptLayout = z.object({
  id: z.string(),
  bank: z.string().nullable(),
  kinds: z.array(z.enum(statementColumnKinds)),
  createdAt: z.iso.datetime(),
})
