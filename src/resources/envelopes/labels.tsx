import { listEnvelopeLabels } from '../../../contracts/calls/esignLabels.ts'
import type { EnvelopeLabel } from '../../../contracts/esign/labels.ts'
import type { ShownEnvelope } from '../../../contracts/esign/shown.ts'
import { ChoiceEditor } from '../../components/list/ChoiceEditor.tsx'
import type { FilterEditorProps } from '../../components/list/declaration.ts'
import { useCallQuery } from '../../dataProvider/useCallQuery.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './Envelopes.module.css'

const NONE = { folders: [], tags: [] }

/** The folders and tags of the account. */
export const useLabels = () => useCallQuery(listEnvelopeLabels, {}).data ?? NONE

const optionsOf = (labels: readonly EnvelopeLabel[]) => labels.map(({ id, name }) => ({ value: id, label: name }))

export const FolderEditor = ({ label, value, onChange }: FilterEditorProps<string>) => {
  const { folders } = useLabels()
  const chosen = value === undefined ? [] : [value]
  // At most one: an envelope is in no other.
  const choose = (next: string[]) => onChange(next.find(one => one !== value))
  return folders.length === 0 ? (
    <NoLabels />
  ) : (
    <ChoiceEditor label={label} options={optionsOf(folders)} chosen={chosen} onChange={choose} />
  )
}

export const TagsEditor = ({ label, value = [], onChange }: FilterEditorProps<string[]>) => {
  const { tags } = useLabels()
  const choose = (next: string[]) => onChange(next.length > 0 ? next : undefined)
  return tags.length === 0 ? (
    <NoLabels />
  ) : (
    <ChoiceEditor label={label} options={optionsOf(tags)} chosen={value} onChange={choose} />
  )
}

const NoLabels = () => {
  const text = useTexts('esignScreen')
  return <p className={styles.quiet}>{text('labels.none')}</p>
}

/** The name of a folder, or of the tags, that a filter has by id. */
export const LabelWords = ({ value }: { value: string | string[] }) => {
  const { folders, tags } = useLabels()
  const names = [...folders, ...tags].filter(({ id }) => [value].flat().includes(id)).map(({ name }) => name)
  return names.join(', ') || '-'
}

interface CellProps {
  record: ShownEnvelope
}

export const Folder = ({ record: { folder } }: CellProps) => folder?.name ?? '-'

export const Tags = ({ record }: CellProps) => (record.tags.length === 0 ? '-' : <CardTags record={record} />)

/** On a card, where nothing stands in place of none. */
export const CardTags = ({ record: { tags } }: CellProps) =>
  tags.length > 0 && (
    <span className={styles.tags}>
      {tags.map(({ id, name }) => (
        <span key={id}>{name}</span>
      ))}
    </span>
  )
