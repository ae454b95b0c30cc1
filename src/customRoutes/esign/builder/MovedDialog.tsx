import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { useId } from 'react'
import { fieldKindFacts } from '../../../../contracts/esign/fieldKinds.ts'
import { useLocale } from '../../../i18n/locale.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import styles from './Builder.module.css'
import documentsStyles from './Documents.module.css'
import type { Moved } from './otherPages.ts'

interface MovedDialogProps {
  title: string
  moved: Moved
  onConfirm: () => void
  onClose: () => void
}

/** Whether somebody has to know before fields go to other pages. */
export const isSmooth = ({ lost, resized }: Moved) => lost.length === 0 && resized === 0

/** Before fields go to other pages: which have no page there, and how many may need another look. */
export const MovedDialog = ({ title, moved: { lost, resized }, onConfirm, onClose }: MovedDialogProps) => {
  const text = useTexts('esignBuilder')
  const locale = useLocale()
  const titleId = useId()
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent className={styles.form}>
        {resized > 0 && <p>{text('moved.resized', { smart_count: resized })}</p>}
        {lost.length > 0 && (
          <>
            <p>{text('moved.lost', { smart_count: lost.length })}</p>
            <ul className={documentsStyles.lost}>
              {lost.map(({ field, page }) => (
                <li key={field.id}>
                  {text('fields.on', { kind: field.label || fieldKindFacts[field.kind].label[locale], page })}
                </li>
              ))}
            </ul>
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" autoFocus onClick={onClose}>
          {text('moved.cancel')}
        </Button>
        <Button variant="contained" onClick={onConfirm}>
          {text('moved.confirm')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
