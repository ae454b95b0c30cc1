import type { RaRecord } from 'ra-core'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import type { DetailPart } from '../detail/parts.ts'
import { RecordDetail } from '../detail/RecordDetail.tsx'
import { RecordDrawer } from '../RecordDrawer.tsx'
import { useDeclaredList } from './declaredList.ts'
import { useOpenRecord } from './useOpenRecord.ts'

/** The clicked record, beside its list. */
const ListDrawer = ({ parts }: { parts: readonly DetailPart[] }) => {
  const text = useTexts('components')
  const locale = useLocale()
  const { resource } = useDeclaredList()
  const { id, close } = useOpenRecord()
  const { title, one, missing, error } = resource.words ?? {}
  const words = {
    title: (one ?? title)?.[locale] ?? '',
    close: text('message.close'),
    missing: missing?.[locale] ?? text('empty.noMatch'),
    error: error?.[locale] ?? text('empty.errorTitle'),
  }
  return (
    <RecordDrawer<RaRecord> detail={resource.hasDetail} id={id} resource={resource.name} onClose={close} words={words}>
      {record => <RecordDetail fields={resource.fields} parts={parts} record={record} />}
    </RecordDrawer>
  )
}

export default ListDrawer
