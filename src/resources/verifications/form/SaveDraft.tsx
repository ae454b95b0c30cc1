import { useQueryClient } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../../../contracts/platform/paths.ts'
import type { Product } from '../../../../contracts/products/index.ts'
import { type DraftDetail, draft } from '../../../../contracts/resources/draft.ts'
import { BusyButton } from '../../../components/BusyButton.tsx'
import { useToast } from '../../../components/useToast.ts'
import type { CallError } from '../../../dataProvider/callError.ts'
import { useDateFormats } from '../../../i18n/dates.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import styles from './Form.module.css'
import type { FormValues } from './formState.ts'

interface SaveDraftProps {
  product: Product
  values: FormValues
  draftId: string | undefined
  onSaved: (id: string) => void
}

/** Saves a draft on the server for all users of the account. */
export const SaveDraft = ({ product, values, draftId, onSaved }: SaveDraftProps) => {
  const text = useTexts('templates')
  const toast = useToast()
  const cache = useQueryClient()
  const dataProvider = useDataProvider()
  const { day } = useDateFormats()
  const [busy, setBusy] = useState(false)
  const { input, purpose, reference } = values
  const empty = !purpose && !reference.trim() && Object.values(input).every(value => value.trim() === '')

  const save = async () => {
    setBusy(true)
    const data = {
      input: Object.entries(input).map(([source, value]) => ({ source, value })),
      purpose: purpose || null,
      reference: reference.trim() || null,
    }
    try {
      const { data: saved } = draftId
        ? await dataProvider.update<DraftDetail>(draft.name, { id: draftId, data, previousData: {} })
        : await dataProvider.create<DraftDetail>(draft.name, { data: { ...data, product: product.id } })
      onSaved(saved.id)
      toast(text('drafts.saved', { date: day(saved.expiresAt) }), 'success')
      void cache.invalidateQueries({ queryKey: [draft.name, 'getList'] })
    } catch (error) {
      toast((error as CallError).message, 'error')
    } finally {
      setBusy(false)
    }
  }

  return (
    <div className={styles.keep}>
      <BusyButton size="small" variant="outlined" disabled={empty} busy={busy} onClick={() => void save()}>
        {text('drafts.save')}
      </BusyButton>
      <Link className={styles.all} to={paths.drafts}>
        {text('drafts.all')}
      </Link>
    </div>
  )
}
