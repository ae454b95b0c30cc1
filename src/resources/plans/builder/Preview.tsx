import {
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  MenuItem,
  TextField,
} from '@mui/material'
import { useId, useState } from 'react'
import type { PlanStep } from '../../../../contracts/cases/plan.ts'
import { stepOf } from '../../../../contracts/cases/steps/index.ts'
import { type Locale, locales } from '../../../../contracts/platform/text.ts'
import { SegmentedControl } from '../../../components/SegmentedControl.tsx'
import { languageNames, useLocale } from '../../../i18n/locale.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import styles from './Builder.module.css'
import { useBuilder } from './builder.ts'

/** The steps that ask the person, one after the other, as their page shows them. Nothing is sent. */
export const Preview = ({ onClose }: { onClose: () => void }) => {
  const text = useTexts('planBuilder')
  const titleId = useId()
  const { draft } = useBuilder()
  const [locale, setLocale] = useState<Locale>(useLocale())
  const [at, setAt] = useState(0)
  const asked = draft.steps.filter(({ kind }) => stepOf(kind).actor === 'subject')
  const step = asked[at]
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{text('preview.title')}</DialogTitle>
      <DialogContent>
        <div className={styles.preview} lang={locale}>
          <SegmentedControl
            label={text('preview.language')}
            value={locale}
            options={locales.map(value => ({ value, label: languageNames[value], lang: value }))}
            onChange={setLocale}
          />
          {step ? (
            <>
              <p className={styles.quiet}>{text('preview.progress', { number: at + 1, count: asked.length })}</p>
              <h3 className={styles.previewTitle}>{step.title[locale]}</h3>
              <Asked key={step.id} step={step} locale={locale} />
              {step.when && <p className={styles.quiet}>{text('preview.maybe')}</p>}
            </>
          ) : (
            <p>{text(asked.length === 0 ? 'preview.nobody' : 'preview.done')}</p>
          )}
        </div>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {text('preview.close')}
        </Button>
        <Button color="inherit" disabled={at === 0} onClick={() => setAt(at - 1)}>
          {text('preview.back')}
        </Button>
        <Button variant="contained" disabled={!step} onClick={() => setAt(at + 1)}>
          {text('preview.next')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

/** What a step asks. A kind without inputs of its own here is described. */
const Asked = ({ step, locale }: { step: PlanStep; locale: Locale }) => {
  const text = useTexts('planBuilder')
  const optional = (isOptional: boolean) => (isOptional ? text('preview.optional') : undefined)
  switch (step.kind) {
    case 'consent':
      return (
        <>
          <p className={styles.consentText}>{step.settings.text[locale]}</p>
          <FormControlLabel label={text('preview.agree')} control={<Checkbox />} />
        </>
      )
    case 'form':
      return step.settings.fields.map(({ source, label, kind, options, optional: isOptional }) => (
        <TextField
          key={source}
          fullWidth
          label={label[locale]}
          helperText={optional(isOptional)}
          multiline={kind === 'textarea'}
          select={kind === 'select'}
          type={kind === 'number' || kind === 'date' ? kind : 'text'}
          defaultValue=""
          slotProps={{ inputLabel: kind === 'date' ? { shrink: true } : {} }}
        >
          {kind === 'select' &&
            (options ?? []).map(option => (
              <MenuItem key={option} value={option}>
                {option}
              </MenuItem>
            ))}
        </TextField>
      ))
    case 'code':
      return <TextField fullWidth label={text('preview.code')} />
    default:
      return <p>{stepOf(step.kind).summary[locale]}</p>
  }
}
