import { IconButton } from '@mui/material'
import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { IpAllowListEntry } from '../../../contracts/resources/ipAllowListEntry.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './Addresses.module.css'
import { LabelAddress } from './LabelAddress.tsx'
import { RemoveAddress } from './RemoveAddress.tsx'

export const AddressActions = ({ entry }: { entry: IpAllowListEntry }) => {
  const text = useTexts('ipAllowList')
  const [asked, setAsked] = useState<'label' | 'remove' | null>(null)
  const { address } = entry
  const close = () => setAsked(null)
  return (
    <span className={styles.actions}>
      <IconButton aria-label={text('editNamed', { address })} onClick={() => setAsked('label')}>
        <Pencil aria-hidden="true" />
      </IconButton>
      <IconButton aria-label={text('removeNamed', { address })} onClick={() => setAsked('remove')}>
        <Trash2 aria-hidden="true" />
      </IconButton>
      {asked === 'label' && <LabelAddress entry={entry} onClose={close} />}
      {asked === 'remove' && <RemoveAddress entry={entry} onClose={close} />}
    </span>
  )
}
