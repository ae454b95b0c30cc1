import { Checkbox, FormControlLabel, TextField } from '@mui/material'
import { useState } from 'react'
import { enrolFace } from '../../../contracts/calls/faceSearch.ts'
import { faceSearchLimits } from '../../../contracts/faces/faceSearch.ts'
import { pictureTypes } from '../../../contracts/files/files.ts'
import { BusyButton } from '../../components/BusyButton.tsx'
import { Section } from '../../components/Section.tsx'
import { useCallAction } from '../../components/useCallAction.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { FileInput } from '../verifications/files/FileInput.tsx'
import { readFiles } from '../verifications/files/fileValue.ts'
import styles from './Faces.module.css'

const empty = { picture: '', reference: '', consent: false }

/** Hands over the picture of one face with the account's own name for it. */
export const EnrolFace = () => {
  const text = useTexts('faceSearch')
  const [values, setValues] = useState(empty)
  // A new form for each face, because a file input keeps what was uploaded.
  const [round, setRound] = useState(0)
  const { run, busy } = useCallAction(enrolFace)
  const set = (more: Partial<typeof empty>) => setValues({ ...values, ...more })
  const [picture] = readFiles(values.picture)
  const reference = values.reference.trim()
  const label = text('enrol.picture')
  const isMissing = picture === undefined || reference === '' || !values.consent
  const enrol = () => {
    if (picture === undefined || !values.consent) return
    run({ body: { picture, reference, consent: values.consent } }, text('enrol.done'), () => {
      setValues(empty)
      setRound(round + 1)
    })
  }
  return (
    <Section title={text('enrol.title')}>
      <div className={styles.stack}>
        <FileInput
          key={round}
          field={{
            source: 'picture',
            label: { en: label, hi: label },
            kind: 'file',
            types: pictureTypes,
            hint: { en: text('enrol.pictureHint'), hi: text('enrol.pictureHint') },
          }}
          label={label}
          value={values.picture}
          onChange={picture => set({ picture })}
        />
        <TextField
          label={text('enrol.reference')}
          value={values.reference}
          autoComplete="off"
          helperText={text('enrol.referenceHint')}
          onChange={({ target }) => set({ reference: target.value })}
          slotProps={{ htmlInput: { maxLength: faceSearchLimits.reference } }}
        />
        <FormControlLabel
          label={text('enrol.consent')}
          control={<Checkbox checked={values.consent} onChange={(_, consent) => set({ consent })} />}
        />
        <div className={styles.ways}>
          <BusyButton variant="contained" busy={busy} disabled={isMissing} onClick={enrol}>
            {text('enrol.act')}
          </BusyButton>
        </div>
        {isMissing && <p className={styles.about}>{text('enrol.missing')}</p>}
      </div>
    </Section>
  )
}
