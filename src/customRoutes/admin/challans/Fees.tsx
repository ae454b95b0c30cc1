import { Button } from '@mui/material'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { EmbeddedList } from '../../../components/list/ListPage.tsx'
import { useTexts } from '../../../i18n/useTexts.ts'
import { FeeForm } from '../../../resources/challanFees/FeeForm.tsx'
import { challanFees } from '../../../resources/challanFees/index.ts'
import styles from './Challans.module.css'

/** Every version of every fee, and a way to add one. */
const Fees = () => {
  const text = useTexts('adminChallans')
  const [open, setOpen] = useState(false)
  return (
    <>
      <div className={styles.bar}>
        <p className={styles.lead}>{text('fees.lead')}</p>
        <Button variant="contained" startIcon={<Plus aria-hidden="true" />} onClick={() => setOpen(true)}>
          {text('fees.add')}
        </Button>
      </div>
      <EmbeddedList of={challanFees} />
      {open && <FeeForm onClose={() => setOpen(false)} />}
    </>
  )
}

export default Fees
