import { Button } from '@mui/material'
import { Mail } from 'lucide-react'
import { useRefresh } from 'react-admin'
import { printLetter } from '../../../contracts/calls/cases.ts'
import type { ShownCaseDetail, ShownStep } from '../../../contracts/cases/shown.ts'
import { useToast } from '../../components/useToast.ts'
import type { CallError } from '../../dataProvider/callError.ts'
import { download } from '../../dataProvider/download.ts'
import { useTexts } from '../../i18n/useTexts.ts'

/** Saves the letter that is to be posted to the person's address. It has the code, which no page shows. */
export const PrintLetterButton = ({ found, step }: { found: ShownCaseDetail; step: ShownStep }) => {
  const text = useTexts('casesScreen')
  const toast = useToast()
  const refresh = useRefresh()
  const save = async () => {
    try {
      await download(printLetter, { params: { id: found.id, step: step.id } }, `${step.id}-letter.pdf`)
      refresh()
    } catch (error) {
      toast((error as CallError).message, 'error')
    }
  }
  return (
    <Button size="small" variant="contained" startIcon={<Mail aria-hidden="true" />} onClick={() => void save()}>
      {text(step.letter?.printedAt ? 'actions.printAgain' : 'actions.print')}
    </Button>
  )
}
