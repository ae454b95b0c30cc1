import { useRef, useState } from 'react'
import { searchChallans } from '../../../../contracts/calls/challans.ts'
import { checkIdentifier, normaliseIdentifier } from '../../../../contracts/identifiers/index.ts'
import type { Locale } from '../../../../contracts/platform/text.ts'
import { useCallMutation } from '../../../dataProvider/useCallQuery.ts'
import { useLocale } from '../../../i18n/locale.ts'
import { useTexts } from '../../../i18n/useTexts.ts'

/** One vehicle as typed. `key` identifies the row while rows are added and removed. */
export interface VehicleRow {
  key: number
  rc: string
  chassis: string
}

export type VehicleProblems = Map<number, { field: 'rc' | 'chassis'; message: string; at?: number }>

const emptyVehicleRow = (key: number): VehicleRow => ({ key, rc: '', chassis: '' })

/** Rows that cannot be sent, with the reason. Empty rows are ignored if another row is filled. */
function validateVehicles(
  rows: readonly VehicleRow[],
  locale: Locale,
  words: { empty: string; twice: string; chassis: string },
) {
  const problems: VehicleProblems = new Map()
  const seen = new Set<string>()
  const filled = rows.filter(({ rc, chassis }) => rc.trim() !== '' || chassis !== '')
  const [first] = rows
  if (filled.length === 0 && first) problems.set(first.key, { field: 'rc', message: words.empty })
  for (const { key, rc, chassis } of filled) {
    const checked = checkIdentifier('rc', rc, locale)
    const number = normaliseIdentifier('rc', rc)
    if (rc.trim() === '') problems.set(key, { field: 'rc', message: words.empty })
    else if (!checked.ok)
      problems.set(key, { field: 'rc', message: checked.reason, ...(checked.at !== undefined && { at: checked.at }) })
    else if (seen.has(number)) problems.set(key, { field: 'rc', message: words.twice })
    else if (chassis !== '' && !/^[A-Z0-9]{5}$/.test(chassis))
      problems.set(key, { field: 'chassis', message: words.chassis })
    seen.add(number)
  }
  return problems
}

/** The request body. */
const toVehicles = (rows: readonly VehicleRow[]) =>
  rows
    .filter(({ rc }) => rc.trim() !== '')
    .map(({ rc, chassis }) => ({ rcNo: normaliseIdentifier('rc', rc), ...(chassis && { chassisLast5: chassis }) }))

/** The form's rows, the errors after a submission, and the result. */
export function useVehicleSearch() {
  const text = useTexts('challanTool')
  const locale = useLocale()
  const nextKey = useRef(1)
  const [rows, setRows] = useState<readonly VehicleRow[]>([emptyVehicleRow(0)])
  const [problems, setProblems] = useState<VehicleProblems>(new Map())
  const search = useCallMutation(searchChallans)

  const change = (row: VehicleRow) => {
    setRows(now => now.map(one => (one.key === row.key ? row : one)))
    if (problems.has(row.key)) setProblems(now => new Map([...now].filter(([key]) => key !== row.key)))
  }
  const submit = () => {
    const words = { empty: text('search.empty'), twice: text('search.twice'), chassis: text('search.chassisHint') }
    const next = validateVehicles(rows, locale, words)
    setProblems(next)
    if (next.size === 0) search.mutate({ body: { vehicles: toVehicles(rows) } })
  }
  return {
    rows,
    problems,
    change,
    remove: (key: number) => setRows(now => now.filter(row => row.key !== key)),
    add: () => setRows(now => [...now, emptyVehicleRow(nextKey.current++)]),
    submit,
    busy: search.isPending,
    answer: search.data,
    error: search.error,
  }
}
