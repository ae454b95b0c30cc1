import { IconButton, Tooltip } from '@mui/material'
import { Rows2, Rows3 } from 'lucide-react'
import { useStore } from 'ra-core'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { ColumnsButton } from './ColumnsButton.tsx'
import { useDeclaredList } from './declaredList.ts'
import styles from './Rows.module.css'

/** One choice for all lists. */
export const densityKey = 'lists.comfortable'

/** Which columns the table shows. */
export const ColumnChooser = () => {
  const text = useTexts('components')
  const locale = useLocale()
  const { resource, columns } = useDeclaredList()
  const declared = columns.some(({ fixed }) => fixed)
  return (
    <ColumnsButton
      resource={resource.name}
      label={text('list.columns')}
      reset={text('list.resetColumns')}
      usuallyHidden={columns.filter(({ hidden }) => hidden).map(({ name }) => name)}
      columns={columns.map(({ name, fixed }, index) => ({
        name,
        label: resource.fields[name]?.label[locale] ?? name,
        fixed: declared ? fixed === true : index === 0,
      }))}
    />
  )
}

/** Higher or lower rows. */
export const DensityButton = () => {
  const text = useTexts('components')
  const [comfortable, setComfortable] = useStore(densityKey, false)
  const label = text(comfortable ? 'list.compact' : 'list.comfortable')
  return (
    <Tooltip title={label}>
      <IconButton className={styles.square} aria-label={label} onClick={() => setComfortable(!comfortable)}>
        {comfortable ? <Rows3 aria-hidden="true" /> : <Rows2 aria-hidden="true" />}
      </IconButton>
    </Tooltip>
  )
}
