import { useQuery } from '@tanstack/react-query'
import { Braces, FileSpreadsheet, SquareCheck } from 'lucide-react'
import { type DataProvider, useDataProvider } from 'ra-core'
import { findVerificationProduct } from '../../../contracts/calls/verifications.ts'
import { entryOf, isProductId, type ProductId } from '../../../contracts/checks/catalogue.ts'
import { paths, withId } from '../../../contracts/platform/paths.ts'
import { callApi } from '../../dataProvider/api.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { shownId } from '../../resources/verifications/record.ts'
import type { Finding } from './CommandPalette.tsx'

/** A whole id of a check, of a file or of an API request. Nothing else that is typed leaves the browser. */
const ID = /^(?:ver|job|req)_[0-9a-f]{32}$/

interface Found {
  id: string
  product: string | null
}

/** Finds the record with this id among the customer's own; null if there is none, or the person may not read it. */
async function findRecord(dataProvider: DataProvider, id: string): Promise<Found | null> {
  if (id.startsWith('ver_')) return callApi(findVerificationProduct, { params: { id } }).catch(() => null)
  const { data } = await dataProvider
    .getList<Found>(id.startsWith('job_') ? 'bulk-jobs' : 'api-requests', {
      filter: { id: [id] },
      sort: { field: 'id', order: 'DESC' },
      pagination: { page: 1, perPage: 1 },
    })
    .catch(() => ({ data: [] }))
  return data[0] ?? null
}

const pathOf = ({ id, product }: Found) =>
  id.startsWith('req_') || !isProductId(product ?? '')
    ? `${paths.apiTrackingReport}?entry=${id}`
    : withId(entryOf(product as ProductId).paths.detail, id)

const icons = { ver: SquareCheck, job: FileSpreadsheet, req: Braces }

export function useRecordById(typed: string): Finding {
  const text = useTexts('palette')
  const locale = useLocale()
  const dataProvider = useDataProvider()
  const id = typed.toLowerCase()
  const enabled = ID.test(id)
  const { data, isFetching } = useQuery({
    queryKey: ['palette', id],
    queryFn: () => findRecord(dataProvider, id),
    enabled,
  })
  if (!enabled || !data) return { commands: [], searching: enabled && isFetching }
  const kind = data.id.slice(0, 3) as keyof typeof icons
  const product = data.product && isProductId(data.product) ? entryOf(data.product).label[locale] : ''
  const detail = [text(`kind.${kind}`), product].filter(Boolean).join(' · ')
  return {
    commands: [{ id: data.id, label: shownId(data.id), detail, icon: icons[kind], to: pathOf(data) }],
    searching: false,
  }
}
