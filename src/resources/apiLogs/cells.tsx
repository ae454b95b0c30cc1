import { listSources } from '../../../contracts/calls/usage.ts'
import type { ApiLog } from '../../../contracts/resources/apiRequest.ts'
import { ChoiceEditor, type Option } from '../../components/list/ChoiceEditor.tsx'
import type { FilterEditorProps } from '../../components/list/declaration.ts'
import { useFilterLabels } from '../../components/list/useFilterLabels.ts'
import { useCallQuery } from '../../dataProvider/useCallQuery.ts'
import { useSourceName } from './useSourceName.ts'

/** Who answered; '-' without an answer. */
export const Source = ({ record: { source, sourceLabel } }: { record: ApiLog }) => {
  const nameOf = useSourceName()
  return source === null || sourceLabel === null ? '-' : nameOf(source, sourceLabel)
}

function useSourceOptions(): Option<string>[] {
  const { data } = useCallQuery(listSources, {})
  const nameOf = useSourceName()
  return (data?.sources ?? []).map(({ id, label }) => ({ value: id, label: nameOf(id, label) }))
}

/** Filters calls by the source that answered. */
export const SourceEditor = ({ label, value = [], onChange }: FilterEditorProps<string[]>) => (
  <ChoiceEditor label={label} options={useSourceOptions()} chosen={value} onChange={onChange} />
)

export const SourceNames = ({ value }: { value: string[] }) => {
  const options = useSourceOptions()
  return useFilterLabels().choices(options, value) ?? value[0]
}
