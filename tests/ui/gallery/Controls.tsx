import { Button, Checkbox, Radio, Switch } from '@mui/material'
import { Download, Table2, UserRound } from 'lucide-react'
import { useState } from 'react'
import { AddFilterChip, FilterChip } from '../../../src/components/FilterChip.tsx'
import { OtpBoxes } from '../../../src/components/plain/OtpBoxes.tsx'
import { Section } from '../../../src/components/Section.tsx'
import { SegmentedControl } from '../../../src/components/SegmentedControl.tsx'
import { WalletCard } from '../../../src/components/WalletCard.tsx'
import styles from './Gallery.module.css'

const nothing = () => {}

export const Controls = () => {
  const [mode, setMode] = useState<'single' | 'bulk'>('single')
  const [code, setCode] = useState('482')
  return (
    <>
      <Section title="Buttons">
        <div className={styles.row}>
          <Button variant="contained">Verify, ₹1.50</Button>
          <Button variant="outlined" startIcon={<Download />}>
            Export CSV
          </Button>
          <Button variant="tonal">Fill sample</Button>
          <Button color="inherit">Cancel</Button>
          <Button variant="outlined" color="error">
            Deactivate
          </Button>
          <Button variant="contained" disabled>
            Disabled
          </Button>
          <Button variant="outlined" size="small">
            Small
          </Button>
        </div>
      </Section>
      <Section title="Controls">
        <div className={styles.stack}>
          <div className={styles.row}>
            <Checkbox slotProps={{ input: { 'aria-label': 'Empty' } }} />
            <Checkbox defaultChecked slotProps={{ input: { 'aria-label': 'Ticked' } }} />
            <Checkbox indeterminate slotProps={{ input: { 'aria-label': 'Some' } }} />
            <Radio checked slotProps={{ input: { 'aria-label': 'Picked' } }} />
            <Switch slotProps={{ input: { 'aria-label': 'Off' } }} />
            <Switch defaultChecked slotProps={{ input: { 'aria-label': 'On' } }} />
            <SegmentedControl
              label="Mode"
              value={mode}
              options={[
                { value: 'single', label: 'Single', icon: UserRound },
                { value: 'bulk', label: 'Bulk', icon: Table2 },
              ]}
              onChange={setMode}
            />
          </div>
          <div className={styles.row}>
            <FilterChip label="Status" value="Completed" onOpen={nothing} onClear={nothing} />
            <FilterChip label="Requested by" onOpen={nothing} />
            <AddFilterChip onOpen={nothing} />
          </div>
          <OtpBoxes
            label="Six-digit code"
            value={code}
            onChange={setCode}
            hint="Sent to your e-mail"
            aside="Resend in 0:24"
          />
        </div>
      </Section>
      <Section title="Wallet cards">
        <div className={styles.row}>
          <WalletCard name="Challan wallet" paise={4825000} onRefresh={nothing} />
          <WalletCard name="API wallet" paise={12486050} onRefresh={nothing} onAdd={nothing} />
          <WalletCard name="API wallet" paise={8250} low onRefresh={nothing} onAdd={nothing} />
          <WalletCard name="Current Outstanding" paise={21430000} />
          <WalletCard name="Product wallet" paise={undefined} loading onRefresh={nothing} />
        </div>
      </Section>
    </>
  )
}
