import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { StatementColumnKind } from '../../../contracts/bankStatements/statementColumns.ts'
import {
  listStatementLayouts,
  mapStatementLayout,
  removeStatementLayout,
} from '../../../contracts/calls/bankStatements.ts'
import { useToast } from '../../components/useToast.ts'
import { callApi } from '../../dataProvider/api.ts'
import { callQueryKey, useCallQuery } from '../../dataProvider/useCallQuery.ts'
import { useTexts } from '../../i18n/useTexts.ts'

/** Maps the columns of a check's file. `rows` is how many rows they gave; null until they are saved. */
export function useLayout(id: string) {
  const text = useTexts('bankStatements')
  const toast = useToast()
  const cache = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [rows, setRows] = useState<number | null>(null)
  const save = async (body: { file: number; kinds: StatementColumnKind[] }) => {
    setBusy(true)
    try {
      const reply = await callApi(mapStatementLayout, { params: { id }, body })
      setRows(reply.rows)
      toast(text(reply.replaced ? 'columns.replaced' : 'columns.kept', { smart_count: reply.rows }), 'success')
      if (reply.replaced) await cache.invalidateQueries()
    } catch (error) {
      toast((error as Error).message, 'error')
    }
    setBusy(false)
  }
  return { busy, rows, save }
}

/** The mappings that the account keeps. */
export function useKeptLayouts() {
  const cache = useQueryClient()
  const { data } = useCallQuery(listStatementLayouts, {})
  return {
    layouts: data?.layouts ?? [],
    remove: async (id: string) => {
      await callApi(removeStatementLayout, { params: { id } })
      await cache.invalidateQueries({ queryKey: callQueryKey(listStatementLayouts) })
    },
  }
}
