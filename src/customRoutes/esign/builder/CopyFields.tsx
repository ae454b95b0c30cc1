import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Skeleton } from '@mui/material'
import { CopyPlus } from 'lucide-react'
import { useDataProvider, useGetList } from 'ra-core'
import { useId, useState } from 'react'
import type { ShownEnvelope, ShownEnvelopeDetail } from '../../../../contracts/esign/shown.ts'
import { envelopeStateChoices } from '../../../../contracts/esign/states.ts'
import { envelopeResource } from '../../../../contracts/resources/envelope.ts'
import { SearchField } from '../../../components/list/SearchField.tsx'
import { SegmentedControl } from '../../../components/SegmentedControl.tsx'
import { useToast } from '../../../components/useToast.ts'
import type { CallError } from '../../../dataProvider/callError.ts'
import { useLocale } from '../../../i18n/locale.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import styles from './Builder.module.css'
import { useBuilder } from './builder.ts'
import fieldsStyles from './Fields.module.css'
import { sizesOf } from './geometry.ts'
import { isSmooth, MovedDialog } from './MovedDialog.tsx'
import { type Moved, withFieldsOf } from './otherPages.ts'

/** Takes fields over from another document or template of the account. */
export const CopyFields = () => {
  const text = useTexts('esignBuilder')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        size="small"
        color="inherit"
        className={fieldsStyles.copyFields}
        startIcon={<CopyPlus size={16} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {text('copyFields.button')}
      </Button>
      {isOpen && <CopyDialog onClose={() => setOpen(false)} />}
    </>
  )
}

interface Found {
  title: string
  moved: Moved
}

const CopyDialog = ({ onClose }: { onClose: () => void }) => {
  const text = useTexts('esignBuilder')
  const titleId = useId()
  const toast = useToast()
  const choose = useChosen()
  const { change } = useBuilder()
  const [kind, setKind] = useState<'templates' | 'documents'>('templates')
  const [q, search] = useState('')
  const [found, setFound] = useState<Found>()

  const apply = ({ title, moved }: Found) => {
    change(() => moved.draft)
    toast(text('copyFields.done', { title }), 'success')
    onClose()
  }
  const take = async (envelope: ShownEnvelope) => {
    const next = await choose(envelope.id).catch((error: CallError) => toast(error.message, 'error'))
    if (!next) return
    if (isSmooth(next.moved)) apply(next)
    else setFound(next)
  }
  if (found)
    return (
      <MovedDialog
        title={text('copyFields.title', { title: found.title })}
        moved={found.moved}
        onConfirm={() => apply(found)}
        onClose={onClose}
      />
    )
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{text('copyFields.from')}</DialogTitle>
      <DialogContent className={styles.form}>
        <p className={styles.lead}>{text('copyFields.how')}</p>
        <SegmentedControl
          label={text('copyFields.from')}
          value={kind}
          options={[
            { value: 'templates', label: text('copyFields.templates') },
            { value: 'documents', label: text('copyFields.documents') },
          ]}
          onChange={setKind}
        />
        <SearchField label={text('copyFields.search')} value={q} onSearch={search} />
        <Choices
          filter={{ template: kind === 'templates', ...(q && { q }) }}
          onTake={envelope => void take(envelope)}
        />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {text('moved.cancel')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

const SHOWN = 10

const Choices = ({ filter, onTake }: { filter: object; onTake: (envelope: ShownEnvelope) => void }) => {
  const text = useTexts('esignBuilder')
  const locale = useLocale()
  const { id } = useBuilder()
  const { data = [], isPending } = useGetList<ShownEnvelope>(envelopeResource.name, {
    filter,
    sort: { field: 'updatedAt', order: 'DESC' },
    pagination: { page: 1, perPage: SHOWN },
  })
  const others = data.filter(one => one.id !== id)
  if (isPending) return <Skeleton variant="rounded" height={160} />
  if (others.length === 0) return <p className={styles.lead}>{text('copyFields.none')}</p>
  return (
    <ul className={styles.problems}>
      {others.map(one => (
        <li key={one.id}>
          <button type="button" onClick={() => onTake(one)}>
            <b>{one.title || text('untitled')}</b>
            {!one.template && ` · ${envelopeStateChoices[one.state].label[locale]}`}
          </button>
        </li>
      ))}
    </ul>
  )
}

/** Reads the chosen one, and what becomes of the draft with its fields. */
function useChosen() {
  const dataProvider = useDataProvider()
  const locale = useLocale()
  const { draft, sizes } = useBuilder()
  return async (id: string): Promise<Found> => {
    const { data } = await dataProvider.getOne<ShownEnvelopeDetail>(envelopeResource.name, { id })
    const files = new Map(data.files.map(file => [file.id, file]))
    const other = { draft: data.draft, sizes: sizesOf(data.draft.pages, files), keepValues: data.template }
    return { title: data.title, moved: withFieldsOf(draft, other, sizes, locale) }
  }
}
