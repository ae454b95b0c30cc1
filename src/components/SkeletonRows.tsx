import { Skeleton, TableCell, TableRow } from '@mui/material'
import { useDelayed } from './useDelayed.ts'

interface SkeletonRowsProps {
  rows?: number
  /** One per column, in the table's order. */
  columns: ('box' | 'short' | 'long' | 'chip' | 'number')[]
}

const widths = { box: 16, short: 84, long: 120, chip: 86, number: 40 }
const heights = { box: 16, short: 12, long: 12, chip: 22, number: 12 }

/** Placeholder rows with the height and shape of the expected ones. Invisible for the first 150 ms, because most replies arrive by then. */
export const SkeletonRows = ({ rows = 8, columns }: SkeletonRowsProps) => {
  const shown = useDelayed(150)
  return Array.from({ length: rows }, (_, row) => (
    <TableRow key={row} aria-hidden="true">
      {columns.map((kind, column) => (
        <TableCell key={column} align={kind === 'number' ? 'right' : 'left'}>
          <Skeleton
            variant="rounded"
            // Widths vary like those of words, but are the same on each render.
            width={kind === 'long' ? widths.long - ((row * 37) % 50) : widths[kind]}
            height={heights[kind]}
            sx={{ display: 'inline-block', verticalAlign: 'middle' }}
            // Keeps the columns in place.
            style={{ visibility: shown ? 'visible' : 'hidden' }}
          />
        </TableCell>
      ))}
    </TableRow>
  ))
}
