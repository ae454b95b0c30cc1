import { MenuItem, TextField } from '@mui/material'
import { useState } from 'react'
import { FileDropzone } from '../../../src/components/FileDropzone.tsx'
import { IdentifierInput } from '../../../src/components/IdentifierInput.tsx'
import { Button } from '../../../src/components/plain/Button.tsx'
import { Field } from '../../../src/components/plain/Field.tsx'
import { Section } from '../../../src/components/Section.tsx'
import styles from './Gallery.module.css'

const purposes = ['Vendor onboarding', 'Employment check']

export const Fields = () => {
  const [pan, setPan] = useState('ABCDE1234A')
  const [rc, setRc] = useState('MHI2AB1000')
  const [gstin, setGstin] = useState('27AAPFU0939F1ZV')
  return (
    <Section title="Fields">
      <div className={styles.stack}>
        <IdentifierInput
          label="PAN"
          length={10}
          value={pan}
          onChange={setPan}
          wrongAt={3}
          error="Character 4, “D”, is not a holder type. P is a person, C a company."
        />
        <IdentifierInput
          label="GSTIN"
          length={15}
          value={gstin}
          onChange={setGstin}
          success="Maharashtra, check digit right"
        />
        <IdentifierInput
          optional
          label="Vehicle number"
          value={rc}
          onChange={setRc}
          wrongAt={2}
          error="Character 3 is the letter I, a digit belongs here."
        />
        <TextField label="Name" defaultValue="Asha Menon" helperText="As on the card" />
        <TextField select label="Purpose" defaultValue={purposes[0]}>
          {purposes.map(purpose => (
            <MenuItem key={purpose} value={purpose}>
              {purpose}
            </MenuItem>
          ))}
        </TextField>
        <TextField error label="Amount" defaultValue="1999" helperText="Amount should be more than or equal to 2000" />
        <Field label="E-mail" readOnly value="ananya.iyer@zenith.example" action={<Button look="link">Edit</Button>} />
        <div className={styles.row}>
          <Button>Send OTP</Button>
          <Button busy="wait…">Send OTP</Button>
          <Button look="secondary">Sign in with Google</Button>
        </div>
        <FileDropzone label="File" types={['.csv', '.xlsx']} maxBytes={10 * 1024 * 1024} onFile={() => {}} />
        <FileDropzone
          label="Chosen file"
          types={['.csv']}
          maxBytes={1024}
          file={{ name: 'vendors-nov-2026.csv', detail: '1,240 rows, 64 KB, read in 0.2 s' }}
          onFile={() => {}}
          onRemove={() => {}}
        />
      </div>
    </Section>
  )
}
