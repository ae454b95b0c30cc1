import { Button, Checkbox, DialogActions, DialogContent, DialogTitle, FormControlLabel } from '@mui/material'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { CopyButton } from '../../../components/CopyButton.tsx'
import { clientConfig } from '../../../dataProvider/clientConfig.ts'
import { saveBlob } from '../../../dataProvider/saveBlob.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import styles from './SecondFactor.module.css'

interface RecoveryCodesProps {
  titleId: string
  codes: readonly string[]
  /** Earlier codes existed and are now invalid. */
  replaced: boolean
  onDone: () => void
}

/** Shows the recovery codes once. */
export const RecoveryCodes = ({ titleId, codes, replaced, onDone }: RecoveryCodesProps) => {
  const text = useTexts('secondFactor')
  const { brandName: brand } = clientConfig()
  const [kept, setKept] = useState(false)
  const list = codes.join('\n')

  const save = () => {
    const content = `${text('file.head', { brand, address: location.host })}\n\n${list}\n`
    saveBlob(new Blob([content], { type: 'text/plain;charset=utf-8' }), text('file.name', { brand }))
  }

  return (
    <>
      <DialogTitle id={titleId}>{text('codesTitle')}</DialogTitle>
      <DialogContent className={styles.form}>
        <p className={styles.lead}>
          {text('codesLead')} {replaced && text('codesOld')}
        </p>
        <ol className={styles.codes} aria-label={text('codesList')}>
          {codes.map(code => (
            <li key={code} className="mono">
              {code}
            </li>
          ))}
        </ol>
        <div className={styles.keep}>
          <CopyButton worded value={list} />
          <Button variant="outlined" size="small" startIcon={<Download />} onClick={save}>
            {text('download')}
          </Button>
        </div>
        <FormControlLabel
          control={<Checkbox checked={kept} onChange={(_, checked) => setKept(checked)} />}
          label={text('kept')}
        />
      </DialogContent>
      <DialogActions>
        <Button variant="contained" disabled={!kept} onClick={onDone}>
          {text('done')}
        </Button>
      </DialogActions>
    </>
  )
}
