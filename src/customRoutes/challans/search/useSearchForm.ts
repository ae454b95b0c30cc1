import { useRef, useState } from 'react'
import { searchChallans } from '../../../../contracts/calls/challans.ts'
import { useCallMutation } from '../../../dataProvider/useCallQuery.ts'
import { useLocale } from '../../../i18n/locale.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { emptyVehicleRow, toVehicles, type VehicleErrors, type VehicleRow, validateVehicles } from './vehicleSearch.ts'

/** The form's rows, what is wrong with them once they were sent, and the answer. */
export function useSearchForm() {
  const text = useTexts('challanTool')
  const locale = useLocale()
  const next = useRef(1)
  const [rows, setRows] = useState<readonly VehicleRow[]>([emptyVehicleRow(0)])
  const [wrong, setWrong] = useState<VehicleErrors>(new Map())
  const search = useCallMutation(searchChallans)

  const change = (row: VehicleRow) => {
    setRows(now => now.map(one => (one.key === row.key ? row : one)))
    if (wrong.has(row.key)) setWrong(now => new Map([...now].filter(([key]) => key !== row.key)))
  }
  const submit = () => {
    const words = { empty: text('search.empty'), twice: text('search.twice'), chassis: text('search.chassisHint') }
    const found = validateVehicles(rows, locale, words)
    setWrong(found)
    if (found.size === 0) search.mutate({ body: { vehicles: toVehicles(rows) } })
  }
  return {
    rows,
    wrong,
    change,
    remove: (key: number) => setRows(now => now.filter(row => row.key !== key)),
    add: () => setRows(now => [...now, emptyVehicleRow(next.current++)]),
    submit,
    busy: search.isPending,
    answer: search.data,
    error: search.error,
  }
}
