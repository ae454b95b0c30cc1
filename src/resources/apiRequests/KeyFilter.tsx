import { useGetList } from 'ra-core'
import { limits } from '../../../contracts/limits.ts'
import { ChoiceEditor, type Option } from '../../components/list/ChoiceEditor.tsx'
import type { FilterEditorProps } from '../../components/list/declaration.ts'
import { useFilterLabels } from '../../components/list/useFilterLabels.ts'

/** The account's keys, revoked ones too: they have made calls. */
function useKeyOptions(): Option<string>[] {
  const { data = [] } = useGetList<{ id: string; name: string; hint: string }>(
    'api-keys',
    { pagination: { page: 1, perPage: limits.maxPageSize }, sort: { field: 'id', order: 'DESC' }, filter: {} },
    { onError: () => {} },
  )
  return data.map(({ id, name, hint }) => ({ value: id, label: `${name} (${hint})` }))
}

/** Requests of some of the account's keys. */
export const KeyEditor = ({ label, value = [], onChange }: FilterEditorProps<string[]>) => (
  <ChoiceEditor label={label} options={useKeyOptions()} chosen={value} onChange={onChange} />
)

export const KeyNames = ({ value }: { value: string[] }) => {
  const options = useKeyOptions()
  return useFilterLabels().choices(options, value) ?? value[0]
}
