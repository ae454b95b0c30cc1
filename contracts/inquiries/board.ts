import { z } from 'zod'
import { day } from '../fields/schemas.ts'
import { boardLimits } from './boardLimits.ts'
import { nodeKinds } from './graph.ts'

const nodeId = z.string().regex(/^[\w:-]{1,40}$/, 'Use the ID of a node.')
const place = z.number().finite().min(-1_000_000).max(1_000_000)

/** How a graph is laid out: places of nodes that were moved, what is hidden, and how it is grouped and filtered. Ids only, no values. */
export const boardLayout = z.object({
  places: z.record(nodeId, z.object({ x: place, y: place })),
  collapsed: z.array(nodeId).max(boardLimits.nodes),
  hiddenKinds: z.array(z.enum(nodeKinds)).max(nodeKinds.length),
  grouped: z.boolean(),
  until: day.nullable(),
})

export type BoardLayout = z.output<typeof boardLayout>

export const shownBoard = z.object({
  id: z.string(),
  name: z.string(),
  layout: boardLayout,
  savedBy: z.string(),
  savedAt: z.iso.datetime(),
})

export type ShownBoard = z.output<typeof shownBoard>
