import { useListContext, useNotify } from 'ra-core'
import { useState } from 'react'
import { exportVerifications } from '../../../../contracts/calls/verifications.ts'
import type { ProductId } from '../../../../contracts/products/index.ts'
import type { CallError } from '../../../dataProvider/callError.ts'
import { download } from '../../../dataProvider/download.ts'
import { daysAgo } from '../../../i18n/dates.ts'
import { useProduct } from '../product.ts'
import type { VerificationRecord } from '../record.ts'
import type { Filters } from './filters.ts'

/** The list as it is filtered, or only so many of its ids, as CSV: masked as on screen, and audited. */
export function useExport() {
  const product = useProduct()
  const notify = useNotify()
  const [busy, setBusy] = useState(false)
  const { filterValues, filter: kept } = useListContext<VerificationRecord>()
  const { after: _, ...filters }: Filters = { ...filterValues, ...kept }

  const run = async (ids?: string[]) => {
    setBusy(true)
    try {
      const filter = JSON.stringify(ids ? { id: ids } : filters)
      const query = { product: product.id as ProductId, filter }
      await download(exportVerifications, { query }, `${product.id}-${daysAgo(0)}.csv`)
    } catch (error) {
      notify((error as CallError).message, { type: 'error' })
    } finally {
      setBusy(false)
    }
  }
  return { busy, run }
}
