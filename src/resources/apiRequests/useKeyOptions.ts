import { useGetList } from 'ra-core'
import { limits } from '../../../contracts/limits.ts'
import type { Option } from '../../components/list/ChoiceEditor.tsx'

/** The account's keys, revoked ones too: they have made calls. */
export function useKeyOptions(enabled: boolean): Option<string>[] {
  const { data = [] } = useGetList<{ id: string; name: string; hint: string }>(
    'api-keys',
    { pagination: { page: 1, perPage: limits.maxPageSize }, sort: { field: 'id', order: 'DESC' }, filter: {} },
    { enabled, onError: () => {} },
  )
  return data.map(({ id, name, hint }) => ({ value: id, label: `${name} (${hint})` }))
}
