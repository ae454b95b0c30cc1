import { Button, TextField } from '@mui/material'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { downloadClientStatement } from '../../../contracts/calls/whiteLabel.ts'
import { useStaffCanCall } from '../../authProvider/staff.ts'
import { Section } from '../../components/Section.tsx'
import { useToast } from '../../components/useToast.ts'
import { download } from '../../dataProvider/download.ts'
import { daysAgo } from '../../i18n/dates.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './WhiteLabel.module.css'

const thisMonth = () => daysAgo(0).slice(0, 7)

/** A client's statement of a month as a file. */
export const ClientStatement = ({ id }: { id: string }) => {
  const text = useTexts('adminWhiteLabel')
  const toast = useToast()
  const [month, setMonth] = useState(thisMonth)
  if (!useStaffCanCall(downloadClientStatement)) return null
  const load = () =>
    download(downloadClientStatement, { params: { id }, query: { month } }, `statement-${month}.csv`).catch(() =>
      toast(text('statementFailed'), 'error'),
    )
  return (
    <Section title={text('statement')}>
      <div className={styles.actions}>
        <TextField
          type="month"
          size="small"
          label={text('statementMonth')}
          value={month}
          onChange={event => setMonth(event.target.value)}
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: thisMonth() } }}
        />
        <Button
          variant="outlined"
          startIcon={<Download aria-hidden="true" />}
          disabled={!/^20\d\d-\d\d$/.test(month)}
          onClick={() => void load()}
        >
          {text('downloadStatement')}
        </Button>
      </div>
    </Section>
  )
}
