import { Button, IconButton } from '@mui/material'
import { Plus, X } from 'lucide-react'
import { IdentifierInput } from '../../../components/IdentifierInput.tsx'
import { useTexts } from '../../../i18n/useTexts.ts'
import styles from './Search.module.css'
import type { VehicleProblems, VehicleRow } from './useVehicleSearch.ts'

interface VehicleRowsProps {
  rows: readonly VehicleRow[]
  problems: VehicleProblems
  most: number
  onChange: (row: VehicleRow) => void
  onRemove: (key: number) => void
  onAdd: () => void
}

/** One row per vehicle: its number and, if the source requires it, the end of the chassis number. */
export const VehicleRows = ({ rows, problems, most, onChange, onRemove, onAdd }: VehicleRowsProps) => {
  const text = useTexts('challanTool')
  return (
    <>
      <ol className={styles.rows}>
        {rows.map((row, index) => {
          const number = index + 1
          const problem = problems.get(row.key)
          const of = (field: 'rc' | 'chassis') => (problem?.field === field ? problem : undefined)
          return (
            <li key={row.key} className={styles.row}>
              <IdentifierInput
                label={rows.length > 1 ? text('search.vehicleOf', { number }) : text('search.vehicle')}
                value={row.rc}
                onChange={rc => onChange({ ...row, rc })}
                error={of('rc')?.message}
                wrongAt={of('rc')?.at}
              />
              <IdentifierInput
                label={rows.length > 1 ? text('search.chassisOf', { number }) : text('search.chassis')}
                optional
                value={row.chassis}
                onChange={chassis => onChange({ ...row, chassis: chassis.trim().slice(0, 5) })}
                error={of('chassis')?.message}
                hint={text('search.chassisHint')}
              />
              {rows.length > 1 && (
                <IconButton aria-label={text('search.remove', { number })} onClick={() => onRemove(row.key)}>
                  <X aria-hidden="true" />
                </IconButton>
              )}
            </li>
          )
        })}
      </ol>
      <Button
        className={styles.add}
        startIcon={<Plus aria-hidden="true" />}
        disabled={rows.length >= most}
        onClick={onAdd}
      >
        {text('search.add')}
      </Button>
      {rows.length >= most && <p className={styles.most}>{text('search.most', { count: most })}</p>}
    </>
  )
}
